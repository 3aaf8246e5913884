import {steam} from './gear-brewers';
import {block, flat, line, mix, oval, polygon} from './paper';
import {at, COFFEE, ear, GLASS, mark, MILK, mouth, patch, paints, round, STEEL, vessel} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

type Mug = {
  readonly colour: string;
  readonly top: number;
  readonly bottom: number;
  readonly high: number;
  readonly saucer?: boolean;
  readonly handle?: boolean;
  readonly pattern?: 'dots' | 'trunks' | 'rim';
  readonly inside?: string;
};

/** A cup or a mug with what is in it. */
export function mug({colour, top, bottom, high, saucer = false, handle = true, pattern, inside = COFFEE}: Mug): Thing {
  return (canvas) => {
    const foot = saucer ? 46 : 0;
    const patterns = {
      dots: [
        [-0.6, 0.3],
        [-0.2, 0.24],
        [0.2, 0.32],
        [0.58, 0.26],
        [-0.4, 0.56],
        [0, 0.54],
        [0.4, 0.6],
        [-0.16, 0.8],
        [0.22, 0.82],
      ]
        .map(([x = 0, y = 0]) => flat(oval(x * bottom, -high + y * high, top * 0.055), '#fdf6e6'))
        .join(''),
      trunks:
        [-0.78, -0.5, -0.22, 0.12, 0.4, 0.7]
          .map((x, index) =>
            flat(
              `M${x * bottom - 12} ${-foot - 12}L${x * bottom - 8} ${-high * (0.72 + (index % 3) * 0.07)}H${x * bottom + 10}L${x * bottom + 16} ${-foot - 12}Z`,
              '#12291f',
              0.75,
            ),
          )
          .join('') + flat(oval(top * 0.3, -high * 0.74, top * 0.13), '#fbf1d8', 0.9),
      rim: line(`M${-top + 4} ${-high + 8}H${top - 4}`, '#2f3331', 18),
    };
    return [
      saucer
        ? flat(oval(0, -26, top * 1.62, top * 0.2), '#2b1206', 0.18) +
          solid(
            canvas,
            `M${-top * 1.6} -58Q0 -20 ${top * 1.6} -58Q${top * 1.1} 0 0 0Q${-top * 1.1} 0 ${-top * 1.6} -58Z`,
            mix(colour, '#2b1206', 0.05),
            -top * 1.6,
            top * 1.6,
          ) +
          flat(oval(0, -56, top * 1.58, top * 0.15), mix(colour, '#ffffff', 0.35))
        : '',
      handle ? ear(top * 0.9, high * 0.84, high * 0.34, top * 0.56, colour, 34) : '',
      round(canvas, colour, [top, bottom], [high, foot], Math.min(70, bottom * 0.5)),
      pattern === undefined ? '' : patterns[pattern],
      mouth(-high + 2, top - 2, mix(colour, '#fffaf0', 0.45), inside),
      flat(oval(-top * 0.2, -high + 2, top * 0.45, top * 0.05), mix(inside, '#c98a4a', 0.5), 0.8),
      gleam(-top * 0.74, high * 0.84, high * 0.42, 14, 0.5),
    ].join('');
  };
}

/** Two of the same, one behind the other. */
export function pairOf(thing: Thing, spread = 260, back = -70): Thing {
  return (canvas) =>
    at(spread, back, 0.92, thing(canvas)) +
    at(-spread * 0.86, 10, 1.04, thing(canvas)) +
    steam(-spread * 0.86, -640, 130);
}

/** A glass with a second wall: the coffee floats in it. */
export const floatingGlass: Thing = (canvas) =>
  [
    solid(
      canvas,
      'M-230 -640H230Q260 -300 190 -30Q180 0 150 0H-150Q-180 0 -190 -30Q-260 -300 -230 -640Z',
      '#e6efe9',
      -240,
      240,
    ),
    solid(
      canvas,
      'M-206 -640H206Q216 -420 150 -200Q110 -110 0 -106Q-110 -110 -150 -200Q-216 -420 -206 -640Z',
      COFFEE,
      -206,
      206,
    ),
    flat('M-206 -640H206Q210 -560 196 -500Q0 -470 -196 -500Q-210 -560 -206 -640Z', '#d8b183'),
    flat(oval(0, -640, 206, 24), MILK),
    gleam(-180, 560, 160, 18, 0.9),
    gleam(176, 420, 200, 10, 0.7),
  ].join('');

