import {expect, it} from 'vitest';

import {seed} from '../seed/seed';
import {buildCatalogue} from '../storefront/catalogue';
import {goodsBook} from './goods';

const goods = goodsBook(buildCatalogue(seed));

it.each([
  ['coffee', 'morgentau', 7],
  ['a book', 'buch-erst-das-wasser', 7],
  ['a notebook to write in', 'notizheft-verkostung', 19],
  ['gear', 'handfilter-trichter-01', 19],
])('the price of %s holds its VAT', (_, handle, percent) => {
  const variant = seed.products.find((product) => product.handle.de === handle)?.variants[0];
  expect(goods(variant?.number ?? 0)?.taxPercent).toBe(percent);
});
