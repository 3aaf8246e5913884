import {lettering} from './lettering';
import {house} from './palette';
import {block, flat, line, mix, oval, polygon} from './paper';
import {at, GLASS, mark, patch, paints, round} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

/** A small clearing in an arch, as it stands on packs: sky, sun, two hills, trunks. */
function arch(x: number, y: number, w: number, h: number, sky: string, hill: string): string {
  const top = `M${x - w} ${y}V${y - h + w}A${w} ${w} 0 0 1 ${x + w} ${y - h + w}V${y}Z`;
  return (
    flat(top, sky) +
    flat(oval(x + w * 0.28, y - h * 0.62, w * 0.24), house.sun) +
    flat(
      `M${x - w} ${y - h * 0.36}Q${x - w * 0.3} ${y - h * 0.54} ${x + w * 0.2} ${y - h * 0.36}T${x + w} ${y - h * 0.4}V${y}H${x - w}Z`,
      hill,
    ) +
    flat(`M${x - w} ${y - h * 0.18}Q${x} ${y - h * 0.3} ${x + w} ${y - h * 0.2}V${y}H${x - w}Z`, house.forest500) +
    flat(
      `M${x - w} ${y}V${y - h * 0.62}H${x - w * 0.86}L${x - w * 0.82} ${y}ZM${x + w} ${y}V${y - h * 0.62}H${x + w * 0.84}L${x + w * 0.8} ${y}Z`,
      house.forest900,
    )
  );
}

const print = (text: string, y: number, size: number, colour: string, width = 380, x = 0): string =>
  lettering({text, x, y, size, maxWidth: width, colour, weight: 0.11});

/** A carton box with a side in shade and a name. */
export function carton(colour: string, name: string, sky: string, high = 640, half = 330): Thing {
  return () =>
    [
      patch(
        polygon([
          [-half, -high],
          [half, -high],
          [half - 60, -high - 90],
          [-half + 90, -high - 90],
        ]),
        mix(colour, '#ffffff', 0.2),
        '#ffffff',
      ),
      patch(block(-half, -high, half * 2, high, 10), colour, mix(colour, '#ffffff', 0.5)),
      flat(
        polygon([
          [half * 0.66, -high],
          [half, -high],
          [half, 0],
          [half * 0.66, 0],
        ]),
        '#0b1f16',
        0.16,
      ),
      arch(-half * 0.16, -high * 0.26, half * 0.46, high * 0.56, sky, mix(sky, '#7a3b1c', 0.42)),
      print(name, -high * 0.17, 42, '#fbf3e2', half * 1.4, -half * 0.16),
    ].join('');
}

/** A sleeve of capsules with three in front. */
export function capsules(colour: string, name: string, sky: string): Thing {
  const capsule =
    (x: number, y: number, scale: number): Thing =>
    (canvas) =>
      at(
        x,
        y,
        scale,
        round(canvas, mix(colour, '#c9a27c', 0.35), [130, 92], [170, 0], 34) +
          patch(oval(0, -172, 150, 34), mix(colour, '#ffffff', 0.3), '#ffffff') +
          flat(oval(0, -172, 96, 20), mix(colour, '#2b1206', 0.16)) +
          mark(0, -172, 22),
      );
  return (canvas) =>
    at(-30, -110, 1, carton(colour, name, sky, 720, 330)(canvas)) +
    capsule(300, -40, 1)(canvas) +
    capsule(-330, 10, 1.1)(canvas) +
    capsule(20, 26, 1.16)(canvas);
}

/** A flat box of drip bags with one leaning on it. */
export function dripBox(colour: string, name: string, sky: string): Thing {
  return (canvas) =>
    at(-60, -30, 1, carton(colour, 'Drip Bags', sky, 720, 360)(canvas)) +
    at(
      330,
      20,
      0.92,
      patch(block(-190, -560, 380, 560, 16), '#f4ead6', '#ffffff') +
        flat(block(-190, -560, 380, 46, 10) + block(-190, -46, 380, 46, 10), '#e2d2b2') +
        arch(0, -170, 120, 290, sky, mix(sky, '#7a3b1c', 0.42)) +
        print(name, -124, 30, house.roast900, 320),
      7,
    );
}

/** A drink's carton with a folded top. */
export function drink(colour: string, name: string, sky: string): Thing {
  const one = (scale: number, x: number, y: number): string =>
    at(
      x,
      y,
      scale,
      patch('M-190 -760L-120 -920H120L190 -760Z', mix(colour, '#ffffff', 0.25), '#ffffff') +
        patch(block(-130, -980, 260, 70, 8), mix(colour, '#ffffff', 0.4), '#ffffff') +
        patch(oval(60, -846, 44, 34), house.forest700) +
        patch(block(-190, -764, 380, 764, 8), colour, mix(colour, '#ffffff', 0.4)) +
        flat(
          polygon([
            [110, -764],
            [190, -764],
            [190, 0],
            [110, 0],
          ]),
          '#0b1f16',
          0.16,
        ) +
        arch(-36, -250, 118, 380, sky, mix(sky, '#7a3b1c', 0.42)) +
        print(name, -200, 40, '#fbf3e2', 260, -36) +
        print('250 ml', -110, 26, '#fbf3e2', 180, -36),
    );
  return () => one(0.86, 260, -60) + one(1.06, -130, 10);
}

