import type {Canvas} from './canvas';
import {flat, line, mix, oval, sheet} from './paper';
import type {Lift} from './paper';

export type Stump = {
  /** The middle of the cut. */
  readonly x: number;
  readonly y: number;
  /** Half the width of the cut, and how far the wood goes down from it. */
  readonly half: number;
  readonly deep: number;
  readonly bark: string;
  readonly cut: string;
  readonly lift: Lift;
};

/** Draws a tree stump to put things on: roots, bark, and the rings of its cut. */
export function drawStump(canvas: Canvas, {x, y, half, deep, bark, cut, lift}: Stump): string {
  const flank = canvas.linear(
    [x - half * 1.1, 0],
    [x + half * 1.1, 0],
    [
      [0, mix(bark, '#1a0d06', 0.2)],
      [0.28, mix(bark, '#ffe9c4', 0.16)],
      [0.55, bark],
      [1, mix(bark, '#1a0d06', 0.42)],
    ],
  );
  const foot = y + deep;
  const body =
    `M${x - half} ${y}C${x - half} ${y + deep * 0.5} ${x - half * 1.05} ${y + deep * 0.8} ${x - half * 1.34} ${foot}` +
    `Q${x - half * 0.8} ${foot - half * 0.02} ${x - half * 0.46} ${foot + half * 0.14}T${x + half * 0.5} ${foot + half * 0.12}` +
    `T${x + half * 1.32} ${foot}C${x + half * 1.06} ${y + deep * 0.8} ${x + half} ${y + deep * 0.5} ${x + half} ${y}Z`;
  const grooves = [-0.82, -0.6, -0.3, 0.06, 0.34, 0.62, 0.84]
    .map((share, index) => {
      const at = x + half * share;
      const from = y + half * (0.24 + (index % 3) * 0.1);
      return `M${at} ${from}q${share * 14} ${deep * 0.3} ${share * half * 0.12} ${deep * (0.5 + (index % 2) * 0.2)}`;
    })
    .join('');
  return (
    sheet(body, flank, lift) +
    line(grooves, mix(bark, '#1a0d06', 0.55), half * 0.016, 0.5) +
    sheet(oval(x, y, half, half * 0.21), cut, {...lift, dx: 0, dy: -2}, mix(cut, '#ffffff', 0.6)) +
    flat(oval(x, y, half * 0.93, half * 0.188), mix(cut, '#ffffff', 0.18)) +
    line(
      [0.78, 0.6, 0.42, 0.24].map((share) => oval(x - half * 0.03, y, half * share, half * share * 0.2)).join(''),
      mix(cut, bark, 0.5),
      half * 0.013,
      0.6,
    )
  );
}
