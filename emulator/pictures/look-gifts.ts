import {house} from './palette';
import {block, flat, line, mix, oval, polygon} from './paper';
import {arch, print} from './pack-label';
import {at, mark, patch} from './shapes';
import type {Thing} from './stage';

/** Draws a book, standing, with its spine. */
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

/** Draws a gift box with a ribbon. */
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

/** Draws the Advent calendar: a clearing at night with twenty-four doors. */
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

/** Draws a voucher for deliveries: a card with parcels on their way. */
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

/** Draws a parcel through a letterbox: a card, a small bag and a sachet. */
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