/** A bottle with a label. */
export function bottle(colour: string, name: string, kind: 'drink' | 'cleaner' = 'drink'): Thing {
  return (canvas) =>
    [
      round(canvas, kind === 'drink' ? paints.walnut : house.sun, [74, 78], [1130, 1030], 18),
      solid(
        canvas,
        'M-70 -1040H70Q74 -920 180 -800Q214 -750 214 -690V-50Q214 0 168 0H-168Q-214 0 -214 -50V-690Q-214 -750 -180 -800Q-74 -920 -70 -1040Z',
        colour,
        -214,
        214,
      ),
      gleam(-150, 700, 60, 16, 0.35),
      patch(block(-200, -600, 400, 400, 12), '#f6eedc', '#ffffff'),
      kind === 'drink'
        ? arch(0, -330, 110, 240, '#f3cf90', '#96672f')
        : at(0, -440, 1, patch('M0 -110C40 -50 84 -10 84 44A84 80 0 0 1 -84 44C-84 -10 -40 -50 0 -110Z', '#7fb0c2')),
      print(name, -270, 34, house.roast900, 360),
    ].join('');
}

/** A jar of powder or tablets, with a screw lid. */
export function powderJar(colour: string, name: string, tablets = false): Thing {
  return (canvas) =>
    [
      round(canvas, '#f6eedc', [270, 270], [690, 0], 44),
      round(canvas, colour, [284, 284], [800, 680], 26),
      Array.from({length: 11}, (_, index) =>
        line(`M${-250 + index * 50} -780V-700`, mix(colour, '#2b1206', 0.3), 7, 0.4),
      ).join(''),
      patch(block(-262, -560, 524, 400, 10), colour),
      at(
        0,
        -380,
        1,
        flat(oval(0, 0, 110), '#f6eedc') +
          (tablets
            ? flat(oval(0, 0, 62), '#cfe0e6') + line('M-50 0H50', colour, 10)
            : flat('M0 -70C30 -30 60 0 60 34A60 58 0 0 1 -60 34C-60 0 -30 -30 0 -70Z', '#7fb0c2')),
      ),
      print(name, -240, 36, '#fbf3e2', 440),
      tablets
        ? patch(oval(330, -30, 70, 30), '#f6f3ea', '#ffffff') + patch(oval(380, -80, 64, 28), '#f6f3ea', '#ffffff')
        : '',
      gleam(-210, 640, 40, 16, 0.4),
    ].join('');
}

/** A pouch that stands, with a name. */
export function pouch(colour: string, name: string): Thing {
  return (canvas) =>
    [
      solid(
        canvas,
        'M-250 -840H250Q270 -480 320 -60Q322 0 270 0H-270Q-322 0 -320 -60Q-270 -480 -250 -840Z',
        colour,
        -310,
        310,
      ),
      patch(block(-256, -900, 512, 90, 12), mix(colour, '#2b1206', 0.14), '#ffffff'),
      line('M-230 -760H230', mix(colour, '#2b1206', 0.35), 5, 0.5),
      patch(oval(0, -430, 180), '#f6eedc'),
      [
        [-60, -470],
        [40, -480],
        [90, -410],
        [-90, -390],
        [0, -400],
        [-30, -340],
        [60, -340],
      ]
        .map(([x = 0, y = 0]) => flat(oval(x, y, 34, 24), '#d8b26a'))
        .join(''),
      print(name, -180, 40, '#fbf3e2', 460),
    ].join('');
}

/** A slim box of strips or sachets, some of them out. */
export function stripBox(colour: string, name: string, strips: readonly string[]): Thing {
  return (canvas) =>
    strips
      .map((tone, index) =>
        at(
          -150 + index * 110,
          -470,
          1,
          patch(block(-34, -430, 68, 430, 8), '#fdfaf2', '#ffffff') +
            flat(block(-34, -430, 68, 90, 8), tone) +
            flat(block(-34, -320, 68, 60), mix(tone, '#ffffff', 0.5)),
          -12 + index * 8,
        ),
      )
      .join('') + carton(colour, name, '#cfe0e6', 560, 300)(canvas);
}

