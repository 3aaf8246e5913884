import {describe, expect, it} from 'vitest';

import {tokens} from './tokens';

const {color} = tokens;
type ColorName = keyof typeof color;

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: ColorName, other: ColorName): number {
  const [light = 0, dark = 0] = [luminance(color[one]), luminance(color[other])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('text reaches 4.5:1 (WCAG 2.2, 1.4.3)', () => {
  const pairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
    ['roast900', 'paper'],
    ['roast900', 'paperDeep'],
    ['roast900', 'white'],
    ['roast900', 'sun'],
    ['roast900', 'sunDeep'],
    ['roast900', 'moss'],
    ['roast900', 'mossLight'],
    ['roast600', 'paper'],
    ['roast600', 'paperDeep'],
    ['roast600', 'white'],
    ['roast600', 'moss'],
    ['roast600', 'mossLight'],
    ['forest900', 'paper'],
    ['forest900', 'paperDeep'],
    ['forest900', 'moss'],
    ['forest900', 'mossLight'],
    ['forest900', 'sun'],
    ['forest700', 'paper'],
    ['forest700', 'paperDeep'],
    ['forest700', 'moss'],
    ['forest700', 'mossLight'],
    ['forest500', 'paper'],
    ['forest500', 'paperDeep'],
    ['forest500', 'white'],
    ['forest500', 'mossLight'],
    ['paper', 'forest900'],
    ['paper', 'forest700'],
    ['paper', 'forest500'],
    ['paper', 'forest400'],
    ['forest900', 'mossDeep'],
    ['moss', 'forest900'],
    ['moss', 'forest700'],
    ['sun', 'forest900'],
    ['sun', 'forest700'],
    ['ember700', 'paper'],
    ['ember700', 'white'],
    ['ember700', 'paperDeep'],
    ['ember700', 'mossLight'],
    ['paper', 'ember700'],
    ['berry', 'paper'],
    ['berry', 'paperDeep'],
    ['berry', 'white'],
  ];

  it.each(pairs)('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('borders of controls and focus rings reach 3:1 (WCAG 2.2, 1.4.11)', () => {
  const pairs: readonly (readonly [mark: ColorName, ground: ColorName])[] = [
    ['outline', 'paper'],
    ['outline', 'paperDeep'],
    ['outline', 'white'],
    ['forest700', 'paper'],
    ['forest700', 'paperDeep'],
    ['sun', 'forest900'],
    ['sun', 'forest700'],
    ['berry', 'white'],
  ];

  it.each(pairs)('%s on %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the pairs that the palette was chosen for have the contrast it promises', () => {
  const measured = [
    contrast('roast900', 'paper'),
    contrast('roast600', 'paper'),
    contrast('forest500', 'paper'),
    contrast('roast900', 'sun'),
    contrast('ember700', 'paper'),
    contrast('berry', 'paper'),
  ].map((value) => value.toFixed(1));
  expect(measured).toEqual(['15.6', '7.8', '6.0', '9.4', '5.1', '7.0']);
});
