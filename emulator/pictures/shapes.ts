import type {Canvas} from './canvas';
import {flat, line, mix, oval, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

/** The colours of gear by the code that the data gives a colour. */
export const paints = {
  forest: '#24523d',
  moss: '#7d9a78',
  sand: '#cfae7f',
  night: '#343837',
  chalk: '#ece4d6',
  clay: '#c8754c',
  berry: '#9b2c45',
  sun: '#eeb04e',
  fog: '#aeb8b5',
  steel: '#bcc0b8',
  copper: '#c07a4f',
  walnut: '#7a5236',
  oak: '#c19158',
  sky: '#8fb3c4',
} as const;

export type Paint = keyof typeof paints;

export const STEEL = paints.steel;
export const GLASS = '#dbe7e1';
export const COFFEE = '#4a2715';
export const MILK = '#fbf6ec';

/** Draws something round and upright: half widths at the top and the bottom, heights above the foot. */
export function round(
  canvas: Canvas,
  colour: string,
  [top, bottom]: readonly [number, number],
  [high, low]: readonly [number, number],
  radius = 20,
): string {
  const half = Math.max(top, bottom);
  return solid(canvas, barrel(top, bottom, high, low, radius), colour, -half, half);
}

/** Moves a drawing to a place, scaled, and turned by `turn` degrees. */
export function at(x: number, y: number, scale: number, content: string, turn = 0): string {
  const spin = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${spin} scale(${scale})">${content}</g>`;
}

/** Draws several things as one, from the one behind to the one in front. */
export function together(...parts: readonly (readonly [thing: Thing, x: number, y: number, scale: number])[]): Thing {
  return (canvas) => parts.map(([thing, x, y, scale]) => at(x, y, scale, thing(canvas))).join('');
}

/** Draws an opening seen a little from above, with what is inside. */
export function mouth(y: number, half: number, rim: string, inside: string): string {
  return flat(oval(0, y, half, half * 0.14), rim) + flat(oval(0, y + half * 0.02, half * 0.9, half * 0.11), inside);
}

/** Draws a handle on the right: where it leaves and meets the body, how far out it goes. */
export function ear(x: number, high: number, low: number, out: number, colour: string, width = 40): string {
  const data = `M${x} ${-high}C${x + out * 1.25} ${-high - 10} ${x + out * 1.25} ${-low + 10} ${x} ${-low}`;
  return line(data, mix(colour, '#2b1206', 0.22), width) + line(data, mix(colour, '#fff6e0', 0.12), width * 0.35, 0.55);
}

/** Draws a clear body with something in it up to a height. */
export function vessel(
  canvas: Canvas,
  [top, bottom]: readonly [number, number],
  high: number,
  filled: number,
  inside: string,
  radius = 40,
): string {
  const half = bottom + ((top - bottom) * filled) / high;
  return (
    round(canvas, GLASS, [top, bottom], [high, 0], radius) +
    flat(barrel(half - 14, bottom - 14, filled, 12, radius * 0.8), inside) +
    flat(oval(0, -filled, half - 14, 15), mix(inside, '#ffffff', 0.28)) +
    gleam(-Math.min(top, bottom) * 0.68, high * 0.9, high * 0.14, 14, 0.7)
  );
}

/** Draws a small sun on the thing's front: the house's mark on gear. */
export function mark(x: number, y: number, r: number, colour = '#f4b860'): string {
  return flat(oval(x, y, r), colour);
}

/** Draws a piece of paper with the shadow of one lying on another. */
export function patch(data: string, fill: string, edge?: string): string {
  return sheet(data, fill, NEAR, edge);
}
