import {leaf} from './canopy';
import {flat, line, mix, num, oval} from './paper';
import {house} from './palette';
import type {Palette, TasteFamily} from './palette';

type Motif = (x: number, y: number, size: number, colour: string) => string;

function around(count: number, place: (angle: number) => string): string {
  return Array.from({length: count}, (_, index) => place((index / count) * 360)).join('');
}

function petals(x: number, y: number, size: number, count: number, slim: number): string {
  return around(count, (angle) => leaf(x, y, size, angle, slim));
}

const berries: Motif = (x, y, size, colour) => {
  const spots = [
    [-0.42, 0.1],
    [0.4, 0.02],
    [0, 0.55],
    [0.02, -0.3],
  ] as const;
  const balls = spots.map(([dx, dy]) => oval(x + dx * size, y + dy * size, size * 0.4)).join('');
  const glints = spots
    .map(([dx, dy]) => oval(x + dx * size - size * 0.1, y + dy * size - size * 0.13, size * 0.09))
    .join('');
  return flat(balls, colour) + flat(glints, mix(colour, '#ffffff', 0.65));
};

const slice: Motif = (x, y, size, colour) =>
  flat(oval(x, y, size * 0.78), colour) +
  flat(oval(x, y, size * 0.64), mix(colour, '#ffffff', 0.72)) +
  flat(
    around(8, (angle) => leaf(x, y, size * 0.58, angle, 0.36)),
    mix(colour, '#ffffff', 0.14),
  );

const blossom: Motif = (x, y, size, colour) =>
  flat(petals(x, y, size * 0.9, 5, 0.5), mix(colour, '#ffffff', 0.3)) +
  flat(petals(x, y, size * 0.5, 5, 0.36), colour) +
  flat(oval(x, y, size * 0.17), house.sun);

const star: Motif = (x, y, size, colour) =>
  flat(petals(x, y, size * 0.95, 8, 0.2), colour) +
  flat(
    around(8, (angle) =>
      oval(
        x + Math.sin((angle * Math.PI) / 180) * size * 0.5,
        y + Math.cos((angle * Math.PI) / 180) * size * 0.5,
        size * 0.075,
      ),
    ),
    mix(colour, '#ffffff', 0.6),
  ) +
  flat(oval(x, y, size * 0.14), mix(colour, '#000000', 0.35));

const pod: Motif = (x, y, size, colour) =>
  flat(leaf(x, y - size * 0.6, size * 1.6, 12, 0.36), colour) +
  line(
    [-0.14, 0, 0.14]
      .map(
        (dx) =>
          `M${num(x + size * (0.06 + dx * 0.5))} ${num(y - size * 0.3)}q${num(size * (dx * 1.3 + 0.06))} ${num(size * 0.5)} ${num(size * 0.14)} ${num(size)}`,
      )
      .join(''),
    mix(colour, '#000000', 0.3),
    size * 0.05,
  );

const hazelnut: Motif = (x, y, size, colour) =>
  flat(
    `M${num(x - size * 0.5)} ${num(y)}C${num(x - size * 0.5)} ${num(y + size * 0.6)} ${num(x - size * 0.12)} ${num(y + size * 0.8)} ${num(x)} ${num(y + size * 0.92)}C${num(x + size * 0.12)} ${num(y + size * 0.8)} ${num(x + size * 0.5)} ${num(y + size * 0.6)} ${num(x + size * 0.5)} ${num(y)}Z`,
    colour,
  ) +
  flat(
    `M${num(x - size * 0.62)} ${num(y + size * 0.1)}C${num(x - size * 0.5)} ${num(y - size * 0.6)} ${num(x + size * 0.5)} ${num(y - size * 0.6)} ${num(x + size * 0.62)} ${num(y + size * 0.1)}q${num(-size * 0.155)} ${num(-size * 0.14)} ${num(-size * 0.31)} 0t${num(-size * 0.31)} 0t${num(-size * 0.31)} 0t${num(-size * 0.31)} 0Z`,
    mix(colour, '#2b1b13', 0.45),
  );

