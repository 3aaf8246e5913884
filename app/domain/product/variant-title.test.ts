import {expect, it} from 'vitest';

import {shownOptions, shownVariantTitle} from './variant-title';

it.each([
  ['250 g, Ganze Bohne', '250 g, Ganze Bohne'],
  ['250 g / Ganze Bohne', '250 g, Ganze Bohne'],
  ['Default Title', null],
  ['', null],
  [null, null],
] as const)('a variant called %s is shown as %s', (title, shown) => {
  expect(shownVariantTitle(title)).toBe(shown);
});

it('shows every option but the one that the platform gives a product without options', () => {
  const options = [
    {name: 'Menge', value: '250 g'},
    {name: 'Mahlgrad', value: 'Ganze Bohne'},
  ];
  expect(shownOptions(options)).toEqual(options);
  expect(shownOptions([{name: 'Title', value: 'Default Title'}])).toEqual([]);
});