/** A tall ribbed glass with ice. */
export const iceGlass: Thing = (canvas) =>
  [
    line('M60 -1080L10 -300', paints.clay, 22),
    vessel(canvas, [200, 170], 900, 740, '#6b3a1f', 40),
    [
      [-100, -700],
      [20, -660],
      [90, -740],
      [-40, -580],
    ]
      .map(([x = 0, y = 0], index) => at(x, y, 1, flat(block(-50, -50, 100, 96, 16), '#ffffff', 0.55), index * 14 - 20))
      .join(''),
    [-130, -66, 0, 66, 130].map((x) => line(`M${x * 1.06} -840L${x * 0.9} -60`, '#ffffff', 7, 0.32)).join(''),
  ].join('');

/** Bowls, stacked by size. */
export function bowls(colour: string): Thing {
  const bowl: Thing = (canvas) =>
    round(canvas, colour, [300, 170], [300, 0], 90) +
    mouth(-296, 300, mix(colour, '#ffffff', 0.5), mix(colour, '#2b1206', 0.12));
  return (canvas) =>
    [0, 1, 2].map((index) => at(-230, -index * 120, 0.86, bowl(canvas))).join('') +
    at(260, 20, 0.9, bowl(canvas)) +
    at(260, 20, 0.9, flat(oval(0, -292, 250, 30), COFFEE) + flat(oval(-40, -294, 130, 14), '#8a5a36', 0.7));
}

/** A mug of steel with a lid for the way. */
export function travelMug(colour: string, kind: 'steel' | 'wood' | 'bottle'): Thing {
  return (canvas) =>
    kind === 'bottle'
      ? [
          round(canvas, STEEL, [90, 90], [1100, 980], 22),
          solid(
            canvas,
            'M-96 -990H96Q120 -900 190 -830Q216 -790 216 -740V-50Q216 0 168 0H-168Q-216 0 -216 -50V-740Q-216 -790 -190 -830Q-120 -900 -96 -990Z',
            colour,
            -216,
            216,
          ),
          line('M-216 -180H216', mix(colour, '#2b1206', 0.3), 8, 0.4),
          flat(
            'M-216 -400Q-110 -470 0 -410T216 -420V-60Q216 0 168 0H-168Q-216 0 -216 -50Z',
            mix(colour, '#2b1206', 0.18),
            0.6,
          ),
          mark(70, -560, 46),
          gleam(-150, 740, 120, 18, 0.5),
        ].join('')
      : [
          round(canvas, kind === 'wood' ? mix(colour, '#2b1206', 0.25) : '#2f3331', [196, 214], [880, 780], 34),
          round(canvas, kind === 'wood' ? mix(colour, '#2b1206', 0.25) : '#2f3331', [120, 150], [930, 860], 26),
          round(canvas, colour, [214, 164], [790, 0], 40),
          round(canvas, kind === 'wood' ? paints.oak : STEEL, [200, 190], [500, 300], 12),
          kind === 'wood' ? line('M-180 -440H180M-180 -370H180', '#8a6434', 5, 0.4) : '',
          mark(0, -400, 30),
          gleam(-140, 730, 540, 16, 0.45),
          gleam(-118, 260, 60, 14, 0.45),
        ].join('');
}

/** A jug for milk with a spout. */
export function milkJug(colour: string, filled = true): Thing {
  return (canvas) =>
    [
      ear(190, 560, 160, 230, colour, 46),
      patch('M-150 -640Q-300 -690 -330 -700Q-280 -560 -190 -500Z', mix(colour, '#fff6e0', 0.12)),
      solid(
        canvas,
        'M-190 -640H190Q180 -520 240 -320Q270 -140 250 -40Q246 0 204 0H-204Q-246 0 -250 -40Q-270 -140 -240 -320Q-180 -520 -190 -640Z',
        colour,
        -260,
        260,
      ),
      mouth(-636, 190, mix(colour, '#ffffff', 0.4), filled ? MILK : mix(colour, '#2b1206', 0.4)),
      filled ? flat(oval(10, -634, 60, 8), '#c98a4a', 0.6) : '',
      gleam(-176, 300, 90, 20, 0.5),
      mark(60, -260, 30),
    ].join('');
}

