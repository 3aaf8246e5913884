import {describe, expect, it} from 'vitest';
import {availability, firstShipment, isBuyable} from './availability';
import type {Variant} from './product';
import {exampleVariant} from './product.fixture';

const TODAY = '2026-11-21';

describe('availability of a variant', () => {
  const cases: readonly (readonly [string, Partial<Variant>, object])[] = [
    ['available, stock unknown', {}, {state: 'available'}],
    ['available, enough of it', {quantityAvailable: 6}, {state: 'available'}],
    ['scarce', {quantityAvailable: 5}, {state: 'scarce', left: 5}],
    ['sold on although none is counted', {quantityAvailable: 0}, {state: 'available'}],
    ['no longer counted, after it was oversold', {quantityAvailable: -7}, {state: 'available'}],
    ['sold out', {availableForSale: false}, {state: 'sold-out'}],
    ['sold out before scarce', {availableForSale: false, quantityAvailable: 2}, {state: 'sold-out'}],
    ['pre-order with a date', {preOrderDate: '2026-12-01'}, {state: 'pre-order', from: '2026-12-01'}],
    ['pre-order without a date', {currentlyNotInStock: true}, {state: 'pre-order', from: null}],
    ['the pre-order date has come', {preOrderDate: TODAY, quantityAvailable: 9}, {state: 'available'}],
    [
      'the date has come, the goods have not',
      {preOrderDate: TODAY, currentlyNotInStock: true},
      {state: 'pre-order', from: null},
    ],
    ['pre-order sold out', {preOrderDate: '2026-12-01', availableForSale: false}, {state: 'sold-out'}],
    ['archived before all else', {archived: true, availableForSale: false}, {state: 'archived'}],
  ];
  it.each(cases)('%s', (_, traits, expected) => {
    expect(availability(exampleVariant('1', traits), TODAY)).toEqual(expected);
  });

  it.each([
    ['on the next working day', {}, '2026-11-23'],
    ['on the day of a pre-order', {preOrderDate: '2027-01-18'}, '2027-01-18'],
    ['on a day that nobody knows', {currentlyNotInStock: true}, null],
  ])('a first delivery is shipped %s', (_, traits, day) => {
    expect(firstShipment(availability(exampleVariant('1', traits), TODAY), TODAY)).toBe(day);
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('for sale %s and archived %s: buyable %s', (availableForSale, archived, buyable) => {
    expect(isBuyable({availableForSale, archived})).toBe(buyable);
  });
});
