import {describe, expect, it} from 'vitest';
import {discountCodes} from '../seed/trade';
import type {ChargeLine} from './account';
import {priceCharge} from './price-charge';

const NOW = Date.parse('2027-01-01T00:00:00Z');
const world = {discountCode: (code: string) => discountCodes.find((other) => other.code === code) ?? null};

function line(unitCents: number, over: {isCoffee?: boolean; isBook?: boolean; quantity?: number} = {}): ChargeLine {
  const {isCoffee = true, isBook = false, quantity = 1} = over;
  const title = {de: 'Kaffee', en: 'Coffee'};
  return {
    itemId: 1,
    kind: 'subscription',
    variantNumber: 1,
    quantity,
    unitCents,
    properties: [],
    title,
    goods: {
      variantNumber: 1,
      productNumber: 1,
      handle: 'kaffee',
      sku: 'K',
      title,
      variantTitle: null,
      picture: null,
      grams: 250,
      priceCents: unitCents,
      plans: [{weeks: 4, cents: unitCents}],
      isCoffee,
      isBook,
      requiresShipping: true,
      taxPercent: isCoffee ? 7 : 19,
      sellsWithoutStock: false,
    },
  };
}

describe('price of a delivery', () => {
  it.each([
    ['below EUR 39 shipping is EUR 4.90', [line(3899)], [], {shippingCents: 490, totalCents: 4389}],
    ['from EUR 39 shipping is free', [line(1950, {quantity: 2})], [], {shippingCents: 0, totalCents: 3900}],
    ['the threshold counts after discounts', [line(4000)], ['LICHTUNG15'], {discountCents: 600, shippingCents: 490}],
    ['a code for free shipping', [line(1000)], ['VERSANDFREI'], {discountCents: 0, shippingCents: 0}],
    [
      'a code for coffee leaves gear out',
      [line(1000), line(1000, {isCoffee: false})],
      ['NUR-KAFFEE'],
      {discountCents: 100},
    ],
    [
      'a code for all goods leaves books out',
      [line(1000), line(2000, {isCoffee: false, isBook: true})],
      ['LICHTUNG15'],
      {discountCents: 150},
    ],
    ['an expired code counts nothing', [line(1000)], ['ABGELAUFEN'], {discountCents: 0}],
    ['below its minimum a code counts nothing', [line(3000)], ['WILLKOMMEN10'], {discountCents: 0}],
    [
      'what costs nothing ships for the usual rate',
      [line(0)],
      [],
      {linesCents: 0, shippingCents: 490, totalCents: 490},
    ],
    ['the price holds 7 % VAT on coffee', [line(10_700)], [], {taxCents: 700}],
    ['and 19 % on gear', [line(11_900, {isCoffee: false})], [], {taxCents: 1900}],
  ])('%s', (_rule, lines, codes, expected) => {
    expect(priceCharge(lines, codes, undefined, world, NOW)).toMatchObject(expected);
  });

  it.each([
    ['free', 0, {shippingCents: 0, totalCents: 0}],
    ['another rate', 250, {shippingCents: 250, totalCents: 250}],
    ['none', null, {shippingCents: 490, totalCents: 490}],
  ])('an address has a rate of its own: %s', (_, shippingCents, expected) => {
    expect(priceCharge([line(0)], [], {shippingCents}, world, NOW)).toMatchObject(expected);
  });
});
