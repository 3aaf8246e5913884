import {line, mix, oval, sheet} from './paper';
import type {Thing} from './stage';

/** Draws a stack of cone-shaped filters, fanned out. */
export const paperFilters: Thing = () => {
  const cone = 'M-330 -700Q0 -790 330 -700L120 -16Q112 0 90 0H-90Q-112 0 -120 -16Z';
  const turns = [-17, -10.5, -4, 2.5, 9, 15.5];
  const tones = ['#e2d3b6', '#ecdfc6', '#f1e7d2', '#f6eedd', '#faf4e7', '#fffbf2'];
  return turns
    .map(
      (turn, index) =>
        `<g transform="rotate(${turn} 0 0) translate(0 ${-index * 4})">${sheet(cone, tones[index] ?? '#fffbf2', {dx: -10, dy: 6, spread: 26, strength: 1}, '#ffffff')}${line('M-292 -668L-104 -36M-104 -34H104', '#cbb892', 4, 0.7)}</g>`,
    )
    .join('');
};

/** Draws round filters: whole, folded once, folded twice. */
export const roundFilters: Thing = () => {
  const r = 430;
  const lift = {dx: 10, dy: 12, spread: 34, strength: 1};
  return [
    [0, 1, 2, 3]
      .map((index) =>
        sheet(oval(-60 + index * 8, -440 - index * 9, r), mix('#e6d8bd', '#fffaf0', index / 3), lift, '#ffffff'),
      )
      .join(''),
    line(`M-36 ${-467 - r}V${-467 + r}`, '#d8c7a4', 4, 0.6),
    `<g transform="translate(150 -392) rotate(8)">${sheet(`M0 ${-r * 0.86}A${r * 0.86} ${r * 0.86} 0 0 1 0 ${r * 0.86}Z`, '#fffcf5', lift, '#ffffff')}${line(`M0 0H${r * 0.84}`, '#d8c7a4', 4, 0.6)}</g>`,
    `<g transform="translate(-300 -20) rotate(-14)">${[0, 1, 2].map((index) => sheet(`M0 0V${-r * 0.9}A${r * 0.9} ${r * 0.9} 0 0 1 ${r * 0.9} 0Z`, mix('#ecdfc6', '#fffdf8', index / 2), {...lift, dx: -8}, '#ffffff')).join('')}${line(`M18 -18L${r * 0.6} ${-r * 0.6}`, '#d8c7a4', 4, 0.6)}</g>`,
  ].join('');
};
