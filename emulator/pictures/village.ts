import type {Canvas} from './canvas';
import {house, palettes} from './palette';
import type {Palette} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';

/** How the papers of the valley lie on each other. */
export const LIFT = {dx: -8, dy: 10, spread: 24, strength: 1.1} as const;

/** Forest greens, from the light in the valley to the dark that the picture lies on. */
export const dusk: Palette = {
  ...palettes.herbal,
  skyTop: '#2d6a4f',
  skyLow: '#f2d79a',
  sun: house.sun,
  hillFar: '#b7bd86',
  hillNear: house.forest500,
  meadow: '#6f9a66',
  bank: '#0b1d15',
  leaf: house.forest700,
};

/** Draws the school: a roof of tiles, a bell, an open door with light in it. */
export function school(): string {
  const wall = '#f0e3c4';
  return [
    sheet(block(-190, -190, 380, 200, 4), wall, LIFT),
    flat('M60 -190H190V10H60Z', '#2b1206', 0.14),
    sheet(
      polygon([
        [-236, -180],
        [-150, -300],
        [150, -300],
        [236, -180],
      ]),
      house.ember,
      LIFT,
      '#e99a62',
    ),
    line('M-196 -214H196M-172 -246H172M-150 -276H150', '#7c2f10', 4, 0.5),
    sheet(
      polygon([
        [-54, -290],
        [0, -372],
        [54, -290],
      ]),
      mix(house.ember, '#2b1206', 0.2),
      LIFT,
      '#e99a62',
    ),
    flat(oval(0, -312, 17), house.sun),
    flat('M-38 10V-96A38 38 0 0 1 38 -96V10Z', '#12291f'),
    flat('M-26 10V-92A26 26 0 0 1 26 -92V10Z', house.sun, 0.9),
    [-140, 92]
      .map((x) => flat(block(x, -130, 56, 66, 4), '#12291f') + flat(block(x + 7, -123, 42, 52, 3), house.sun, 0.85))
      .join(''),
    line('M-112 -130V-64M120 -130V-64', '#12291f', 6),
  ].join('');
}

/** Draws the well: a ring of stones under a small roof, its bucket full. */
export function well(): string {
  const stone = '#c9c4ae';
  return [
    line('M-104 -120V-330M104 -120V-330', '#5b3a26', 20),
    line('M-104 -262H104', '#7a5236', 16),
    line('M104 -262H150V-226', '#7a5236', 9),
    line('M0 -262V-178', '#e9dcc0', 6),
    sheet('M-34 -180H34L26 -122H-26Z', '#8a5f42', LIFT, '#c79b78'),
    flat(oval(0, -180, 34, 9), '#bfe0e2'),
    flat(oval(0, -118, 140, 32), '#173f3a'),
    sheet('M-140 -118A140 32 0 0 0 140 -118V-6Q140 26 0 30Q-140 26 -140 -6Z', stone, LIFT),
    flat('M30 -88Q110 -94 140 -118V-6Q140 20 30 28Z', '#2b1206', 0.2),
    line(
      'M-138 -64Q0 -20 138 -64M-138 -22Q0 22 138 -22M-70 -88V-46M20 -84V-40M96 -94V-54M-104 -52V-8M-24 -38V4M64 -42V0',
      '#8d8770',
      5,
      0.7,
    ),
    sheet(
      polygon([
        [-168, -316],
        [-96, -410],
        [96, -410],
        [168, -316],
      ]),
      '#8a4a24',
      LIFT,
      '#d98a55',
    ),
    line('M-140 -346H140M-116 -378H116', '#5c2a10', 4, 0.5),
  ].join('');
}

/** Draws rows of coffee that come nearer, with their cherries. */
export function field(canvas: Canvas, random: () => number): string {
  const rows = [
    {y: 700, from: 520, to: 1050, size: 20},
    {y: 752, from: 460, to: 1120, size: 27},
    {y: 818, from: 430, to: 1190, size: 36},
  ];
  return rows
    .map(({y, from, to, size}, index) => {
      let bushes = '';
      let cherries = '';
      for (let x = from; x < to; x += size * 1.7) {
        const foot = y + Math.sin(x / 180) * 10 + (x - 800) * 0.03;
        bushes += oval(x, foot, size, size * 0.9) + oval(x + size * 0.4, foot - size * 0.6, size * 0.66);
        for (let dot = 0; dot < 4; dot += 1)
          cherries += oval(x + (random() - 0.4) * size * 1.2, foot + (random() - 0.8) * size * 0.9, size * 0.11);
      }
      const colour = canvas.linear(
        [0, y - size * 2],
        [0, y + size],
        [
          [0, mix('#5e9a63', dusk.leaf, index * 0.2)],
          [1, mix('#2d6a4f', dusk.bank, index * 0.2)],
        ],
      );
      return sheet(bushes, colour, {...LIFT, spread: 20}) + flat(cherries, '#e2603a');
    })
    .join('');
}
