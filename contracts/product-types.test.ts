import {describe, expect, it} from 'vitest';
import {knownKind, productTypes} from './product-types';

describe('product types', () => {
  it.each([
    ['Coffee', 'coffee'],
    ['coffee', 'coffee'],
    [' KAFFEE ', 'coffee'],
    ['Zubeho\u0308r', 'gear'],
    ['Gift Card', 'gift-card'],
    ['Giftcard', 'gift-card'],
    ['gift-card', 'gift-card'],
    ['Gutschein', 'gift-card'],
    ['Set', 'bundle'],
    ['Spende', 'donation'],
    ['Furniture', null],
    ['', null],
  ])('%j is %s', (type, kind) => {
    expect(knownKind(productTypes(), type)).toBe(kind);
  });

  it('takes the names of the merchant before those of the shop', () => {
    const types = productTypes([
      ['Röstkaffee', 'coffee'],
      ['set', 'gear'],
    ]);
    expect(['RÖSTKAFFEE', 'Set', 'Bundle'].map((type) => knownKind(types, type))).toEqual(['coffee', 'gear', 'bundle']);
  });
});