const drop: Motif = (x, y, size, colour) =>
  flat(
    `M${num(x)} ${num(y - size * 0.7)}C${num(x + size * 0.1)} ${num(y - size * 0.2)} ${num(x + size * 0.52)} ${num(y + size * 0.05)} ${num(x + size * 0.52)} ${num(y + size * 0.42)}A${num(size * 0.52)} ${num(size * 0.5)} 0 0 1 ${num(x - size * 0.52)} ${num(y + size * 0.42)}C${num(x - size * 0.52)} ${num(y + size * 0.05)} ${num(x - size * 0.1)} ${num(y - size * 0.2)} ${num(x)} ${num(y - size * 0.7)}Z`,
    colour,
  ) +
  line(
    `M${num(x - size * 0.28)} ${num(y + size * 0.4)}q${num(size * 0.02)} ${num(size * 0.22)} ${num(size * 0.2)} ${num(size * 0.28)}`,
    mix(colour, '#ffffff', 0.65),
    size * 0.1,
  );

const peach: Motif = (x, y, size, colour) =>
  flat(oval(x, y, size * 0.7, size * 0.66), colour) +
  flat(oval(x + size * 0.2, y + size * 0.08, size * 0.46, size * 0.5), mix(colour, '#f4d58a', 0.45), 0.8) +
  line(
    `M${num(x + size * 0.04)} ${num(y - size * 0.6)}q${num(-size * 0.42)} ${num(size * 0.5)} ${num(-size * 0.08)} ${num(size * 1.1)}`,
    mix(colour, '#5a1f10', 0.35),
    size * 0.06,
  ) +
  flat(leaf(x, y - size * 0.58, size * 0.8, 115, 0.3), '#3f7358');

const clock: Motif = (x, y, size, colour) => {
  const spoke = (angle: number, reach: number): readonly [number, number] => [
    x + Math.sin((angle * Math.PI) / 180) * reach,
    y + Math.cos((angle * Math.PI) / 180) * reach,
  ];
  const rays = around(14, (angle) => {
    const [tx, ty] = spoke(angle, size * 0.82);
    return `M${num(x)} ${num(y)}L${num(tx)} ${num(ty)}`;
  });
  const tips = around(14, (angle) => oval(...spoke(angle, size * 0.86), size * 0.09));
  return (
    line(rays, colour, size * 0.035, 0.8) +
    flat(tips, mix(colour, '#ffffff', 0.4)) +
    flat(oval(x, y, size * 0.13), colour)
  );
};

const motifs: Readonly<Record<TasteFamily, Motif>> = {
  chocolate: pod,
  nut: hazelnut,
  berry: berries,
  citrus: slice,
  floral: blossom,
  spice: star,
  caramel: drop,
  'stone-fruit': peach,
  herbal: clock,
};

/** Draws what a taste looks like on a plant: a berry, a blossom, a slice of fruit. */
export function drawMotif(taste: TasteFamily, x: number, y: number, size: number, colour: string): string {
  return motifs[taste](x, y, size, colour);
}

export type Plant = {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  /** Pixels that its tip is off to the right of its foot. */
  readonly lean: number;
  readonly colour: string;
};

/** Draws a fern: a bent stem with pairs of leaves that grow shorter towards the tip. */
export function drawFern({x, foot, height, lean, colour}: Plant): string {
  let data = '';
  const pairs = 10;
  for (let pair = 1; pair <= pairs; pair += 1) {
    const share = pair / (pairs + 0.6);
    const px = x + lean * share * share;
    const py = foot - height * share;
    const tilt = Math.atan2(2 * lean * share, height) * (180 / Math.PI);
    const long = height * 0.27 * Math.sin(Math.PI * (0.24 + share * 0.76));
    data += leaf(px, py, long, 112 - tilt, 0.2) + leaf(px, py, long, -112 - tilt, 0.2);
  }
  const stem = `M${num(x)} ${num(foot)}Q${num(x)} ${num(foot - height * 0.5)} ${num(x + lean)} ${num(foot - height)}`;
  return line(stem, colour, height * 0.018) + flat(data, colour);
}

/** Draws a stalk that carries the taste's motif on its tip. */
export function drawStalk(plant: Plant, taste: TasteFamily, palette: Palette): string {
  const {x, foot, height, lean, colour} = plant;
  const stem = `M${num(x)} ${num(foot)}Q${num(x)} ${num(foot - height * 0.6)} ${num(x + lean)} ${num(foot - height)}`;
  const leaves =
    leaf(x + lean * 0.1, foot - height * 0.35, height * 0.24, 130) +
    leaf(x + lean * 0.28, foot - height * 0.55, height * 0.2, -125);
  return (
    line(stem, colour, height * 0.022) +
    flat(leaves, colour) +
    drawMotif(taste, x + lean, foot - height, height * 0.17, palette.fruit)
  );
}
