import type {Canvas} from './canvas';
import {flat, mix, num, sheet} from './paper';
import type {Lift} from './paper';
import type {Palette} from './palette';

/** Draws a pointed leaf that hangs from (x, y); `angle` in degrees, 0 straight down. */
export function leaf(x: number, y: number, length: number, angle: number, slim = 0.34): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, across: number): string =>
    `${num(x + Math.sin(turn) * along + Math.cos(turn) * across)} ${num(y + Math.cos(turn) * along - Math.sin(turn) * across)}`;
  const side = length * slim;
  return (
    `M${at(0, 0)}C${at(length * 0.2, side)} ${at(length * 0.65, side)} ${at(length, 0)}` +
    `C${at(length * 0.65, -side)} ${at(length * 0.2, -side)} ${at(0, 0)}Z`
  );
}

type Roof = {
  readonly width: number;
  /** The lower edge in the middle and at the sides, in pixels from the top. */
  readonly middle: number;
  readonly sides: number;
  readonly lobe: number;
  readonly random: () => number;
};

function roof({width, middle, sides, lobe, random}: Roof): {readonly data: string; readonly leaves: string} {
  let data = `M${num(-lobe)} ${num(-lobe)}V${num(sides)}`;
  let leaves = '';
  let x = -lobe;
  while (x < width + lobe) {
    const step = lobe * (0.6 + random() * 0.8);
    x += step;
    const out = Math.abs((x / width) * 2 - 1);
    const y = middle + (sides - middle) * Math.min(1.1, out) ** 2.1 + (random() - 0.5) * lobe * 0.7;
    data += `A${num(step * 0.62)} ${num(step * 0.58)} 0 0 0 ${num(x)} ${num(y)}`;
    const hanging = 1 + Math.floor(random() * 3);
    for (let index = 0; index < hanging; index += 1) {
      leaves += leaf(x - step * random(), y - lobe * 0.15, lobe * (0.55 + random() * 0.5), (random() - 0.5) * 110);
    }
  }
  return {data: `${data}V${num(-lobe)}Z`, leaves};
}

export type Canopy = {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly random: () => number;
  /** 1 to 5: how far the leaves close in. */
  readonly density: number;
  readonly lift: Lift;
  /** Which of the three sheets, 0 the furthest. */
  readonly depth: 0 | 1 | 2;
};

/** Draws one sheet of the leaves overhead, open towards the sky in the middle. */
export function drawCanopy({canvas, palette, random, density, lift, depth}: Canopy): string {
  const {width, height} = canvas;
  const shade = [
    mix(palette.leaf, palette.hillFar, 0.5),
    mix(palette.leaf, palette.hillNear, 0.18),
    mix(palette.leaf, palette.bank, 0.55),
  ];
  const colour = shade[depth] ?? palette.leaf;
  const reach = (0.05 + density * 0.012) * (1 - depth * 0.3);
  const {data, leaves} = roof({
    width,
    middle: height * (reach * 0.9),
    sides: height * (reach + 0.17 - depth * 0.035),
    lobe: Math.min(width, height) * (0.062 + depth * 0.012),
    random,
  });
  const bright = mix(colour, palette.sun, 0.3);
  return sheet(data + leaves, colour, lift) + flat(sparkle(width, height * (reach + 0.1), random, depth), bright, 0.55);
}

function sparkle(width: number, reach: number, random: () => number, depth: number): string {
  let data = '';
  for (let index = 0; index < 16; index += 1) {
    const x = random() * width;
    const out = Math.abs((x / width) * 2 - 1);
    const y = random() * reach * (0.35 + out * out * 0.75);
    data += leaf(x, y, width * (0.022 + random() * 0.02) * (1 + depth * 0.2), (random() - 0.5) * 150);
  }
  return data;
}
