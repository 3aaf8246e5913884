import {describe, expect, it} from 'vitest';
import {giftCoffeeOf} from './gift-coffee';
import type {Bag, GiftProduct} from './gift-coffee';

function bag(number: number, options: readonly string[] = [], over: Partial<Bag> = {}): Bag {
  return {number, options, grams: 250, isAvailable: true, isArchived: false, ...over};
}

function coffee(number: number, over: Partial<GiftProduct> = {}): GiftProduct {
  return {
    number,
    isCoffee: true,
    tags: ['filter'],
    isForBusinesses: false,
    requiresPlan: false,
    hasPlan: true,
    bags: [bag(number * 10)],
    ...over,
  };
}

const soldOut = (number: number) => coffee(number, {bags: [bag(number * 10, [], {isAvailable: false})]});
const NEXT = coffee(2);

describe('giftCoffeeOf', () => {
  it.each<readonly [string, readonly GiftProduct[], number]>([
    ['the first one', [coffee(1), NEXT], 1],
    ['the first one that can be bought', [soldOut(1), NEXT], 2],
    ['the first one if none can be bought', [soldOut(1), soldOut(2)], 1],
    ['no decaf', [coffee(1, {tags: ['filter', 'decaf']}), NEXT], 2],
    ['nothing that is sold by subscription alone', [coffee(1, {requiresPlan: true}), NEXT], 2],
    ['nothing without a subscription', [coffee(1, {hasPlan: false}), NEXT], 2],
    ['nothing but coffee', [coffee(1, {isCoffee: false}), NEXT], 2],
    ['nothing for businesses', [coffee(1, {isForBusinesses: true}), NEXT], 2],
    ['nothing that is made no more', [coffee(1, {bags: [bag(10, [], {isArchived: true})]}), NEXT], 2],
  ])('takes %s', (_, products, product) => {
    expect(giftCoffeeOf(products)).toEqual({product, variant: product * 10});
  });

  it.each<readonly [string, readonly Bag[]]>([
    ['the smallest', [bag(1, [], {grams: 1000}), bag(2)]],
    ['whole beans', [bag(1, ['250 g', 'gemahlen']), bag(2, ['250 g', 'Ganze Bohne'])]],
    ['whole beans in English', [bag(1, ['125 g', 'Ground'], {grams: 125}), bag(2, ['250 g', 'Whole bean'])]],
    ['none that is made no more', [bag(1, ['Ganze Bohne'], {isArchived: true}), bag(2, ['gemahlen'])]],
    ['one whose weight is known', [bag(1, [], {grams: 0}), bag(2)]],
    ['the first where all are alike', [bag(2), bag(1)]],
  ])('takes of its bags %s', (_, bags) => {
    expect(giftCoffeeOf([coffee(1, {bags})])).toEqual({product: 1, variant: 2});
  });

  it('finds none', () => {
    expect(giftCoffeeOf([coffee(1, {bags: []})])).toBeNull();
  });
});
