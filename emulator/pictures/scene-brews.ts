import {createCanvas} from './canvas';
import {paintClearing} from './clearing';
import {flat, line, mix, oval, placed, sheet} from './paper';
import type {ClearingFacts} from './facts';
import {drawForeground} from './foreground';
import {dripper, steam} from './gear-brewers';
import {kettle} from './gear-pots';
import {espressoMachine} from './gear-table';
import {house, palettes} from './palette';
import {drawStump} from './stump';

const NEAR = {dx: -10, dy: 12, spread: 46, strength: 0.9} as const;

const morning: ClearingFacts = {
  name: 'filter-2',
  altitude: 1500,
  acidity: 5,
  roast: 'light',
  intensity: 2,
  ground: 'reeds',
  tastes: ['herbal', 'citrus'],
  latitude: -3,
};

const noon: ClearingFacts = {
  name: 'espresso-1',
  altitude: 1100,
  acidity: 3,
  roast: 'dark',
  intensity: 5,
  ground: 'fruit',
  tastes: ['spice', 'chocolate'],
  latitude: 6,
};

/** Where a thing touches what it stands on. */
function pool(x: number, y: number, half: number): string {
  return (
    flat(oval(x, y, half, half * 0.14), '#2b1206', 0.22) + flat(oval(x, y, half * 0.8, half * 0.1), '#2b1206', 0.3)
  );
}

/** The sleeve and hand that hold a kettle by its handle; the arm comes in from the right. */
function pouringArm(colour: string, light: string): string {
  return (
    sheet(
      'M420 -560C470 -640 560 -640 640 -600L1100 -420L1100 -90C900 -190 700 -300 560 -380Q450 -430 420 -560Z',
      colour,
      NEAR,
    ) +
    line('M470 -596Q560 -626 640 -590L1090 -412', light, 10, 0.5) +
    sheet(
      'M372 -470Q360 -570 430 -604Q510 -640 576 -590Q600 -480 540 -400Q470 -360 420 -388Q376 -410 372 -470Z',
      mix(colour, light, 0.2),
      NEAR,
    ) +
    line('M380 -520Q420 -540 452 -524M376 -468Q416 -486 450 -470M390 -420Q424 -436 456 -424', colour, 9, 0.8)
  );
}

/** Draws filter coffee: morning in the clearing, water runs into the dripper on a stump. */
export function drawFilter(): string {
  const canvas = createCanvas(1600, 2000);
  const palette = palettes.herbal;
  const haze = canvas.radial(800, 1000, 900, [
    [0, '#fffdf2', 0.7],
    [1, '#fffdf2', 0],
  ]);
  return canvas.finish(
    [
      paintClearing(canvas, morning, true),
      flat('M0 0H1600V2000H0Z', haze),
      drawStump(canvas, {x: 720, y: 1640, half: 520, deep: 330, bark: '#6a4a33', cut: '#d9b585', lift: NEAR}),
      pool(710, 1658, 280),
      placed(dripper('#f1e8d8')(canvas), 700, 1668, 0.9),
      line('M718 516C706 600 700 720 700 888', '#ffffff', 15, 0.95),
      line('M718 516C706 600 700 720 700 888', '#9cc3c4', 5, 0.8),
      steam(520, 860, 190),
      `<g transform="translate(1226 752) rotate(-17) scale(0.68)">${kettle(house.forest500)(canvas)}${pouringArm(house.forest900, house.sun)}</g>`,
      drawForeground({
        far: mix(palette.leaf, '#6f9a6a', 0.3),
        near: palette.bank,
        bloom: 'floral',
        bright: '#e9b04f',
        lift: NEAR,
      }),
    ].join(''),
  );
}

/** Draws espresso: low warm light in dense wood, the machine on a stump with a small cup under its spouts. */
export function drawEspresso(): string {
  const canvas = createCanvas(1600, 2000);
  const palette = palettes.spice;
  const warm = canvas.radial(800, 1050, 1000, [
    [0, '#ffe3a6', 0.55],
    [1, '#f2913f', 0],
  ]);
  return canvas.finish(
    [
      paintClearing(canvas, noon, true),
      flat('M0 0H1600V2000H0Z', warm),
      drawStump(canvas, {x: 800, y: 1640, half: 640, deep: 340, bark: '#5a3524', cut: '#cf9a62', lift: NEAR}),
      pool(800, 1656, 560),
      placed(espressoMachine(canvas), 800, 1660, 1.02),
      drawForeground({
        far: mix(palette.leaf, '#a5603a', 0.25),
        near: palette.bank,
        bloom: 'spice',
        bright: '#e07a2c',
        lift: NEAR,
      }),
    ].join(''),
  );
}