/** An electric frother with its lid. */
export function frother(colour: string): Thing {
  return (canvas) =>
    [
      ear(206, 640, 300, 220, '#33302b', 44),
      round(canvas, '#33302b', [60, 80], [860, 800], 24),
      round(canvas, GLASS, [216, 222], [810, 730], 26),
      round(canvas, colour, [224, 214], [740, 90], 40),
      flat('M-200 -300Q-90 -390 10 -310T210 -330V-110H-206Z', mix(colour, '#ffffff', 0.35), 0.5),
      round(canvas, '#2f3331', [250, 262], [96, 0], 28),
      patch(oval(0, -430, 46), '#f6eedc') + mark(0, -430, 24),
      gleam(-160, 680, 330, 16, 0.45),
      flat(oval(-60, -880, 60, 50) + oval(20, -910, 70, 60) + oval(90, -880, 54, 46), MILK),
    ].join('');
}

/** A wand with a spiral, over a cup. */
export const wand: Thing = (canvas) =>
  [
    at(0, 0, 1, mug({colour: '#ece4d6', top: 230, bottom: 190, high: 420, inside: MILK})(canvas)),
    at(
      40,
      -430,
      1,
      line('M0 0V-360', '#8b908a', 14) +
        line('M-60 20Q0 50 60 20Q0 -10 -60 20', '#8b908a', 12) +
        solid(canvas, block(-60, -720, 120, 380, 54), paints.night, -60, 60) +
        flat(oval(0, -640, 20), paints.sun),
      14,
    ),
  ].join('');

/** A plunger in a glass, for foam by hand. */
export const milkPlunger: Thing = (canvas) =>
  [
    ear(206, 620, 220, 190, GLASS, 40),
    vessel(canvas, [210, 210], 760, 420, MILK, 60),
    flat(oval(-90, -440, 60, 44) + oval(0, -460, 74, 54) + oval(96, -440, 60, 44), '#ffffff'),
    flat(block(-180, -330, 360, 24, 10), '#8b908a'),
    line('M0 -330V-1000', '#8b908a', 16),
    round(canvas, STEEL, [216, 222], [820, 750], 22),
    solid(canvas, oval(0, -1030, 56), paints.walnut, -56, 56),
  ].join('');

/** A small tin with a sieve on top. */
export const shaker: Thing = (canvas) =>
  [
    round(canvas, paints.berry, [200, 210], [620, 0], 36),
    flat('M-206 -260Q-90 -350 20 -270T208 -290V-40Q206 0 172 0H-172Q-206 0 -208 -40Z', '#7a2338', 0.7),
    solid(canvas, 'M-206 -620Q-190 -780 0 -790Q190 -780 206 -620Z', STEEL, -206, 206),
    [
      [-90, -690],
      [-30, -720],
      [30, -720],
      [90, -690],
      [-60, -660],
      [0, -676],
      [60, -660],
    ]
      .map(([x = 0, y = 0]) => flat(oval(x, y, 11), '#2b1b13', 0.75))
      .join(''),
    mark(50, -420, 44),
    gleam(-150, 560, 90, 16, 0.4),
    [
      [-260, -40],
      [-310, -16],
      [260, -30],
      [320, -10],
      [-220, -8],
    ]
      .map(([x = 0, y = 0]) => flat(oval(x, y, 12, 7), '#6b3a1f'))
      .join(''),
  ].join('');

/** A tall tapering thing of enamel with its handle, for the fire. */
export function enamelMug(colour: string): Thing {
  return mug({colour, top: 270, bottom: 246, high: 480, pattern: 'rim'});
}

/** A quilted roll with pockets. */
export function brewBag(colour: string): Thing {
  return (canvas) =>
    [
      line('M-200 -560C-180 -820 180 -820 200 -560', paints.walnut, 34),
      solid(canvas, block(-430, -560, 860, 560, 130), colour, -430, 430),
      flat('M-430 -330H430V-130Q430 0 300 0H-300Q-430 0 -430 -130Z', mix(colour, '#2b1206', 0.2)),
      line('M-430 -330H430M-140 -330V0M150 -330V0', mix(colour, '#fff6e0', 0.4), 5, 0.6),
      patch(block(-250, -600, 60, 330, 20), paints.walnut) + patch(block(190, -600, 60, 330, 20), paints.walnut),
      patch(oval(-220, -300, 26), paints.sun) + patch(oval(220, -300, 26), paints.sun),
      flat(
        polygon([
          [-60, -470],
          [60, -470],
          [24, -400],
          [-24, -400],
        ]),
        mix(colour, '#fff6e0', 0.3),
      ),
    ].join('');
}