/** A jug with a filter hanging in it. */
export function filterJug(colour: string): Thing {
  return (canvas) =>
    [
      line('M240 -820Q470 -830 456 -520Q444 -260 300 -200', colour, 50),
      patch('M-250 -860L-370 -840L-262 -740Z', GLASS),
      round(canvas, GLASS, [260, 300], [860, 0], 60),
      flat('M-282 -380H282L292 -60Q290 -14 240 -14H-240Q-290 -14 -292 -60Z', '#a8cad3', 0.75),
      flat(barrel(230, 220, 820, 420, 30), mix(colour, '#ffffff', 0.3), 0.8),
      round(canvas, '#f6f3ea', [90, 84], [600, 300], 26),
      line('M-60 -360H60M-60 -420H60', '#9bb4ba', 7, 0.7),
      round(canvas, colour, [266, 272], [930, 850], 30),
      gleam(-220, 780, 120, 18, 0.8),
    ].join('');
}

/** Three cartridges. */
export const cartridges: Thing = (canvas) =>
  [
    [-250, -60, 0.9],
    [250, -60, 0.9],
    [0, 20, 1.1],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      at(
        x,
        y,
        scale,
        round(canvas, '#f6f3ea', [150, 130], [520, 0], 50) +
          round(canvas, paints.moss, [170, 170], [590, 500], 26) +
          line('M-100 -120H100M-100 -180H100M-100 -240H100', '#9bb4ba', 7, 0.6) +
          mark(0, -380, 30),
      ),
    )
    .join('');

/** A book, standing, with its spine. */
export function book(colour: string, title: readonly string[], motif: 'drop' | 'flame' | 'hill' | 'lines'): Thing {
  const ink = '#fbf3e2';
  const motifs = {
    drop: patch(
      'M0 -560C70 -450 140 -380 140 -290A140 136 0 0 1 -140 -290C-140 -380 -70 -450 0 -560Z',
      '#7fb0c2',
      '#ffffff',
    ),
    flame:
      patch(
        'M0 -580C120 -450 150 -380 130 -280Q110 -170 0 -160Q-110 -170 -130 -280C-140 -360 -70 -400 0 -580Z',
        house.sun,
      ) + flat('M0 -400C60 -320 70 -290 60 -240Q40 -190 0 -188Q-40 -190 -60 -240C-66 -280 -40 -310 0 -400Z', '#b4481a'),
    hill:
      patch(oval(70, -480, 76), house.sun) +
      patch('M-300 -330Q-120 -520 40 -350T300 -380V-150H-300Z', mix(colour, '#ffffff', 0.3)) +
      patch('M-300 -240Q0 -380 300 -260V-150H-300Z', mix(colour, '#12291f', 0.35)),
    lines:
      line('M-190 -520H190M-190 -440H190M-190 -360H190M-190 -280H90', mix(colour, '#ffffff', 0.55), 10) +
      mark(140, -280, 34),
  };
  return () =>
    [
      patch(
        polygon([
          [320, -960],
          [386, -930],
          [386, -20],
          [320, 0],
        ]),
        '#f3ecdd',
        '#ffffff',
      ),
      line('M340 -940V-8M360 -934V-14', '#cbb892', 4, 0.6),
      patch(block(-320, -960, 640, 960, 12), colour, mix(colour, '#ffffff', 0.4)),
      flat(block(-320, -960, 56, 960, 10), '#2b1206', 0.2),
      at(26, 0, 1, motifs[motif]),
      title.map((text, index) => print(text, -850 + index * 92, 58, ink, 480, 26)).join(''),
      print('Edition Satz', -84, 24, ink, 300, 26),
    ].join('');
}

/** A gift box with a ribbon. */
export function giftBox(colour: string, ribbon: string): Thing {
  return () =>
    [
      patch(block(-400, -560, 800, 560, 12), colour, mix(colour, '#ffffff', 0.4)),
      flat(
        polygon([
          [270, -560],
          [400, -560],
          [400, 0],
          [270, 0],
        ]),
        '#2b1206',
        0.14,
      ),
      patch(block(-56, -560, 112, 560), ribbon),
      patch(block(-440, -680, 880, 140, 16), mix(colour, '#ffffff', 0.12), '#ffffff'),
      patch(block(-60, -680, 120, 140), mix(ribbon, '#ffffff', 0.1)),
      patch('M0 -690C-60 -880 -320 -900 -300 -760C-290 -680 -120 -680 0 -690Z', ribbon, mix(ribbon, '#ffffff', 0.4)),
      patch(
        'M0 -690C60 -880 320 -900 300 -760C290 -680 120 -680 0 -690Z',
        mix(ribbon, '#2b1206', 0.1),
        mix(ribbon, '#ffffff', 0.4),
      ),
      flat(
        'M-60 -716C-110 -800 -220 -820 -214 -764C-208 -716 -120 -706 -60 -716ZM60 -716C110 -800 220 -820 214 -764C208 -716 120 -706 60 -716Z',
        '#2b1206',
        0.22,
      ),
      patch(oval(0, -700, 56, 48), ribbon, mix(ribbon, '#ffffff', 0.4)),
      arch(-220, -80, 100, 330, '#f9d3b4', '#d78d6c'),
    ].join('');
}

