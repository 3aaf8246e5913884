import {block, flat, line, mix, oval} from './paper';
import {at, ear, GLASS, mark, mouth, paints, patch, round, STEEL} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

const row = (index: number): number => Math.floor(index / 6);

/** Draws a hopper for beans with its lid. */
export const hopper: Thing = (canvas) =>
  [
    round(canvas, '#33302b', [130, 130], [120, 0], 16),
    solid(canvas, 'M-330 -700H330L150 -110H-150Z', GLASS, -330, 330),
    flat('M-270 -510H270L150 -120H-150Z', '#5b3721'),
    Array.from({length: 16}, (_, index) =>
      flat(
        oval((-190 + (index % 6) * 76) * (1 - row(index) * 0.2), -476 + row(index) * 90 + (index % 2) * 24, 40, 27),
        index % 2 === 0 ? '#7d4f33' : '#6a4029',
      ),
    ).join(''),
    round(canvas, '#33302b', [344, 344], [764, 690], 24),
    gleam(-210, 640, 300, 18, 0.5),
  ].join('');

/** Draws a knob turned from wood, with the steel pin that holds it. */
export function knob(wood: string): Thing {
  return (canvas) =>
    [
      round(canvas, STEEL, [36, 36], [240, 0], 10),
      solid(
        canvas,
        'M-130 -220Q-250 -420 -220 -560Q-180 -740 0 -740Q180 -740 220 -560Q250 -420 130 -220Z',
        wood,
        -230,
        230,
      ),
      line('M-160 -600Q-40 -650 120 -610M-190 -480Q-20 -530 190 -470', mix(wood, '#2b1206', 0.35), 6, 0.4),
      round(canvas, mix(STEEL, '#ffffff', 0.2), [150, 130], [240, 180], 16),
      gleam(-120, 650, 380, 16),
    ].join('');
}

/** Draws a small drawer of wood. */
export function drawer(wood: string): Thing {
  return (canvas) =>
    [
      patch('M-400 -420H340L430 -300H-330Z', '#4a3021', mix(wood, '#ffffff', 0.3)),
      flat('M-300 -400H290L340 -320H-250Z', '#6b4227'),
      solid(canvas, block(-440, -320, 880, 320, 26), wood, -440, 440),
      line(
        'M-400 -240Q-120 -262 120 -236T400 -246M-400 -90Q-80 -104 160 -84T400 -92',
        mix(wood, '#2b1206', 0.35),
        5,
        0.4,
      ),
      patch(oval(0, -160, 64), paints.copper, '#ffe7c2'),
      mark(0, -160, 22),
    ].join('');
}

/** Draws four feet of rubber. */
export const feet: Thing = (canvas) =>
  [
    [-270, -130],
    [150, -150],
    [-90, 0],
    [340, -10],
  ]
    .map(([x = 0, y = 0]) =>
      at(x, y, 0.62, round(canvas, '#3f4744', [170, 220], [210, 0], 50) + mouth(-206, 170, '#626b67', '#343a38')),
    )
    .join('');

/** Draws a tank for water with its lines and lid. */
export const tank: Thing = (canvas) =>
  [
    solid(canvas, block(-290, -860, 580, 860, 60), GLASS, -290, 290),
    flat(block(-262, -590, 524, 560, 44), '#b9d6df', 0.7),
    line('M-262 -590H262', '#ffffff', 12, 0.7),
    line('M110 -700H200M110 -540H200M110 -380H200', '#6f8f86', 10, 0.8),
    solid(canvas, block(-310, -930, 620, 110, 36), '#33302b', -310, 310),
    round(canvas, '#33302b', [60, 50], [30, -20], 10),
    gleam(-200, 780, 160, 22, 0.6),
  ].join('');

/** Draws a jug of glass without its lid. */
export const openJug: Thing = (canvas) =>
  [
    ear(226, 700, 190, 230, '#33302b', 56),
    patch('M-226 -780L-320 -760L-240 -660Z', GLASS),
    solid(
      canvas,
      'M-230 -780H230Q240 -560 290 -400Q320 -120 240 0H-240Q-320 -120 -290 -400Q-240 -560 -230 -780Z',
      GLASS,
      -300,
      300,
    ),
    mouth(-776, 230, '#f4faf6', '#c3d6ce'),
    round(canvas, '#33302b', [252, 258], [690, 610], 18),
    line('M-120 -200H-60M-120 -320H-60M-120 -440H-60', '#6f8f86', 8, 0.7),
    gleam(150, 540, 120, 18, 0.5),
  ].join('');

