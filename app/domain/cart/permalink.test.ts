import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {readDiscountCode, readPermalink} from './permalink';

describe('a link that fills the cart', () => {
  it.each([
    ['50101:2', [{number: '50101', quantity: 2}]],
    [
      '50101:2,50102:1',
      [
        {number: '50101', quantity: 2},
        {number: '50102', quantity: 1},
      ],
    ],
    ['50101', [{number: '50101', quantity: 1}]],
    ['50101:2,50101:3', [{number: '50101', quantity: 5}]],
    ['50101:999,50101:999', [{number: '50101', quantity: 999}]],
  ])('%s', (text, variants) => {
    expect(readPermalink(text)).toEqual(variants);
  });

  it.each(['', ',', '50101:', '50101:0', '50101:1000', '50101:-1', '0:1', 'abc:1', '1:1,', '1:1;2:1', '1'.repeat(20)])(
    '%j is none',
    (text) => {
      expect(readPermalink(text)).toBeNull();
    },
  );

  it('of more lines than a cart takes at once is none', () => {
    const entries = Array.from({length: 51}, (_, index) => `${index + 1}:1`);
    expect(readPermalink(entries.slice(1).join(','))).toHaveLength(50);
    expect(readPermalink(entries.join(','))).toBeNull();
  });

  it('never throws, and every quantity is one that a form could ask for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:,]{0,20}$/)), (text) => {
        for (const {quantity} of readPermalink(text) ?? []) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
        }
      }),
    );
  });
});

it.each([
  [' LICHTUNG15 ', 'LICHTUNG15'],
  ['früh 10', 'früh 10'],
  ['FRU\u0308H10', 'FR\u00dcH10'],
  ['', null],
  [null, null],
  [undefined, null],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), null],
  ['a\nb', null],
])('the code of a link %j is %j', (text, code) => {
  expect(readDiscountCode(text)).toBe(code);
});
