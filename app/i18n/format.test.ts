import {expect, it} from 'vitest';

import {LANGUAGES} from '../config/languages';
import {money} from '../domain/money';
import {createFormat} from './format';

it.each(LANGUAGES)('a price per unit names the quantity that it is for, but for one: %s', (language) => {
  const format = createFormat(language);
  const price = money(398);
  expect(format.unitPrice({price, quantity: 1, unit: 'kg'})).toBe(`${format.money(price)}/kg`);
  expect(format.unitPrice({price, quantity: 100, unit: 'g'})).toBe(`${format.money(price)}/100\u00a0g`);
});
