import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {placed} from './clearing';
import {house, palettes} from './palette';
import type {Palette} from './palette';
import {block, curve, flat, line, mix, oval, polygon, randomFrom, sheet} from './paper';
import type {Point} from './paper';
import {carrying, picking, reading} from './people';
import {drawTrunk} from './trunks';
import {drawFern, drawMotif} from './undergrowth';

const LIFT = {dx: -8, dy: 10, spread: 24, strength: 1.1} as const;

/** Forest greens, from the light in the valley to the dark that the picture lies on. */
const dusk: Palette = {
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

function slope(points: readonly Point[]): string {
  return `M${curve(points)}V1260H-60Z`;
}

/** The school: a roof of tiles, a bell, an open door with light in it. */
function school(): string {
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

/** The well: a ring of stones under a small roof, its bucket full. */
function well(): string {
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

/** Rows of coffee that come nearer, with their cherries. */
function field(canvas: Canvas, random: () => number): string {
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

/** What the foundation helps with, as one valley: water, a field, a school. */
export function drawFoundation(): string {
  const canvas = createCanvas(1600, 1200);
  const random = randomFrom('valley');
  const sky = canvas.linear(
    [0, 0],
    [0, 620],
    [
      [0, '#4f8a68'],
      [0.55, '#d5d59b'],
      [1, '#fbe3ae'],
    ],
  );
  const glow = canvas.radial(800, 420, 640, [
    [0, '#fff3cd', 0.9],
    [0.5, '#ffe7b0', 0.35],
    [1, '#ffe7b0', 0],
  ]);
  const layer = (points: readonly Point[], top: number, from: string, to: string): string =>
    sheet(
      slope(points),
      canvas.linear(
        [0, top],
        [0, top + 420],
        [
          [0, from],
          [1, to],
        ],
      ),
      {...LIFT, dy: -6},
      mix(from, '#ffffff', 0.45),
    );
  const trunk = (x: number, girth: number, colour: string, foot: number): string =>
    drawTrunk(
      {
        x,
        foot,
        top: -30,
        girth,
        lean: (x < 800 ? -1 : 1) * 24,
        colour,
        light: house.sun,
        side: x < 800 ? 1 : -1,
        lift: LIFT,
        random,
      },
      x < 800 ? 1 : -1,
    );
  const canopy = (depth: 0 | 1 | 2): string =>
    drawCanopy({canvas, palette: dusk, random, density: 2, lift: LIFT, depth});
  const fern = (x: number, tall: number, colour: string): string =>
    drawFern({x, foot: 1220, height: tall, lean: (800 - x) * 0.12, colour});
  return canvas.finish(
    [
      flat('M0 0H1600V1200H0Z', sky),
      [2.3, 1.6].map((share) => flat(oval(800, 400, 130 * share), '#fff3d0', 0.28)).join(''),
      flat('M0 0H1600V1200H0Z', glow),
      sheet(oval(800, 400, 130), house.sun, {dx: 0, dy: 6, spread: 30, strength: 0.5}, '#fff8e6'),
      layer(
        [
          [-60, 470],
          [240, 380],
          [520, 470],
          [760, 500],
          [1080, 400],
          [1340, 350],
          [1660, 460],
        ],
        350,
        '#a9bd86',
        '#dfe0a6',
      ),
      layer(
        [
          [-60, 560],
          [300, 500],
          [620, 560],
          [900, 570],
          [1240, 490],
          [1660, 560],
        ],
        480,
        '#6b9a6e',
        '#b9cf92',
      ),
      layer(
        [
          [-60, 610],
          [400, 620],
          [800, 622],
          [1200, 604],
          [1660, 600],
        ],
        600,
        '#8fb37a',
        '#3f7355',
      ),
      canopy(0),
      trunk(250, 44, '#5b7a5c', 690),
      trunk(1390, 40, '#5b7a5c', 690),
      placed(school(), 1190, 700, 1.0),
      field(canvas, random),
    ].join('') +
      [
        layer(
          [
            [-60, 830],
            [300, 800],
            [760, 850],
            [1200, 850],
            [1660, 790],
          ],
          790,
          '#4a8560',
          '#173b2c',
        ),
        placed(picking('#10241b', house.sun), 1010, 880, 0.27),
        placed(reading('#10241b', house.sun), 1215, 985, 0.27),
        placed(well(), 560, 960, 1.05),
        placed(carrying('#10241b', house.sun), 800, 980, 0.3),
        canopy(1),
        trunk(110, 110, '#2a4a3a', 1010),
        trunk(1500, 110, '#2a4a3a', 1000),
        layer(
          [
            [-60, 960],
            [300, 1010],
            [800, 1050],
            [1300, 1010],
            [1660, 950],
          ],
          950,
          '#1f4a37',
          '#12291f',
        ),
        trunk(-10, 150, '#0f2419', 1150),
        trunk(1610, 150, '#0f2419', 1150),
        [130, 230, 1400, 1500].map((x, index) => fern(x, 250 - (index % 2) * 40, house.forest500)).join(''),
        sheet(
          slope([
            [-60, 1080],
            [400, 1136],
            [800, 1150],
            [1200, 1134],
            [1660, 1076],
          ]),
          dusk.bank,
          {...LIFT, dy: -8},
          '#2d6a4f',
        ),
        [20, 110, 1490, 1580].map((x) => fern(x, 210, '#123024')).join(''),
        drawMotif('berry', 330, 1070, 34, '#e2603a'),
        drawMotif('berry', 1290, 1080, 30, '#e2603a'),
        canopy(2),
      ].join(''),
  );
}
