import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {anyLines} from '../../../tests/support/any-lines';
import {exampleCart, exampleDonationLine, exampleLine} from './cart.fixture';
import {displayedQuantity, isDonationLine} from './quantity';

describe('donation line', () => {
  it.each([
    ['the donation product at 0.00', exampleDonationLine(), true],
    ['the donation product at a price', exampleDonationLine({cents: 500}), false],
    ['a free article', exampleLine({kind: 'gear', cents: 0}), false],
    ['a coffee', exampleLine(), false],
  ])('%s', (_, line, donation) => {
    expect(isDonationLine(line)).toBe(donation);
  });
});

describe('displayed quantity', () => {
  it.each([
    ['no cart', null, 0],
    ['an empty cart', exampleCart([]), 0],
    ['coffee with its donation line', exampleCart([exampleLine({quantity: 3}), exampleDonationLine({quantity: 3})]), 3],
    ['a bought donation counts', exampleCart([exampleDonationLine({cents: 500, quantity: 2})]), 2],
    ['only forgotten donation lines', exampleCart([exampleDonationLine({quantity: 2})]), 0],
  ])('%s', (_, cart, quantity) => {
    expect(displayedQuantity(cart)).toBe(quantity);
  });

  it('is the sum of what a shopper has chosen, however many donation lines there are', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (lines, others) => {
        const chosen = lines.filter((line) => !isDonationLine(line));
        const sum = chosen.reduce((total, {quantity}) => total + quantity, 0);
        expect(displayedQuantity(exampleCart(lines))).toBe(sum);
        expect(displayedQuantity(exampleCart([...chosen, ...others.filter(isDonationLine)]))).toBe(sum);
      }),
    );
  });
});
