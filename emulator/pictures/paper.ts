/** A point in the picture's pixels. */
export type Point = readonly [x: number, y: number];

/** How a cut-out lies on the sheet behind it. */
export type Lift = {
  /** Pixels that the shadow falls to the right and down. */
  readonly dx: number;
  readonly dy: number;
  /** Pixels that the shadow's edge is blurred over. */
  readonly spread: number;
  /** 0 (none) to 1. */
  readonly strength: number;
};

const SHADE = '#3a1a0c';

/** Formats a number as short as SVG needs it: one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * Returns a deterministic stream of numbers from 0 up to 1 for a name, so that a picture is the same on every machine.
 */
export function randomFrom(name: string): () => number {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Returns the colour between two `#rrggbb` colours; `share` is 0 for the first and 1 for the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns a path's data through the points, rounded as scissors would; `tension` 0 gives straight cuts, 1 soft hills.
 */
export function curve(points: readonly Point[], tension = 1): string {
  const first = points[0];
  if (first === undefined) return '';
  let data = `${num(first[0])} ${num(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const pull = tension / 6;
    data +=
      `C${num(from[0] + (to[0] - before[0]) * pull)} ${num(from[1] + (to[1] - before[1]) * pull)} ` +
      `${num(to[0] - (after[0] - from[0]) * pull)} ${num(to[1] - (after[1] - from[1]) * pull)} ` +
      `${num(to[0])} ${num(to[1])}`;
  }
  return data;
}

/** Returns a closed shape with straight cuts as path data. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** Returns a circle or an ellipse as path data. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;
}

/** Returns a rectangle with round corners as path data. */
export function block(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return (
    `M${num(x + r)} ${num(y)}h${num(width - r * 2)}${arc(r, r)}v${num(height - r * 2)}${arc(-r, r)}` +
    `h${num(r * 2 - width)}${arc(-r, -r)}v${num(r * 2 - height)}${arc(r, -r)}Z`
  );
}

/**
 * Draws a filled shape without a shadow. Paint that is translucent needs no layer of its own, a translucent element
 * does.
 */
export function flat(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}

/** Draws a line with a round pen. */
export function line(data: string, colour: string, width: number, opacity = 1): string {
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`
  );
}

/** The outlines around a shadow's body, from the widest: how wide each is as a share of the spread, and how dark. */
const RIMS = [
  [1.25, 0.145],
  [0.85, 0.269],
  [0.5, 0.467],
] as const;

/**
 * Returns the soft shadow of a shape: outlines that grow paler around a body, far cheaper to draw than a blur. All of
 * them share one translucent layer, and none is smoothed, as each step is too faint to be seen: both are a matter of
 * drawing time.
 */
export function shadow(data: string, {dx, dy, spread, strength}: Lift): string {
  const rims = RIMS.map(
    ([share, dark]) => `<path d="${data}" fill="none" stroke-width="${num(spread * share)}" stroke-opacity="${dark}"/>`,
  );
  return (
    `<g transform="translate(${num(dx)} ${num(dy)})" fill="${SHADE}" stroke="${SHADE}" stroke-linejoin="round" ` +
    `shape-rendering="crispEdges" opacity="${Math.round(strength * 198) / 1000}">${rims.join('')}` +
    `<path d="${data}" stroke-width="${num(spread * 0.2)}"/></g>`
  );
}

/**
 * Draws a cut-out of paper: its shadow on what lies behind, its face, and the light along its edge where `edge` is
 * given.
 */
export function sheet(data: string, fill: string, lift: Lift, edge?: string): string {
  const light = edge === undefined ? '' : line(data, edge, 2.5, 0.5);
  return `${shadow(data, lift)}${flat(data, fill)}${light}`;
}

/** Moves a drawing to a place and scales it around its own origin. */
export function placed(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}