const DOORS = [7, 18, 2, 13, 22, 9, 4, 20, 11, 16, 1, 24, 6, 14, 19, 3, 10, 23, 8, 15, 5, 21, 12, 17] as const;

/** The Advent calendar: a clearing at night with twenty-four doors. */
export const calendar: Thing = () =>
  [
    patch(
      polygon([
        [430, -1130],
        [520, -1080],
        [520, -30],
        [430, 0],
      ]),
      '#0d2018',
      '#2d6a4f',
    ),
    patch(block(-470, -1130, 900, 1130, 16), house.forest900, '#4f8a72'),
    flat(block(-440, -1100, 840, 1070, 8), '#1b3a4a'),
    flat(oval(250, -960, 84), '#fbeec6'),
    [
      [-360, -1040],
      [-200, -980],
      [-60, -1050],
      [100, -1030],
      [-300, -900],
      [0, -920],
      [350, -1060],
    ]
      .map(([x = 0, y = 0]) => flat(oval(x, y, 7), '#fbf3e2'))
      .join(''),
    flat('M-440 -620Q-240 -800 -40 -640T400 -680V-30H-440Z', '#2d5a5e'),
    flat('M-440 -470Q-160 -620 120 -480T400 -500V-30H-440Z', '#24523d'),
    flat('M-440 -300Q-100 -400 400 -310V-30H-440Z', '#183a2b'),
    [-420, -370, 330, 376].map((x) => flat(block(x, -900, 34, 870), '#0d2018')).join(''),
    DOORS.map((day, index) => {
      const x = -352 + (index % 6) * 134;
      const y = -780 + Math.floor(index / 6) * 190;
      const open = day === 24;
      return (
        patch(block(x - 48, y - 70, 96, 132, 10), open ? house.sun : mix('#f4ead6', '#c9a27c', (index % 4) * 0.14)) +
        (open
          ? patch(
              polygon([
                [x + 48, y - 70],
                [x + 104, y - 44],
                [x + 104, y + 84],
                [x + 48, y + 62],
              ]),
              '#f4ead6',
            )
          : '') +
        print(String(day), y - 22, 44, house.roast900, 74, x)
      );
    }).join(''),
  ].join('');

/** A voucher for deliveries: a card with parcels on their way. */
export const deliveries: Thing = () =>
  [
    at(
      0,
      -330,
      1,
      patch(block(-480, -560, 960, 640, 34), '#fdf9ef', '#ffffff') + arch(-250, -20, 180, 460, '#f9d3b4', '#d78d6c'),
      -4,
    ),
    [0, 1, 2]
      .map((index) =>
        at(
          40 + index * 170,
          -640 + index * 16,
          0.5 + index * 0.05,
          patch(block(-130, -240, 260, 240, 10), '#d0a673', '#f0d2a6') +
            patch(block(-24, -240, 48, 240), '#b4835a') +
            mark(70, -60, 26),
          -4,
        ),
      )
      .join(''),
    line('M20 -520H420M20 -440H330', '#cbb892', 14, 0.7),
    patch(oval(330, -330, 84), house.ember) +
      flat('M330 -382C380 -352 380 -302 330 -276C280 -302 280 -352 330 -382Z', mix(house.ember, '#ffffff', 0.75)),
    at(
      0,
      0,
      1,
      patch(
        'M-540 -240L540 -240Q548 -240 546 -220L520 -24Q518 0 490 0H-490Q-518 0 -520 -24L-546 -220Q-548 -240 -540 -240Z',
        '#efe0c0',
        '#ffffff',
      ),
    ),
    print('Lichtung', -150, 46, '#8a6f42', 420),
  ].join('');

/** A parcel through a letterbox: a card, a small bag and a sachet. */
export const thankYou: Thing = () =>
  [
    at(
      190,
      -40,
      1,
      patch(block(-220, -700, 440, 640, 22), '#fdf9ef', '#ffffff') + arch(0, -180, 150, 380, '#f6cf8d', '#d9a15c'),
      8,
    ),
    at(
      -200,
      0,
      1,
      patch('M-200 -560H200L230 0H-230Z', '#c3d2b9', '#ffffff') +
        patch(block(-206, -620, 412, 80, 12), '#a9bd9d', '#ffffff') +
        arch(0, -150, 110, 300, '#efe0bd', '#8f8150') +
        print('Danke', -110, 50, house.forest900, 300),
      -6,
    ),
  ].join('');
