import {describe, expect, it} from 'vitest';
import {drawBag} from './bag';
import {pictures} from './catalogue';
import {drawClearing} from './clearing';
import type {ClearingFacts} from './facts';

const facts: ClearingFacts = {
  name: 'probe',
  altitude: 1500,
  acidity: 3,
  roast: 'medium',
  intensity: 3,
  ground: 'water',
  tastes: ['nut', 'berry'],
  latitude: 5,
};

describe('a clearing', () => {
  it('is the same whenever it is drawn', () => {
    expect(drawClearing(facts)).toBe(drawClearing({...facts}));
  });

  it.each([
    ['altitude', {altitude: 800}],
    ['acidity', {acidity: 5}],
    ['roast degree', {roast: 'dark'}],
    ['intensity', {intensity: 5}],
    ['processing', {ground: 'hexagons'}],
    ['taste', {tastes: ['citrus']}],
    ['latitude', {latitude: -20}],
  ] as const)('shows the %s', (_, change) => {
    expect(drawClearing({...facts, ...change})).not.toBe(drawClearing(facts));
  });

  it('needs no font: a name is drawn as strokes, and what the alphabet lacks is left out', () => {
    const bag = drawBag(facts, {name: 'Über Ñandú 咖啡', place: '1500 m · 5° N', paper: 'cream'});
    expect(bag).not.toMatch(/<text|NaN|undefined/);
  });
});

describe('the catalogue', () => {
  it('draws every picture whole, without fonts, images or costly filters', {timeout: 30_000}, () => {
    expect(pictures.size).toBeGreaterThan(290);
    for (const [name, {width, height, draw}] of pictures) {
      const svg = draw();
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`), name).toBe(
        true,
      );
      expect(/<text|<image|<filter|NaN|undefined|Infinity/.exec(svg)?.[0] ?? null, name).toBeNull();
      expect(width, name).toBeGreaterThanOrEqual(
        /-bag$|^scene-/.test(name) && !name.startsWith('wandertag') && name !== 'drip-bag' ? 1600 : 960,
      );
    }
  });
});
