import type {Canvas} from './canvas';
import type {ClearingFacts} from './facts';
import type {Palette} from './palette';
import {flat, mix, oval, polygon, shadow, sheet} from './paper';

/** Tells where the sun of a clearing stands, in pixels, and how large it is. */
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

/** Draws the sky with the sun and its rings. */
export function drawSky(canvas: Canvas, palette: Palette, facts: ClearingFacts): string {
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

/** Draws the light that falls through the trees onto the meadow. */
export function drawRays(canvas: Canvas, facts: ClearingFacts, random: () => number): string {
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
