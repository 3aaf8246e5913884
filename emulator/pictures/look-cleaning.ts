import {block, flat, line, mix, oval} from './paper';
import {print} from './pack-label';
import {at, GLASS, mark, paints, patch, round} from './shapes';
import {barrel, gleam, solid} from './stage';
import {carton} from './look-packs';
import type {Thing} from './stage';

/** Draws a jar of powder or tablets, with a screw lid. */
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

/** Draws a pouch that stands, with a name. */
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

/** Draws a slim box of strips or sachets, some of them out. */
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

/** Draws a jug with a filter hanging in it. */
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

/** Draws three cartridges. */
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
