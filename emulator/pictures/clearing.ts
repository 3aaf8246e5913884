import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import type {ClearingFacts} from './facts';
import {drawTexture} from './ground';
import {drawHills} from './hills';
import {palettes} from './palette';
import type {Palette, TasteFamily} from './palette';
import {curve, flat, mix, num, oval, polygon, randomFrom, shadow, sheet} from './paper';
import type {Lift} from './paper';
import {drawTrunk} from './trunks';
import {drawFern, drawStalk} from './undergrowth';

const barks = {light: '#86654a', medium: '#583a2a', dark: '#2d1b13'} as const;

/** Where the sun of a clearing stands, in pixels, and how large it is. */
export function sunOf(
  canvas: Canvas,
  facts: ClearingFacts,
): {readonly x: number; readonly y: number; readonly r: number} {
  const aside = Math.max(-0.24, Math.min(0.24, facts.latitude / 60 + (facts.latitude >= 0 ? 0.06 : -0.06)));
  return {
    x: canvas.width * (0.5 + aside),
    y: canvas.height * (0.53 - facts.acidity * 0.062),
    r: Math.min(canvas.width, canvas.height) * (0.075 + facts.acidity * 0.009),
  };
}

function drawSky(canvas: Canvas, palette: Palette, facts: ClearingFacts): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const sky = canvas.linear(
    [0, 0],
    [0, height * 0.68],
    [
      [0, palette.skyTop],
      [1, palette.skyLow],
    ],
  );
  const bright = 0.35 + facts.acidity * 0.1;
  const glow = canvas.radial(sun.x, sun.y, height * 0.42, [
    [0, '#fffdf4', bright],
    [0.45, '#fff6dc', bright * 0.45],
    [1, '#fff6dc', 0],
  ]);
  const paper = mix(palette.skyTop, '#fffaf0', 0.55);
  const halos = [4.1, 2.9, 1.9]
    .map((share) => {
      const ring = oval(sun.x, sun.y, sun.r * share);
      const fall = shadow(ring, {dx: 0, dy: 4, spread: 22, strength: 0.3});
      return fall + flat(ring, paper, Math.round((0.16 + facts.acidity * 0.03) * 100) / 100);
    })
    .join('');
  const disc = sheet(
    oval(sun.x, sun.y, sun.r),
    mix(palette.sun, '#fff3cf', (facts.acidity - 1) * 0.1),
    {dx: 0, dy: 8, spread: 26, strength: 0.55},
    '#fff8e6',
  );
  return flat(`M0 0H${width}V${height}H0Z`, sky) + halos + flat(`M0 0H${width}V${height}H0Z`, glow) + disc;
}

function drawRays(canvas: Canvas, facts: ClearingFacts, random: () => number): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const slant = (width / 2 - sun.x) * 1.6 - Math.sign(facts.latitude || 1) * width * 0.1;
  const fill = canvas.linear(
    [sun.x, sun.y],
    [sun.x + slant, height * 0.86],
    [
      [0, '#fff4d2', 0],
      [0.16, '#fff4d2', 0.16 + facts.acidity * 0.035],
      [1, '#fff4d2', 0],
    ],
  );
  const beams = [-0.62, -0.28, 0.02, 0.3, 0.62]
    .map((turn) => {
      const at = sun.x + slant + turn * width * 0.85;
      const half = width * (0.03 + random() * 0.05);
      return polygon([
        [sun.x + turn * sun.r * 0.8 - 6, sun.y],
        [sun.x + turn * sun.r * 0.8 + 6, sun.y],
        [at + half, height * 0.88],
        [at - half, height * 0.88],
      ]);
    })
    .join('');
  return flat(beams, fill);
}

type Wood = {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly facts: ClearingFacts;
  readonly random: () => number;
  readonly lift: Lift;
};

function drawFarTrunks({canvas, palette, facts, random, lift}: Wood, foot: number): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const perSide = 1 + facts.intensity;
  return [-1, 1]
    .flatMap((side) =>
      Array.from({length: perSide}, (_, index) => {
        const inward = (index + 0.3 + random() * 0.6) / perSide;
        const x = width * (0.5 + side * (0.47 - inward * 0.27));
        const colour = mix(barks[facts.roast], mix(palette.hillFar, palette.skyLow, 0.3), 0.36 + inward * 0.26);
        return {
          inward,
          drawn: drawTrunk(
            {
              x,
              foot: foot + (1 - inward) * height * 0.07,
              top: -20,
              girth: width * (0.017 + (1 - inward) * 0.016),
              lean: -side * width * 0.02 * random(),
              colour,
              light: palette.sun,
              side: sun.x > x ? 1 : -1,
              lift: {...lift, strength: lift.strength * 0.7, spread: lift.spread * 0.6},
              random,
            },
            side === 1 ? -1 : 1,
          ),
        };
      }),
    )
    .sort((one, other) => other.inward - one.inward)
    .map(({drawn}) => drawn)
    .join('');
}

function drawNearTrunks({canvas, palette, facts, random, lift}: Wood, foot: number): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const perSide = facts.intensity >= 4 ? 3 : facts.intensity >= 2 ? 2 : 1;
  return Array.from({length: perSide}, (_, index) => perSide - 1 - index)
    .flatMap((index) =>
      [-1, 1].map((side) => {
        const girth = width * (0.098 - index * 0.025) * (0.85 + random() * 0.3);
        const x = width * (0.5 + side * (0.485 - index * 0.088 - random() * 0.02));
        return drawTrunk(
          {
            x,
            foot: foot + height * (0.05 - index * 0.035),
            top: -30,
            girth,
            lean: side * width * (0.01 + random() * 0.03),
            colour: mix(barks[facts.roast], palette.hillNear, 0.06 + index * 0.1),
            light: palette.sun,
            side: sun.x > x ? 1 : -1,
            lift,
            random,
          },
          side === 1 ? -1 : 1,
        );
      }),
    )
    .join('');
}