/** Draws a lid that turns. */
export function lid(colour: string): Thing {
  return (canvas) =>
    [
      round(canvas, mix(colour, '#2b1206', 0.35), [270, 250], [130, 0], 20),
      round(canvas, colour, [330, 340], [330, 110], 44),
      Array.from({length: 15}, (_, index) =>
        line(`M${-294 + index * 42} -270V-150`, mix(colour, '#2b1206', 0.3), 8, 0.4),
      ).join(''),
      round(canvas, mix(colour, '#fff6e0', 0.25), [150, 190], [450, 310], 34),
      mark(0, -380, 26),
      gleam(-250, 290, 170, 18),
    ].join('');
}

/** Draws the rod of a press with its mesh. */
export const plunger: Thing = (canvas) =>
  [
    round(canvas, '#33302b', [80, 64], [1000, 860], 50),
    solid(canvas, block(-16, -880, 32, 720, 10), STEEL, -16, 16),
    solid(canvas, oval(0, -110, 340, 92), mix(STEEL, '#2b1206', 0.15), -340, 340),
    flat(oval(0, -122, 300, 72), '#6d726c'),
    line('M-280 -122H280M-210 -170L210 -74M210 -170L-210 -74', mix(STEEL, '#ffffff', 0.3), 26),
    line('M-330 -92Q0 40 330 -92', '#8b908a', 16),
  ].join('');

/** Draws a valve of brass. */
export const valve: Thing = (canvas) =>
  at(
    0,
    -60,
    1.1,
    [
      round(canvas, paints.copper, [110, 110], [300, 0], 12),
      line('M-104 -60H104M-104 -120H104M-104 -180H104M-104 -240H104', '#8a5a24', 12, 0.5),
      solid(canvas, 'M-230 -300H230L260 -380L230 -460H-230L-260 -380Z', '#d79a4c', -260, 260),
      round(canvas, '#d79a4c', [150, 170], [620, 450], 26),
      round(canvas, STEEL, [46, 46], [690, 600], 12),
      gleam(-90, 590, 320, 16),
    ].join(''),
  );

/** Draws a handle with the pin that holds it. */
export const handle: Thing = (canvas) =>
  [
    line('M-260 -820Q250 -900 270 -560Q280 -260 120 -110', '#2c2724', 150),
    line('M-240 -850Q230 -920 250 -590', '#6c6259', 16, 0.5),
    solid(canvas, block(-360, -910, 150, 190, 26), '#2c2724', -360, -210),
    flat(oval(-286, -814, 30), '#e9e1d2'),
    at(-210, -40, 1, solid(canvas, block(-130, -40, 260, 40, 16), STEEL, -130, 130)),
  ].join('');

/** Draws the tip of a steam wand. */
export const steamTip: Thing = (canvas) =>
  [
    round(canvas, STEEL, [120, 120], [900, 640], 16),
    line('M-112 -700H112M-112 -760H112M-112 -820H112', '#7d837d', 12, 0.6),
    solid(canvas, 'M-220 -650H220L240 -560L220 -470H-220L-240 -560Z', mix(STEEL, '#2b1206', 0.12), -240, 240),
    solid(canvas, 'M-200 -480H200Q190 -180 96 -40Q0 30 -96 -40Q-190 -180 -200 -480Z', STEEL, -200, 200),
    [-84, -28, 28, 84].map((x) => flat(oval(x, -110 - Math.abs(x) * 0.5, 20, 24), '#2b1b13', 0.85)).join(''),
    gleam(-120, 440, 200, 20, 0.6),
  ].join('');

/** Draws a grid on which cups stand. */
export const grid: Thing = () =>
  [
    patch('M-400 -430H400L560 -60H-560Z', STEEL, '#ffffff'),
    Array.from({length: 11}, (_, index) => {
      const [top, foot] = [-330 + index * 66, -460 + index * 92];
      return line(`M${top} -380L${foot} -110`, '#4a4f4b', 26, 0.8);
    }).join(''),
    flat('M-560 -60H560L550 0H-550Z', mix(STEEL, '#2b1206', 0.3)),
  ].join('');

/** Draws two hoses, each in a loop. */
export const hoses: Thing = () =>
  [
    [-120, -380, '#c7cdc8'],
    [140, -330, '#dfe3de'],
  ]
    .map(([x, y, colour]) =>
      [
        line(
          `M${Number(x) - 330} 0Q${Number(x) - 360} ${Number(y) - 330} ${x} ${Number(y) - 330}T${Number(x) + 220} ${y}T${x} -60`,
          String(colour),
          62,
        ),
        line(
          `M${Number(x) - 340} -60Q${Number(x) - 350} ${Number(y) - 350} ${x} ${Number(y) - 350}`,
          '#ffffff',
          12,
          0.7,
        ),
      ].join(''),
    )
    .join('');
