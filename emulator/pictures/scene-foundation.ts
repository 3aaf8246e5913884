import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import {curve, flat, mix, oval, placed, randomFrom, sheet} from './paper';
import {house} from './palette';
import type {Point} from './paper';
import {carrying, picking, reading} from './people';
import {drawTrunk} from './trunks';
import {drawFern, drawMotif} from './undergrowth';
import {dusk, field, LIFT, school, well} from './village';

function slope(points: readonly Point[]): string {
  return `M${curve(points)}V1260H-60Z`;
}

/** Draws what the foundation helps with, as one valley: water, a field, a school. */
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