/** A bowl with a lid and dots. */
export function lidded(colour: string): Thing {
  return (canvas) =>
    at(0, 0, 1, mug({colour, top: 290, bottom: 210, high: 400, handle: false, pattern: 'dots'})(canvas)) +
    solid(
      canvas,
      'M-300 -396Q-220 -560 0 -568Q220 -560 300 -396Q0 -350 -300 -396Z',
      mix(colour, '#fff6e0', 0.1),
      -300,
      300,
    ) +
    [-160, -60, 50, 150].map((x, index) => flat(oval(x, -456 - (index % 2) * 40, 15), '#fdf6e6')).join('') +
    solid(canvas, oval(0, -598, 50, 46), colour, -50, 50);
}

/** A tin with a painted landscape. */
export function landscapeTin(colour: string, high: number, half: number, lid: string): Thing {
  return (canvas) =>
    [
      round(canvas, colour, [half, half], [high, 0], 40),
      flat(
        `M${-half} ${-high * 0.4}Q${-half * 0.4} ${-high * 0.56} ${half * 0.1} ${-high * 0.42}T${half} ${-high * 0.46}V-40Q${half} 0 ${half - 40} 0H${40 - half}Q${-half} 0 ${-half} -40Z`,
        mix(colour, '#2b1206', 0.24),
      ),
      flat(
        `M${-half} ${-high * 0.2}Q${-half * 0.2} ${-high * 0.36} ${half} ${-high * 0.24}V-40Q${half} 0 ${half - 40} 0H${40 - half}Q${-half} 0 ${-half} -40Z`,
        mix(colour, '#2b1206', 0.45),
      ),
      mark(half * 0.26, -high * 0.66, half * 0.28),
      flat(barrel(half * 0.2, half * 0.2, high, 0, 0), '#2b1206', 0),
      gleam(-half * 0.72, high * 0.92, high * 0.1, 18, 0.3),
      round(canvas, lid, [half + 16, half + 16], [high + 84, high - 16], 24),
      line(
        `M${-half * 0.9} ${-high - 44}Q0 ${-high - 56} ${half * 0.9} ${-high - 40}`,
        mix(lid, '#2b1206', 0.3),
        4,
        0.5,
      ),
    ].join('');
}

/** A canister of steel whose lid turns. */
export const vacuumCan: Thing = (canvas) =>
  [
    round(canvas, '#3a3f3d', [230, 244], [1000, 880], 34),
    Array.from({length: 9}, (_, index) => line(`M${-190 + index * 48} -970V-900`, '#6c7370', 8, 0.6)).join(''),
    round(canvas, STEEL, [250, 250], [890, 0], 36),
    patch(block(-70, -640, 140, 380, 60), '#d7e0d8'),
    flat(block(-58, -470, 116, 200, 50), '#6b4229'),
    patch(oval(0, -760, 34), paints.moss),
    gleam(-180, 820, 80, 18, 0.5),
  ].join('');

/** A jar of brown glass with a cork. */
export const brownJar: Thing = (canvas) =>
  [
    round(canvas, '#c99f6c', [150, 130], [1010, 850], 30),
    solid(
      canvas,
      'M-170 -880H170Q180 -800 250 -740Q280 -700 280 -640V-60Q280 0 220 0H-220Q-280 0 -280 -60V-640Q-280 -700 -250 -740Q-180 -800 -170 -880Z',
      '#7a4522',
      -280,
      280,
    ),
    flat('M-262 -560H262V-60Q262 -14 214 -14H-214Q-262 -14 -262 -60Z', '#3a2014', 0.6),
    patch(block(-160, -480, 320, 240, 14), '#2f3331'),
    line('M-110 -400H100M-110 -340H40', '#f6eedc', 11, 0.9),
    gleam(-210, 640, 120, 22, 0.4),
  ].join('');

/** A stand with small tubes of beans. */
export const tubes: Thing = (canvas) =>
  [
    [0, 1]
      .map((row) =>
        [-300, -180, -60, 60, 180, 300]
          .map((x) =>
            at(
              x + row * 40,
              -180 - row * 120,
              1,
              round(canvas, GLASS, [44, 44], [420, 0], 30) +
                flat(barrel(36, 36, 300, 10, 24), '#6b4229') +
                round(canvas, '#2f3331', [48, 48], [450, 400], 12),
            ),
          )
          .reverse()
          .join(''),
      )
      .reverse()
      .join(''),
    solid(canvas, block(-430, -220, 880, 220, 30), paints.walnut, -430, 450),
    line('M-390 -150Q-80 -170 140 -146T410 -152M-390 -70Q-60 -84 160 -64T410 -72', '#4f3320', 5, 0.5),
  ].join('');
