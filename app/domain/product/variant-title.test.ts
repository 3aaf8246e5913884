import {expect, it} from 'vitest';

import {shownVariantTitle} from './variant-title';

it.each([
  ['250 g, Ganze Bohne', '250 g, Ganze Bohne'],
  ['250 g / Ganze Bohne', '250 g, Ganze Bohne'],
  ['Default Title', null],
  ['', null],
  [null, null],
] as const)('a variant called %s is shown as %s', (title, shown) => {
  expect(shownVariantTitle(title)).toBe(shown);
});
