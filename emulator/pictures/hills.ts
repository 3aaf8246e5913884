import type {Canvas} from './canvas';
import {curve, flat, mix, num, sheet} from './paper';
import type {Lift, Point} from './paper';
import type {Palette} from './palette';

type Ridge = {
  readonly random: () => number;
  readonly width: number;
  readonly baseline: number;
  readonly height: number;
  readonly peaks: number;
  /** 0 for rolling hills, 1 for summits. */
  readonly sharpness: number;
};

/** Returns the upper edge of one row of hills, from left of the picture to right of it. */
export function ridgeLine({random, width, baseline, height, peaks, sharpness}: Ridge): readonly Point[] {
  const summits = Array.from({length: peaks}, (_, index) => ({
    at: ((index + 0.15 + random() * 0.7) / peaks) * width,
    reach: (width / peaks) * (0.75 + random() * 0.6),
    rise: height * (0.5 + random() * 0.5),
  }));
  const step = width / (sharpness > 0.5 ? 26 : 18);
  const points: Point[] = [];
  for (let x = -step * 2; x <= width + step * 2; x += step) {
    const rise = summits.reduce((highest, {at, reach, rise: top}) => {
      const away = Math.abs(x - at) / reach;
      const round = Math.exp(-away * away * 2.4);
      const steep = Math.max(0, 1 - away) ** 1.15;
      return Math.max(highest, top * (round * (1 - sharpness) + steep * sharpness));
    }, 0);
    points.push([x, baseline - rise - random() * height * 0.07 * (0.4 + sharpness)]);
  }
  return points;
}

/** A row of small conifers that stand on a ridge. */
function firs(points: readonly Point[], random: () => number, size: number): string {
  let data = '';
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (next === undefined || random() < 0.3) return;
    const trees = 1 + Math.floor(random() * 3);
    for (let tree = 0; tree < trees; tree += 1) {
      const share = random();
      const high = size * (0.6 + random() * 0.8);
      const foot = y + (next[1] - y) * share + size * 0.25;
      const at = x + (next[0] - x) * share;
      data += `M${num(at)} ${num(foot - high)}l${num(high * 0.2)} ${num(high)}h${num(-high * 0.4)}Z`;
    }
  });
  return data;
}

export type Hills = {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly random: () => number;
  /** Metres above the sea. */
  readonly altitude: number;
  /** Where the meadow begins, in pixels from the top. */
  readonly horizon: number;
  readonly lift: Lift;
};

/** Draws four rows of hills; the higher the coffee grows, the higher and steeper they stand. */
export function drawHills({canvas, palette, random, altitude, horizon, lift}: Hills): string {
  const {width, height} = canvas;
  const climb = Math.min(1, Math.max(0, (altitude - 500) / 1600));
  const rows = 4;
  return Array.from({length: rows}, (_, row) => {
    const near = row / (rows - 1);
    const rise = height * (0.05 + climb * 0.3 * (1 - near * 0.72));
    const baseline = horizon - height * 0.035 * (rows - 1 - row) + height * 0.03;
    const points = ridgeLine({
      random,
      width,
      baseline,
      height: rise,
      peaks: 2 + Math.round(random() * 1.4) + row,
      sharpness: Math.max(0, climb * 1.25 - 0.25) * (1 - near * 0.75),
    });
    const colour = mix(palette.hillFar, palette.hillNear, near ** 1.3);
    const fill = canvas.linear(
      [0, baseline - rise],
      [0, horizon + height * 0.06],
      [
        [0, colour],
        [1, mix(colour, palette.skyLow, 0.62 - near * 0.2)],
      ],
    );
    const data = `M${curve(points, climb > 0.6 && row < 2 ? 0.55 : 1)}V${num(height)}H-200Z`;
    const trees =
      row >= 2 ? flat(firs(points, random, height * (0.018 + 0.014 * (row - 2))), mix(colour, palette.leaf, 0.35)) : '';
    return trees + sheet(data, fill, lift, mix(colour, '#ffffff', 0.5));
  }).join('');
}
