import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import {drawForeground} from './foreground';
import {cup} from './gear-table';
import {drawHills} from './hills';
import {palettes} from './palette';
import type {Palette} from './palette';
import {curve, flat, line, mix, oval, randomFrom, sheet} from './paper';
import {drawStump} from './stump';
import {drawTrunk} from './trunks';

const LIFT = {dx: 10, dy: 12, spread: 34, strength: 1.2} as const;
const MOON = {x: 985, y: 560, r: 215} as const;

const night: Palette = {
  ...palettes.floral,
  skyTop: '#1c3350',
  skyLow: '#8f8fb4',
  sun: '#f6e2b4',
  hillFar: '#7d80a8',
  hillNear: '#2f4a63',
  meadow: '#6f8c8a',
  bank: '#0d1f2a',
  leaf: '#17343f',
};

/** Draws decaf: evening, the moon over the hills, a cup that still steams, and glow-worms. */
export function drawEvening(): string {
  const canvas = createCanvas(1600, 2000);
  const random = randomFrom('evening');
  const sky = canvas.linear(
    [0, 0],
    [0, 1300],
    [
      [0, night.skyTop],
      [0.6, '#5a6791'],
      [1, '#c9a8ae'],
    ],
  );
  const glow = canvas.radial(MOON.x, MOON.y, 820, [
    [0, '#fdf3d6', 0.75],
    [0.4, '#f3e2cf', 0.28],
    [1, '#f3e2cf', 0],
  ]);
  const meadow = canvas.linear(
    [0, 1250],
    [0, 2000],
    [
      [0, '#b9bfae'],
      [0.35, night.meadow],
      [1, '#24454b'],
    ],
  );
  const lamp = canvas.radial(0, 0, 1, [
    [0, '#ffe9a6', 0.95],
    [0.3, '#ffd873', 0.5],
    [1, '#ffd873', 0],
  ]);
  const stars = Array.from({length: 46}, () => oval(random() * 1600, 120 + random() * 760, 2.5 + random() * 4)).join(
    '',
  );
  const trunk = (x: number, girth: number, share: number, foot: number): string =>
    drawTrunk(
      {
        x,
        foot,
        top: -30,
        girth,
        lean: (x < 800 ? -1 : 1) * 34,
        colour: mix('#6a7394', '#12202b', share),
        light: '#f3dcae',
        side: x < MOON.x ? 1 : -1,
        lift: LIFT,
        random,
      },
      x < 800 ? 1 : -1,
    );
  const canopy = (depth: 0 | 1 | 2): string =>
    drawCanopy({canvas, palette: night, random, density: 3, lift: LIFT, depth});
  const worm = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})"><circle r="1" fill="${lamp}"/></g>${flat(oval(x, y, size * 0.13), '#fff6d0')}`;
  const plume = (dx: number): string => `M${800 + dx} 990q-70 -70 0 -150t0 -150t0 -120`;
  return canvas.finish(
    [
      flat('M0 0H1600V2000H0Z', sky),
      flat(stars, '#fff4d8', 0.85),
      [2.5, 1.75].map((share) => flat(oval(MOON.x, MOON.y, MOON.r * share), '#fdf0d2', 0.1)).join(''),
      flat('M0 0H1600V2000H0Z', glow),
      sheet(oval(MOON.x, MOON.y, MOON.r), '#fbefcf', {dx: 0, dy: 8, spread: 40, strength: 0.6}, '#fffbef'),
      flat(
        oval(MOON.x - 70, MOON.y - 40, 52) + oval(MOON.x + 66, MOON.y + 62, 36) + oval(MOON.x + 20, MOON.y - 108, 24),
        '#ecdab0',
        0.8,
      ),
      drawHills({
        canvas,
        palette: night,
        random,
        altitude: 1300,
        horizon: 1270,
        lift: {...LIFT, dy: -6, strength: 0.8},
      }),
      sheet(
        `M${curve([
          [-80, 1240],
          [400, 1276],
          [800, 1290],
          [1200, 1272],
          [1680, 1236],
        ])}V2080H-80Z`,
        meadow,
        {...LIFT, dy: -8},
        '#dfe0cc',
      ),
      canopy(0),
      trunk(330, 60, 0.3, 1340),
      trunk(1330, 56, 0.3, 1336),
      trunk(220, 84, 0.52, 1440),
      trunk(1440, 80, 0.5, 1430),
      canopy(1),
      trunk(70, 170, 0.86, 1760),
      trunk(1560, 170, 0.84, 1740),
      drawStump(canvas, {x: 800, y: 1620, half: 500, deep: 350, bark: '#3a2c30', cut: '#b08a72', lift: LIFT}),
      flat(oval(800, 1634, 330, 46), '#0d1620', 0.4),
      cup('#e9e2dc', 800, 1636, 1.5)(canvas),
      line(plume(-60), '#ffffff', 24, 0.6),
      line(plume(60), '#ffffff', 18, 0.42),
      drawForeground({
        far: mix(night.leaf, '#4f7c7a', 0.35),
        near: night.bank,
        bloom: 'floral',
        bright: '#b9a8dc',
        lift: LIFT,
      }),
      worm(380, 1180, 66),
      worm(1230, 1290, 54),
      worm(300, 1560, 76),
      worm(1330, 1570, 62),
      worm(470, 1420, 44),
      worm(1120, 1120, 38),
      canopy(2),
    ].join(''),
  );
}
