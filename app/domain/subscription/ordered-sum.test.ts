import {describe, expect, it} from 'vitest';

import {money} from '../money';
import type {ProductChoice} from './choice';
import {orderedSum, replacingPrice} from './ordered-sum';
import {product as exampleProduct} from './subscription.fixture';

const choice: ProductChoice = {
  handle: 'morgentau',
  title: 'Morgentau',
  donates: true,
  canComeOnce: true,
  canComeRegularly: true,
  isCoffee: true,
  picture: null,
  variants: [
    {
      value: '11',
      title: '250 g',
      once: {price: money(1290), unitPrice: null},
      regular: [
        {weeks: 2, price: money(1100), unitPrice: null},
        {weeks: 4, price: money(1161), unitPrice: null},
      ],
      availableForSale: true,
    },
  ],
};
/** The variant that the product of the subscription is; alone, it would be dearer today. */
const perKilo = (cents: number) => ({price: money(cents), quantity: 1, unit: 'kg'});
const now = {
  value: '10',
  title: '500 g',
  regular: [],
  availableForSale: true,
  once: {price: money(1990), unitPrice: perKilo(3980)},
};
const product = exampleProduct({variantNumber: '10', price: money(999), weeks: 4, quantity: 2});

const sumOf = (
  goods: Parameters<typeof orderedSum>[0],
  fields: Partial<Record<'variant' | 'quantity' | 'rhythm' | 'weeks', string>>,
) => orderedSum(goods, (name) => fields[name] ?? null);

describe('the sum of what a form orders', () => {
  it.each([
    ['added once', null, {variant: '11', quantity: '3', rhythm: 'once'}, 3, 1290],
    ['as many as can be ordered', null, {variant: '11', quantity: '20', rhythm: 'once'}, 20, 1290],
    ['added regularly', null, {variant: '11', quantity: '2', rhythm: '2'}, 2, 1100],
    ['swapped: as often and as much as before', product, {variant: '11'}, 2, 1161],
    ['changed to another variant, at another interval', product, {variant: '11', quantity: '1', weeks: '2'}, 1, 1100],
    ['changed in number alone, at the price that it has', product, {variant: '10', quantity: '5', weeks: '2'}, 5, 999],
  ])('%s', (_, replaced, fields, count, cents) => {
    const kept = replaced === null ? choice : {...choice, variants: [...choice.variants, now]};
    expect(sumOf({choice: kept, product: replaced}, fields)).toMatchObject({
      count,
      piece: {price: money(cents)},
      total: money(cents * count),
    });
  });

  it('names the price per kilogram of what it counts', () => {
    const sum = sumOf({choice: {...choice, variants: [now]}, product}, {variant: '10'});
    expect(sum?.piece.unitPrice).toEqual(perKilo(1998));
  });

  it('is that of the product where there is nothing to choose from', () => {
    expect(sumOf({choice: null, product}, {variant: '10', quantity: '3'})?.total).toEqual(money(2997));
  });

  it.each(['', '0', '1.5', '1000', 'many'])('is none for a quantity that cannot be ordered: %j', (quantity) => {
    expect(sumOf({choice, product: null}, {variant: '11', quantity, rhythm: 'once'})).toBeNull();
  });

  it('is none before a variant is chosen', () => {
    expect(sumOf({choice, product: null}, {quantity: '1', rhythm: 'once'})).toBeNull();
  });
});

describe('what a piece costs in the place of a product', () => {
  it.each([
    ['the price that it has, per kilo too', now, {price: money(999), unitPrice: perKilo(1998)}],
    ['no price per kilo where it is free', {...now, once: {...now.once, price: money(0)}}, {unitPrice: null}],
    ['today’s price of another variant', {...now, value: '11'}, now.once],
  ])('is %s', (_, variant, expected) => {
    expect(replacingPrice(product, variant, 4)).toMatchObject(expected);
  });
});
