import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {curve, flat, mix, oval, placed, polygon, randomFrom, sheet} from './paper';
import {house, palettes} from './palette';
import type {Lift} from './paper';
import {standing} from './people';
import {drawTrunk} from './trunks';
import {drawFern, drawMotif} from './undergrowth';

const lift: Lift = {dx: -12, dy: 10, spread: 32, strength: 0.9};

/** Trunks at one edge of a wide picture, from the far one to the near one. */
function grove(
  canvas: Canvas,
  side: -1 | 1,
  xs: readonly number[],
  girth: number,
  colour: string,
  random: () => number,
): string {
  return xs
    .map((x, index) => {
      const near = (index + 1) / xs.length;
      return drawTrunk(
        {
          x,
          foot: canvas.height * (0.78 + near * 0.22),
          top: -30,
          girth: girth * (0.35 + near * 0.65),
          lean: side * 26,
          colour: mix('#b9b08a', colour, 0.35 + near * 0.65),
          light: house.sun,
          side: side === -1 ? 1 : -1,
          lift,
          random,
        },
        side === -1 ? 1 : -1,
      );
    })
    .join('');
}

/**
 * Draws the clearing at morning, wider than high, with somebody who has coffee; its upper middle is calm for a
 * headline.
 */
export function drawMorning(width: number, height: number): string {
  const canvas = createCanvas(width, height);
  const palette = {
    ...palettes['stone-fruit'],
    skyTop: '#f4d9ae',
    skyLow: '#fff6e2',
    hillFar: '#e3cfa0',
    hillNear: '#5d8a66',
    meadow: '#dfe3ae',
    bank: house.forest900,
    leaf: house.forest700,
  };
  const random = randomFrom('morning');
  const unit = Math.min(width, height);
  const sun = {x: width * 0.7, y: height * 0.4, r: unit * 0.12};
  const horizon = height * 0.64;
  const sky = canvas.linear(
    [0, 0],
    [0, horizon],
    [
      [0, palette.skyTop],
      [1, palette.skyLow],
    ],
  );
  const glow = canvas.radial(sun.x, sun.y, unit * 0.95, [
    [0, '#fffdf4', 0.95],
    [0.4, '#fff6dc', 0.5],
    [1, '#fff6dc', 0],
  ]);
  const range = (base: number, high: number, share: number, from: number): string => {
    const points = Array.from(
      {length: 12},
      (_, index) =>
        [(index / 10 - 0.05) * width, base - high * (0.35 + 0.65 * Math.abs(Math.sin(index * 1.31 + from)))] as const,
    );
    const colour = mix(palette.hillFar, palette.hillNear, share);
    const fill = canvas.linear(
      [0, base - high],
      [0, base + high * 0.9],
      [
        [0, colour],
        [1, mix(colour, palette.skyLow, 0.65)],
      ],
    );
    return sheet(`M${curve(points)}V${height}H-200Z`, fill, {...lift, dy: -6}, '#fffbe9');
  };
  const meadow = canvas.linear(
    [0, horizon],
    [0, height],
    [
      [0, '#fff9dd'],
      [0.45, palette.meadow],
      [1, '#8fae78'],
    ],
  );
  const beam = canvas.linear(
    [sun.x, sun.y],
    [sun.x - width * 0.2, height * 0.95],
    [
      [0, '#fffbe6', 0],
      [0.2, '#fffbe6', 0.4],
      [1, '#fffbe6', 0],
    ],
  );
  const beams = [-0.62, -0.36, -0.1, 0.14]
    .map((at) =>
      polygon([
        [sun.x + at * 50 - 5, sun.y],
        [sun.x + at * 50 + 5, sun.y],
        [sun.x + at * width * 0.9 + unit * 0.06, height],
        [sun.x + at * width * 0.9 - unit * 0.05, height],
      ]),
    )
    .join('');
  const dew = Array.from({length: 90}, () =>
    oval(random() * width, horizon + height * (0.04 + random() * 0.3), 2 + random() * 4),
  ).join('');
  const bank = (y: number, dip: number): string =>
    `M${curve([
      [-60, y - dip * 1.2],
      [width * 0.22, y - dip * 0.1],
      [width * 0.5, y + dip * 0.5],
      [width * 0.8, y],
      [width + 60, y - dip * 1.1],
    ])}V${height + 40}H-60Z`;
  const left = [0.2, 0.115, 0.04];
  const right = [0.83, 0.9, 0.985];
  const fern = (share: number, tall: number, colour: string): string =>
    drawFern({x: share * width, foot: height * 1.02, height: unit * tall, lean: (0.5 - share) * unit * 0.2, colour});
  const person = {
    x: width * 0.775,
    foot: height * 0.905,
    scale: (unit * 0.43) / 1000,
  };
  return canvas.finish(
    [
      flat(`M0 0H${width}V${height}H0Z`, sky),
      [3.6, 2.5, 1.6].map((share) => flat(oval(sun.x, sun.y, sun.r * share), '#fff8e2', 0.3)).join(''),
      flat(`M0 0H${width}V${height}H0Z`, glow),
      sheet(oval(sun.x, sun.y, sun.r), '#f8c672', {dx: 0, dy: 8, spread: 30, strength: 0.5}, '#fff8e6'),
      range(horizon - height * 0.05, height * 0.17, 0, 0.4),
      range(horizon - height * 0.02, height * 0.11, 0.3, 1.9),
      range(horizon + height * 0.01, height * 0.065, 0.6, 3.1),
      sheet(
        `M${curve([
          [-60, horizon - 10],
          [width * 0.3, horizon + 14],
          [width * 0.7, horizon + 10],
          [width + 60, horizon - 16],
        ])}V${height}H-60Z`,
        meadow,
        {...lift, dy: -8},
        '#fffdf2',
      ),
      drawCanopy({canvas, palette, random, density: 1.5, lift, depth: 0}),
      grove(
        canvas,
        -1,
        left.slice(0, 1).map((share) => share * width),
        unit * 0.06,
        '#8a8a68',
        random,
      ),
      grove(
        canvas,
        1,
        right.slice(0, 1).map((share) => share * width),
        unit * 0.06,
        '#8a8a68',
        random,
      ),
      flat(beams, beam),
      flat(dew, '#ffffff', 0.85),
      `<g transform="translate(${person.x} ${person.foot}) scale(${person.scale * 1.5} ${person.scale * 0.2})">${flat(oval(160, 0, 330, 150), '#12291f', 0.22)}</g>`,
      placed(standing('#1c3327', '#f4b860'), person.x, person.foot, person.scale),
      drawCanopy({canvas, palette, random, density: 1.2, lift, depth: 1}),
      grove(
        canvas,
        -1,
        left.slice(1).map((share) => share * width),
        unit * 0.15,
        '#2a2a1c',
        random,
      ),
      grove(
        canvas,
        1,
        right.slice(1).map((share) => share * width),
        unit * 0.14,
        '#2a2a1c',
        random,
      ),
      [0.05, 0.13, 0.2, 0.86, 0.93].map((share, index) => fern(share, 0.2 + (index % 3) * 0.04, '#3d6b4d')).join(''),
      sheet(bank(height * 0.955, height * 0.04), house.forest700, {...lift, dy: -8}, '#8fb07a'),
      [0.0, 0.09, 0.16, 0.9, 0.97]
        .map((share, index) => fern(share, 0.17 + (index % 2) * 0.05, house.forest900))
        .join(''),
      [0.06, 0.11, 0.94]
        .map((share, index) =>
          drawMotif('berry', share * width, height * (0.85 + index * 0.02), unit * 0.028, '#d9632f'),
        )
        .join(''),
      drawCanopy({canvas, palette, random, density: 1, lift, depth: 2}),
    ].join(''),
  );
}
