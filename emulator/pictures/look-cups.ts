import {steam} from './gear-brewers';
import {block, flat, line, mix, oval} from './paper';
import {at, COFFEE, ear, mark, MILK, mouth, paints, round, STEEL, vessel} from './shapes';
import {gleam, solid} from './stage';
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

/** Draws a cup or a mug with what is in it. */
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

/** Draws two of the same, one behind the other. */
export function pairOf(thing: Thing, spread = 260, back = -70): Thing {
  return (canvas) =>
    at(spread, back, 0.92, thing(canvas)) +
    at(-spread * 0.86, 10, 1.04, thing(canvas)) +
    steam(-spread * 0.86, -640, 130);
}

/** Draws a glass with a second wall: the coffee floats in it. */
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

/** Draws a tall ribbed glass with ice. */
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

/** Draws bowls, stacked by size. */
export function bowls(colour: string): Thing {
  const bowl: Thing = (canvas) =>
    round(canvas, colour, [300, 170], [300, 0], 90) +
    mouth(-296, 300, mix(colour, '#ffffff', 0.5), mix(colour, '#2b1206', 0.12));
  return (canvas) =>
    [0, 1, 2].map((index) => at(-230, -index * 120, 0.86, bowl(canvas))).join('') +
    at(260, 20, 0.9, bowl(canvas)) +
    at(260, 20, 0.9, flat(oval(0, -292, 250, 30), COFFEE) + flat(oval(-40, -294, 130, 14), '#8a5a36', 0.7));
}

/** Draws a mug of steel with a lid for the way. */
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

/** Draws a tall tapering thing of enamel with its handle, for the fire. */
export function enamelMug(colour: string): Thing {
  return mug({colour, top: 270, bottom: 246, high: 480, pattern: 'rim'});
}

/** Draws a bowl with a lid and dots. */
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
