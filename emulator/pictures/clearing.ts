import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {drawRays, drawSky, sunOf} from './clearing-light';
import {drawBank, drawFarTrunks, drawNearTrunks} from './clearing-wood';
import type {Wood} from './clearing-wood';
import type {ClearingFacts} from './facts';
import {drawTexture} from './ground';
import {drawHills} from './hills';
import {palettes} from './palette';
import {curve, flat, mix, oval, randomFrom, sheet} from './paper';
import type {Lift} from './paper';

/** Draws the layers of a clearing on a canvas of any size. `quiet` leaves out what would stand in front of a bag. */
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

/**
 * Draws a coffee's clearing as a complete SVG, `shown` pixels wide: everything in it is a fact of the coffee (see
 * {@link ClearingFacts}).
 */
export function drawClearing(facts: ClearingFacts, shown = 1600): string {
  const canvas = createCanvas(1600, 2000, shown);
  return canvas.finish(paintClearing(canvas, facts));
}
