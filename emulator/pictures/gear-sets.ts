import {bagOf} from './bag';
import type {BagLabel} from './bag';
import {block, flat, line, oval, placed, polygon, shadow, sheet} from './paper';
import type {ClearingFacts} from './facts';
import {dripper} from './gear-brewers';
import {paperFilters} from './gear-filters';
import {cup} from './gear-table';
import {lettering} from './lettering';
import {house} from './palette';
import {NEAR} from './stage';
import type {Thing} from './stage';

/** A coffee as its bag shows it. */
export type Bagged = {readonly facts: ClearingFacts; readonly label: BagLabel};

const FAR = {dx: 14, dy: 14, spread: 50, strength: 1};

/** Draws one coffee's bag in a row of others; the middle of its foot is at `x` and `foot`. */
export function bag({facts, label}: Bagged, x: number, foot: number, scale: number): Thing {
  return (canvas) =>
    placed(
      shadow(
        polygon([
          [64, 40],
          [836, 40],
          [884, 640],
          [858, 1290],
          [42, 1290],
          [16, 640],
        ]),
        FAR,
      ) + bagOf(canvas, facts, label),
      x - 450 * scale,
      foot - 1290 * scale,
      scale,
    );
}

/** Draws a brewer, its paper and a coffee. */
export function brewingSet(coffee: Bagged): Thing {
  return (canvas) =>
    placed(paperFilters(canvas), 420, -20, 0.62) +
    bag(coffee, 190, -30, 0.72)(canvas) +
    placed(dripper('#f1e8d8')(canvas), -270, 24, 0.8);
}

const spots: Readonly<Record<number, readonly (readonly [x: number, foot: number, scale: number])[]>> = {
  3: [
    [-350, -40, 0.6],
    [350, -40, 0.6],
    [0, 20, 0.72],
  ],
  4: [
    [-170, -190, 0.54],
    [250, -190, 0.54],
    [-380, 16, 0.58],
    [90, 24, 0.62],
  ],
  6: [
    [-400, -230, 0.46],
    [-30, -240, 0.46],
    [340, -230, 0.46],
    [-240, 16, 0.5],
    [170, 26, 0.52],
    [520, 10, 0.46],
  ],
};

/** Draws three, four or six coffees, those in front last. */
export function tastingSet(coffees: readonly Bagged[]): Thing {
  return (canvas) =>
    (spots[coffees.length] ?? [])
      .map(([x, foot, scale], index) => {
        const coffee = coffees[index];
        return coffee === undefined ? '' : bag(coffee, x, foot, scale)(canvas);
      })
      .join('');
}

function sachet(x: number, foot: number, turn: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${foot}) rotate(${turn}) scale(${scale})">` +
    sheet(block(-230, -640, 460, 640, 18), '#f4ead6', FAR, '#ffffff') +
    flat(block(-230, -640, 460, 54, 12) + block(-230, -54, 460, 54, 12), '#e2d2b2') +
    line('M-210 -612H210M-210 -26H210', '#cbb58b', 3, 0.8) +
    flat('M-150 -150V-390A150 150 0 0 1 150 -390V-150Z', '#f9d3b4') +
    flat(oval(40, -400, 46), house.sun) +
    flat('M-150 -300Q-60 -380 20 -310T150 -320V-150H-150Z', '#d78d6c') +
    flat('M-150 -230Q0 -290 150 -240V-150H-150Z', house.forest500) +
    flat('M-150 -150V-390Q-146 -440 -116 -480V-150ZM150 -150V-390Q146 -440 116 -480V-150Z', house.forest900) +
    lettering({text: 'Morgentau', x: 0, y: -118, size: 34, maxWidth: 300, colour: house.roast900, weight: 0.11}) +
    '</g>'
  );
}

/** Draws a drip bag that hangs over a cup, and its sachet. */
export const dripBag: Thing = (canvas) =>
  [
    sachet(300, -30, 9, 1.05),
    cup('#f1e8d8', -210, 20, 1.3)(canvas),
    sheet(
      polygon([
        [-520, -640],
        [-420, -660],
        [-360, -520],
        [-470, -480],
      ]),
      '#e7d6b4',
      NEAR,
      '#ffffff',
    ),
    sheet(
      polygon([
        [100, -640],
        [0, -660],
        [-60, -520],
        [50, -480],
      ]),
      '#e7d6b4',
      NEAR,
      '#ffffff',
    ),
    sheet('M-410 -760H-10L-40 -420Q-44 -396 -70 -396H-350Q-376 -396 -380 -420Z', '#fffaf0', FAR, '#ffffff'),
    flat('M-380 -680H-40L-60 -430Q-64 -410 -86 -410H-334Q-356 -410 -360 -430Z', '#5b341f', 0.8),
    flat(oval(-210, -680, 170, 18), '#7a4a2a'),
    line('M-410 -760L-380 -420M-10 -760L-40 -420', '#d9cdb6', 4, 0.8),
  ].join('');

/** Draws a box of drip bags with two of them before it. */
export const dripBags: Thing = () =>
  [
    sachet(-330, -420, -12, 0.9),
    sachet(-60, -440, 2, 0.9),
    sachet(230, -420, 13, 0.9),
    sheet(
      polygon([
        [-470, -560],
        [470, -560],
        [440, 0],
        [-440, 0],
      ]),
      house.forest700,
      FAR,
      '#5c8a72',
    ),
    flat(
      polygon([
        [250, -560],
        [470, -560],
        [440, 0],
        [230, 0],
      ]),
      '#0b1f16',
      0.22,
    ),
    sheet('M-190 -90V-300A180 180 0 0 1 170 -300V-90Z', '#f9d3b4', NEAR),
    flat(oval(50, -310, 56), house.sun),
    flat('M-190 -220Q-80 -320 20 -230T170 -250V-90H-190Z', '#d78d6c'),
    flat('M-190 -160Q0 -220 170 -170V-90H-190Z', house.forest500),
    lettering({text: 'Drip Bags', x: -10, y: -62, size: 36, maxWidth: 360, colour: '#f6eedc', weight: 0.11}),
  ].join('');
