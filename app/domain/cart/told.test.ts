import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {exampleCart, exampleLine} from './cart.fixture';
import {shownWith, tellCart} from './told';

const DONE = {refusals: [], repeated: false, removed: null};
const values = {code: 'FRUEH10'};

describe('the flash message after a change of the cart', () => {
  it('carries no form values when nothing was refused', () => {
    expect(tellCart('apply-code', DONE, values)).toEqual({
      intent: 'apply-code',
      refusals: [],
      values: {},
      repeated: false,
      undo: null,
    });
  });

  it('carries the refusals and what was typed', () => {
    const refusals = [{code: 'code-expired', lineId: null}] as const;
    expect(tellCart('apply-code', {...DONE, refusals, repeated: true}, values)).toEqual({
      intent: 'apply-code',
      refusals,
      values,
      repeated: true,
      undo: null,
    });
  });

  it('carries the removed line, so that it can be put back', () => {
    const line = {variantId: 'gid://shopify/ProductVariant/1', sellingPlanId: null, attributes: [], quantity: 2};
    expect(tellCart('remove', {...DONE, removed: line})).toMatchObject({
      values: {},
      undo: {variantId: line.variantId, quantity: 2},
    });
  });
});

describe('the cart that comes with an answer', () => {
  it('is summarized', () => {
    expect(shownWith(exampleCart([exampleLine({cents: 5000})]))).toMatchObject({total: money(5000)});
  });

  it('is none where the shopper has none', () => {
    expect(shownWith(null)).toBeNull();
  });
});
