import type {GroundTexture} from './facts';
import {flat, line, mix, num, oval} from './paper';
import type {Palette} from './palette';

export type Ground = {
  readonly width: number;
  /** The far and the near edge of the meadow, in pixels from the top. */
  readonly far: number;
  readonly near: number;
  readonly palette: Palette;
  readonly random: () => number;
};

/** Calls `place` for spots spread over the meadow, small and close far away, large and wide near by. */
function scatter(
  {width, far, near, random}: Ground,
  rows: number,
  place: (x: number, y: number, size: number) => string,
): string {
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const depth = ((row + 0.5) / rows) ** 1.5;
    const size = 0.3 + depth * 1.1;
    const y = far + (near - far) * depth;
    const gap = width * 0.085 * size;
    for (let x = (random() - 1) * gap; x < width + gap; x += gap * (0.75 + random() * 0.5))
      out += place(x, y + (random() - 0.5) * (near - far) * 0.09 * size, size);
  }
  return out;
}

function water({width, far, near, palette, random}: Ground): string {
  const middle = width * (0.44 + random() * 0.12);
  const deep = near - far;
  const bend = width * (random() < 0.5 ? -0.13 : 0.13);
  const at = (share: number): number => middle + Math.sin(share * 4.2) * bend * (0.35 + share);
  const half = (share: number): number => width * (0.012 + 0.2 * share ** 1.6);
  const shares = Array.from({length: 15}, (_, index) => index / 14);
  const left = shares.map((share) => `${num(at(share) - half(share))} ${num(far + deep * share)}`);
  const right = shares.map((share) => `${num(at(share) + half(share))} ${num(far + deep * share)}`).reverse();
  const stream = `M${left.join('L')}L${right.join('L')}Z`;
  const ripples = shares
    .slice(2)
    .flatMap((share) => [0, 1].map((turn) => ({share: share - turn * 0.03, shift: (random() - 0.5) * 0.9})))
    .map(({share, shift}) => {
      const long = half(share) * (0.3 + random() * 0.4);
      const dip = 5 + share * 9;
      const x = at(share) + half(share) * shift - long / 2;
      return `M${num(x)} ${num(far + deep * share)}q${num(long / 4)} ${num(-dip)} ${num(long / 2)} 0t${num(long / 2)} 0`;
    })
    .join('');
  const colour = mix(palette.skyLow, '#ffffff', 0.25);
  return (
    flat(stream, mix(palette.hillNear, palette.bank, 0.3), 0.28) +
    `<g transform="translate(0 7)">${flat(stream, colour)}</g>` +
    line(ripples, mix(palette.hillNear, palette.hillFar, 0.45), 6, 0.75)
  );
}

function fruit(ground: Ground): string {
  const {palette, random} = ground;
  let shade = '';
  const dots = scatter(ground, 9, (x, y, size) => {
    const r = 15 * size * (0.75 + random() * 0.4);
    const top = y + (random() - 0.5) * 26 * size;
    shade += oval(x - r * 0.3, top + r * 0.75, r * 1.25, r * 0.5);
    return oval(x, top, r);
  });
  return flat(shade, palette.bank, 0.2) + flat(dots, mix(palette.fruit, palette.meadow, 0.12));
}

function hexagons(ground: Ground): string {
  const {palette, random, far, near, width} = ground;
  let thin = '';
  let filled = '';
  const rows = 11;
  for (let row = 0; row < rows; row += 1) {
    const depth = ((row + 0.35) / rows) ** 1.45;
    const next = ((row + 1.35) / rows) ** 1.45;
    const high = (next - depth) * (near - far) * 0.64;
    const wide = width * (0.026 + depth * 0.052);
    const y = far + (near - far) * depth;
    for (let cell = -14; cell <= 14; cell += 1) {
      const x = width / 2 + (cell + (row % 2) / 2) * wide * 1.78;
      if (x < -wide || x > width + wide) continue;
      const data =
        `M${num(x - wide * 0.8)} ${num(y - high * 0.5)}L${num(x)} ${num(y - high)}L${num(x + wide * 0.8)} ${num(y - high * 0.5)}` +
        `V${num(y + high * 0.5)}L${num(x)} ${num(y + high)}L${num(x - wide * 0.8)} ${num(y + high * 0.5)}Z`;
      if (random() < 0.3) filled += data;
      else if (random() < 0.75) thin += data;
    }
  }
  return flat(filled, palette.sun, 0.75) + line(thin, mix(palette.sun, palette.hillNear, 0.35), 3.5, 0.7);
}

function rain(ground: Ground): string {
  const dashes = scatter(ground, 11, (x, y, size) => `M${num(x)} ${num(y)}l${num(-9 * size)} ${num(34 * size)}`);
  return line(dashes, mix(ground.palette.hillNear, ground.palette.bank, 0.3), 6, 0.55);
}

function rings(ground: Ground): string {
  const circles = scatter(ground, 6, (x, y, size) =>
    ground.random() < 0.66
      ? ''
      : [0.35, 0.68, 1].map((share) => oval(x, y, 74 * size * share, 26 * size * share)).join(''),
  );
  return line(circles, mix(ground.palette.fruit, ground.palette.hillNear, 0.3), 4.5, 0.6);
}

function reeds(ground: Ground): string {
  const {palette, random} = ground;
  const blades = scatter(ground, 8, (x, y, size) =>
    [-1, 0, 1]
      .map((turn) => {
        const lean = (turn * 16 + (random() - 0.5) * 10) * size;
        const high = (46 + random() * 30) * size;
        return `M${num(x + turn * 5 * size - 4 * size)} ${num(y)}q${num(lean * 0.2)} ${num(-high * 0.6)} ${num(lean)} ${num(-high)}q${num(4 * size)} ${num(high * 0.5)} ${num(8 * size - lean)} ${num(high)}Z`;
      })
      .join(''),
  );
  return flat(blades, mix(palette.hillNear, palette.meadow, 0.3), 0.8);
}

const textures: Readonly<Record<GroundTexture, (ground: Ground) => string>> = {
  water,
  fruit,
  hexagons,
  rain,
  rings,
  reeds,
};

/** Draws what the meadow shows: washed coffees water, naturals fruit, honeys hexagons. */
export function drawTexture(texture: GroundTexture, ground: Ground): string {
  return textures[texture](ground);
}
