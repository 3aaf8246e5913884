import {expect, it} from 'vitest';

import {fragment} from './fragment';

it.each([
  ['Wann dein Paket kommt', [], 'wann-dein-paket-kommt'],
  ['Länder & Größen', [], 'laender-groessen'],
  ['Café (Hamburg)', [], 'cafe-hamburg'],
  ['Kontakt', ['kontakt'], 'kontakt-2'],
  ['Kontakt', ['kontakt', 'kontakt-2'], 'kontakt-3'],
  ['?!', [], 'part'],
])('%j with %j taken: %s', (title, taken, expected) => {
  expect(fragment(title, new Set(taken))).toBe(expected);
});
