import {describe, expect, it} from 'vitest';
import {productBadge, type BadgeFacts} from './badge';

describe('badge of a product', () => {
  const cases: readonly (readonly [string, Partial<BadgeFacts>, string | null])[] = [
    ['none', {}, null],
    ['new', {written: 'new'}, 'new'],
    ['last chance, however it is spelt', {written: ' Last-Chance '}, 'last-chance'],
    ['last chance, as a key', {written: 'last_chance'}, 'last-chance'],
    ['an editor’s word before the sale', {written: 'new', onSale: true}, 'new'],
    ['sale', {onSale: true}, 'sale'],
    ['a word that is no badge', {written: 'bestseller'}, null],
    ['an editor cannot sell out', {written: 'sold-out'}, null],
    ['sold out before all else', {written: 'new', isPreOrder: true, onSale: true, availableForSale: false}, 'sold-out'],
    ['pre-order before an editor’s word', {written: 'new', isPreOrder: true}, 'pre-order'],
  ];
  it.each(cases)('%s', (_, facts, badge) => {
    expect(productBadge({written: null, availableForSale: true, isPreOrder: false, onSale: false, ...facts})).toBe(
      badge,
    );
  });
});
