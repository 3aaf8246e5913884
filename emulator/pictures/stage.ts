import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {curve, flat, line, mix, num, oval, placed, polygon, randomFrom, sheet} from './paper';
import {ridgeLine} from './hills';
import {house} from './palette';
import type {Lift} from './paper';
import {drawTrunk} from './trunks';
import {drawFern} from './undergrowth';

/** The shadow that a piece of an object throws on the piece behind it. */
export const NEAR: Lift = {dx: 6, dy: 8, spread: 16, strength: 1};

/** A drawing of a thing with its foot's middle at 0, 0 and about 1000 high. */
export type Thing = (canvas: Canvas) => string;

/** Returns a colour as it lies on something round that is lit from the left. */
function rounded(canvas: Canvas, colour: string, left: number, right: number): string {
  return canvas.linear(
    [left, 0],
    [right, 0],
    [
      [0, mix(colour, '#2b1206', 0.12)],
      [0.1, mix(colour, '#fff6e0', 0.12)],
      [0.24, mix(colour, '#fff6e0', 0.34)],
      [0.42, colour],
      [0.74, mix(colour, '#2b1206', 0.1)],
      [1, mix(colour, '#2b1206', 0.36)],
    ],
  );
}

/** Draws a cut-out with the light of something round. */
export function solid(canvas: Canvas, data: string, colour: string, left: number, right: number): string {
  return sheet(data, rounded(canvas, colour, left, right), NEAR);
}

/** Returns the path data of a tapered round body: half widths at the top and the bottom, heights above the foot. */
export function barrel(top: number, bottom: number, high: number, low: number, radius = 24): string {
  return (
    `M${num(-top + radius * 0.5)} ${num(-high)}H${num(top - radius * 0.5)}Q${num(top)} ${num(-high)} ${num(top)} ${num(-high + radius)}` +
    `L${num(bottom)} ${num(-low - radius)}Q${num(bottom)} ${num(-low)} ${num(bottom - radius)} ${num(-low)}H${num(radius - bottom)}` +
    `Q${num(-bottom)} ${num(-low)} ${num(-bottom)} ${num(-low - radius)}L${num(-top)} ${num(-high + radius)}Q${num(-top)} ${num(-high)} ${num(-top + radius * 0.5)} ${num(-high)}Z`
  );
}

/** Draws the light that falls along a round body, as a slim bright strip. */
export function gleam(x: number, from: number, to: number, width: number, opacity = 0.45): string {
  return line(`M${num(x)} ${num(-from)}L${num(x)} ${num(-to)}`, '#fffaf0', width, opacity);
}

export type Stage = {
  readonly name: string;
  /** The wall's paper. */
  readonly wall: string;
  /** The hills and trunks behind. */
  readonly wood: string;
  /** How wide the thing's shadow is, in pixels. */
  readonly footprint: number;
  readonly scale?: number;
  /** The width in pixels it is rasterised at. */
  readonly shown?: number;
};

/** Draws a calm clearing of bare paper (1600 × 2000) with one thing in its light. */
export function onStage({name, wall, wood, footprint, scale = 1, shown = 1600}: Stage, thing: Thing): string {
  const canvas = createCanvas(1600, 2000, shown);
  const random = randomFrom(name);
  const lift: Lift = {dx: 8, dy: 10, spread: 50, strength: 0.75};
  const deep = mix(wall, wood, 0.2);
  const sky = canvas.linear(
    [0, 0],
    [0, 1500],
    [
      [0, deep],
      [1, mix(wall, '#fffdf6', 0.55)],
    ],
  );
  const sunX = 560 + random() * 480;
  const glow = canvas.radial(sunX, 760, 1000, [
    [0, '#fffdf4', 0.95],
    [0.5, '#fff9ea', 0.4],
    [1, '#fff9ea', 0],
  ]);
  const hill = (base: number, high: number, share: number): string => {
    const points = ridgeLine({random, width: 1600, baseline: base, height: high, peaks: 3, sharpness: 0.1});
    const fill = canvas.linear(
      [0, base - high],
      [0, base + 260],
      [
        [0, mix(wall, wood, share)],
        [1, mix(wall, '#fffdf6', 0.4)],
      ],
    );
    return sheet(`M${curve(points)}V2000H-300Z`, fill, {...lift, dy: -6});
  };
  const trunk = (x: number, girth: number, share: number, foot: number): string =>
    drawTrunk(
      {
        x,
        foot,
        top: -30,
        girth,
        lean: (x < 800 ? -1 : 1) * 30,
        colour: mix(wall, wood, share),
        light: '#fff6e0',
        side: x < sunX ? 1 : -1,
        lift,
        random,
      },
      x < 800 ? 1 : -1,
    );
  const floor = `M${curve([
    [-80, 1462],
    [400, 1446],
    [800, 1440],
    [1200, 1446],
    [1680, 1464],
  ])}V2080H-80Z`;
  const ground = canvas.linear(
    [0, 1440],
    [0, 2000],
    [
      [0, mix(wall, '#fffdf6', 0.66)],
      [0.5, mix(wall, '#fffaf0', 0.2)],
      [1, mix(wall, wood, 0.18)],
    ],
  );
  const pool = canvas.radial(0, 0, 1, [
    [0, '#2b1206', 0.5],
    [0.55, '#2b1206', 0.24],
    [1, '#2b1206', 0],
  ]);
  const beam = canvas.linear(
    [sunX, 300],
    [1300, 1700],
    [
      [0, '#fffdf4', 0.6],
      [1, '#fffdf4', 0],
    ],
  );
  const fern = (x: number, tall: number, share: number): string =>
    drawFern({x, foot: 2010, height: tall, lean: (800 - x) * 0.16, colour: mix(wall, wood, share)});
  return canvas.finish(
    [
      flat('M0 0H1600V2000H0Z', sky),
      sheet(oval(sunX, 640, 330), mix(wall, '#fff8e4', 0.8), {dx: 0, dy: 8, spread: 60, strength: 0.5}),
      flat('M0 0H1600V2000H0Z', glow),
      hill(1290, 330, 0.16),
      hill(1400, 220, 0.3),
      trunk(210, 64, 0.34, 1500),
      trunk(1420, 58, 0.34, 1496),
      sheet(floor, ground, {...lift, dy: -8}, '#fffdf4'),
      flat(
        polygon([
          [sunX - 120, 520],
          [sunX + 160, 520],
          [1560, 1900],
          [420, 1900],
        ]),
        beam,
        0.5,
      ),
      trunk(40, 150, 0.52, 1700),
      trunk(1570, 140, 0.5, 1680),
      fern(60, 380, 0.62),
      fern(170, 290, 0.5),
      fern(270, 190, 0.4),
      fern(1370, 180, 0.4),
      fern(1460, 270, 0.5),
      fern(1560, 390, 0.62),
      `<g transform="translate(836 1702) scale(${num(footprint)} ${num(footprint * 0.13)})"><circle r="1" fill="${pool}"/></g>`,
      placed(thing(canvas), 800, 1700, scale),
    ].join(''),
  );
}

/** Walls and woods that suit the house's colours. */
export const stages = {
  moss: {wall: '#e2ead9', wood: house.forest700},
  sand: {wall: '#f3e6cd', wood: '#7b5a34'},
  rose: {wall: '#f4ded0', wood: '#7a4034'},
  mist: {wall: '#dfe5e2', wood: '#2e4a4a'},
  sun: {wall: '#f8e4b8', wood: '#8a5a1e'},
} as const;