function drawBank({canvas, palette, facts, random, lift}: Wood, taste: TasteFamily): string {
  const {width, height} = canvas;
  const tilt = (random() - 0.5) * 0.16;
  const bank = (y: number, dip: number): string =>
    `M${curve([
      [-80, y - height * 0.06],
      [width * (0.16 + tilt), y - height * 0.03],
      [width * (0.38 + tilt), y + dip],
      [width * (0.62 + tilt), y + dip * 1.1],
      [width * (0.86 + tilt * 0.5), y - height * 0.025],
      [width + 80, y - height * 0.065],
    ])}V${height + 60}H-80Z`;
  const colour = mix(palette.leaf, palette.meadow, 0.22);
  const fern = (x: number, foot: number, tall: number, shade: string): string =>
    drawFern({x, foot, height: tall, lean: (width / 2 - x) * 0.22 * (0.4 + random() * 0.6), colour: shade});
  const back = [0.03, 0.14, 0.24, 0.78, 0.87, 0.97].map((share) =>
    fern(
      width * share,
      height * (0.94 - Math.abs(share - 0.5) * 0.07),
      height * (0.1 + random() * 0.05),
      mix(colour, palette.bank, 0.1),
    ),
  );
  const flip = random() < 0.5;
  const stalks = [0.08, 0.17, 0.22, 0.31, 0.8, 0.88].map((share, index) =>
    drawStalk(
      {
        x: width * ((flip ? 1 - share : share) + (random() - 0.5) * 0.02),
        foot: height * 0.99,
        height: height * (0.1 + ((index * 5) % 3) * 0.035 + random() * 0.03),
        lean: (random() - 0.5) * width * 0.06,
        colour: mix(palette.leaf, palette.bank, 0.3),
      },
      taste,
      palette,
    ),
  );
  const front = [-0.01, 0.07, 0.94, 1.02].map((share) =>
    fern(width * share, height * 1.01, height * (0.13 + random() * 0.05), mix(palette.bank, palette.leaf, 0.25)),
  );
  return (
    back.join('') +
    sheet(bank(height * 0.9, height * 0.035), colour, {...lift, dy: -8}, mix(colour, palette.sun, 0.5)) +
    stalks.join('') +
    sheet(
      bank(height * 0.955, height * 0.02),
      mix(palette.bank, facts.roast === 'dark' ? '#1a0f0a' : palette.leaf, 0.25),
      {...lift, dy: -10},
      mix(palette.bank, palette.sun, 0.35),
    ) +
    front.join('')
  );
}

/** The layers of a clearing on a canvas of any size. `quiet` leaves out what would stand in front of a bag. */
export function paintClearing(canvas: Canvas, facts: ClearingFacts, quiet = false): string {
  const {width, height} = canvas;
  const taste = facts.tastes[0] ?? 'chocolate';
  const palette = palettes[taste];
  const random = randomFrom(facts.name);
  const sun = sunOf(canvas, facts);
  const lift: Lift = {dx: (width / 2 - sun.x) * 0.05, dy: 12, spread: Math.min(width, height) * 0.034, strength: 1};
  const wood: Wood = {canvas, palette, facts, random, lift};
  const horizon = height * 0.63;
  const meadow = `M${curve([
    [-80, horizon - height * 0.015],
    [width * 0.25, horizon + height * 0.015],
    [width * 0.5, horizon + height * 0.024],
    [width * 0.75, horizon + height * 0.012],
    [width + 80, horizon - height * 0.02],
  ])}V${height + 40}H-80Z`;
  const green = canvas.linear(
    [0, horizon],
    [0, height * 0.95],
    [
      [0, mix(palette.meadow, '#fffbe9', 0.55)],
      [0.4, palette.meadow],
      [1, mix(palette.meadow, palette.hillNear, 0.5)],
    ],
  );
  const pool = canvas.radial(width - sun.x, height * 0.74, width * 0.5, [
    [0, '#fffbe6', 0.75],
    [1, '#fffbe6', 0],
  ]);
  return [
    drawSky(canvas, palette, facts),
    drawHills({canvas, palette, random, altitude: facts.altitude, horizon, lift: {...lift, dy: -6}}),
    sheet(meadow, green, {...lift, dy: -8}, '#fffdf2'),
    flat(oval(width - sun.x, height * 0.76, width * 0.5, height * 0.1), pool),
    `<g clip-path="${canvas.clip(meadow)}">${drawTexture(facts.ground, {width, far: horizon + height * 0.015, near: height * (quiet ? 1 : 0.95), palette, random})}</g>`,
    drawCanopy({canvas, palette, random, density: facts.intensity, lift, depth: 0}),
    drawFarTrunks(wood, height * 0.665),
    drawRays(canvas, facts, random),
    drawCanopy({canvas, palette, random, density: facts.intensity, lift, depth: 1}),
    drawNearTrunks(wood, height * 0.9),
    quiet ? '' : drawBank(wood, facts.tastes[1] ?? taste),
    drawCanopy({canvas, palette, random, density: facts.intensity, lift, depth: 2}),
  ].join('');
}

/** A coffee's clearing as a complete SVG: everything in it is a fact of the coffee (see {@link ClearingFacts}). */
export function drawClearing(facts: ClearingFacts, width = 1600, height = 2000): string {
  const canvas = createCanvas(width, height);
  return canvas.finish(paintClearing(canvas, facts));
}

/** A short line that says where the picture's frame is; used by drawings that set a clearing into a window. */
export function placed(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}
