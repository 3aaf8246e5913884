import {block, flat, line, mix, oval} from './paper';
import {mug} from './look-cups';
import {at, ear, GLASS, mark, MILK, mouth, paints, patch, round, STEEL, vessel} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

/** Draws a jug for milk with a spout. */
export function milkJug(colour: string): Thing {
  return (canvas) =>
    [
      ear(190, 560, 160, 230, colour, 46),
      patch('M-150 -640Q-300 -690 -330 -700Q-280 -560 -190 -500Z', mix(colour, '#fff6e0', 0.12)),
      solid(
        canvas,
        'M-190 -640H190Q180 -520 240 -320Q270 -140 250 -40Q246 0 204 0H-204Q-246 0 -250 -40Q-270 -140 -240 -320Q-180 -520 -190 -640Z',
        colour,
        -260,
        260,
      ),
      mouth(-636, 190, mix(colour, '#ffffff', 0.4), MILK),
      flat(oval(10, -634, 60, 8), '#c98a4a', 0.6),
      gleam(-176, 300, 90, 20, 0.5),
      mark(60, -260, 30),
    ].join('');
}

/** Draws an electric frother with its lid. */
export function frother(colour: string): Thing {
  return (canvas) =>
    [
      ear(206, 640, 300, 220, '#33302b', 44),
      round(canvas, '#33302b', [60, 80], [860, 800], 24),
      round(canvas, GLASS, [216, 222], [810, 730], 26),
      round(canvas, colour, [224, 214], [740, 90], 40),
      flat('M-200 -300Q-90 -390 10 -310T210 -330V-110H-206Z', mix(colour, '#ffffff', 0.35), 0.5),
      round(canvas, '#2f3331', [250, 262], [96, 0], 28),
      patch(oval(0, -430, 46), '#f6eedc') + mark(0, -430, 24),
      gleam(-160, 680, 330, 16, 0.45),
      flat(oval(-60, -880, 60, 50) + oval(20, -910, 70, 60) + oval(90, -880, 54, 46), MILK),
    ].join('');
}

/** Draws a wand with a spiral, over a cup. */
export const wand: Thing = (canvas) =>
  [
    at(0, 0, 1, mug({colour: '#ece4d6', top: 230, bottom: 190, high: 420, inside: MILK})(canvas)),
    at(
      40,
      -430,
      1,
      line('M0 0V-360', '#8b908a', 14) +
        line('M-60 20Q0 50 60 20Q0 -10 -60 20', '#8b908a', 12) +
        solid(canvas, block(-60, -720, 120, 380, 54), paints.night, -60, 60) +
        flat(oval(0, -640, 20), paints.sun),
      14,
    ),
  ].join('');

/** Draws a plunger in a glass, for foam by hand. */
export const milkPlunger: Thing = (canvas) =>
  [
    ear(206, 620, 220, 190, GLASS, 40),
    vessel(canvas, [210, 210], 760, 420, MILK, 60),
    flat(oval(-90, -440, 60, 44) + oval(0, -460, 74, 54) + oval(96, -440, 60, 44), '#ffffff'),
    flat(block(-180, -330, 360, 24, 10), '#8b908a'),
    line('M0 -330V-1000', '#8b908a', 16),
    round(canvas, STEEL, [216, 222], [820, 750], 22),
    solid(canvas, oval(0, -1030, 56), paints.walnut, -56, 56),
  ].join('');

/** Draws a small tin with a sieve on top. */
export const shaker: Thing = (canvas) =>
  [
    round(canvas, paints.berry, [200, 210], [620, 0], 36),
    flat('M-206 -260Q-90 -350 20 -270T208 -290V-40Q206 0 172 0H-172Q-206 0 -208 -40Z', '#7a2338', 0.7),
    solid(canvas, 'M-206 -620Q-190 -780 0 -790Q190 -780 206 -620Z', STEEL, -206, 206),
    [
      [-90, -690],
      [-30, -720],
      [30, -720],
      [90, -690],
      [-60, -660],
      [0, -676],
      [60, -660],
    ]
      .map(([x = 0, y = 0]) => flat(oval(x, y, 11), '#2b1b13', 0.75))
      .join(''),
    mark(50, -420, 44),
    gleam(-150, 560, 90, 16, 0.4),
    [
      [-260, -40],
      [-310, -16],
      [260, -30],
      [320, -10],
      [-220, -8],
    ]
      .map(([x = 0, y = 0]) => flat(oval(x, y, 12, 7), '#6b3a1f'))
      .join(''),
  ].join('');
