import {expect, it} from 'vitest';

import {LANGUAGES} from '../config/languages';
import {money} from '../domain/money';
import {createFormat} from './format';

it.each(LANGUAGES)('a price per unit names the quantity that it is for, but for one: %s', (language) => {
  const format = createFormat(language);
  const price = money(398);
  const unitPrice = {price, quantity: 1, unit: 'kg'};
  expect(format.unitPrice(unitPrice)).toBe(`${format.money(price)}/kg`);
  expect(format.piecePrice({price, unitPrice})).toBe(`${format.money(price)} (${format.unitPrice(unitPrice)})`);
  expect(format.piecePrice({price, unitPrice: null})).toBe(format.money(price));
  expect(format.unitPrice({price, quantity: 100, unit: 'g'})).toBe(`${format.money(price)}/100\u00a0g`);
});

it.each([
  ['de', 3900, '39\u00a0€'],
  ['de', 490, '4,90\u00a0€'],
  ['de', 100_000, '1.000\u00a0€'],
  ['en', 3900, '€39'],
  ['en', 490, '€4.90'],
  ['en', 100_000, '€1,000'],
] as const)('an amount in a sentence has cents only where it is not whole (%s, %i)', (language, cents, written) => {
  expect(createFormat(language).amount(money(cents))).toBe(written);
});

it.each([
  ['de', '2026-12-02', '2026-12-04', '2.', '4.\u00a0Dezember'],
  ['de', '2026-11-30', '2026-12-02', '30.\u00a0November', '2.\u00a0Dezember'],
  ['en', '2026-12-02', '2026-12-04', '2', '4\u00a0December'],
  ['en', '2026-12-31', '2027-01-04', '31\u00a0December', '4\u00a0January'],
] as const)('a range of days names its month once (%s, %s to %s)', (language, from, to, first, last) => {
  expect(createFormat(language).dayRange({from, to})).toEqual({from: first, to: last});
});
