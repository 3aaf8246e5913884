import {describe, expect, it} from 'vitest';

import {cartFeedback, type CartOutcome} from './cart-feedback';

const LINE = 'gid://shopify/CartLine/1';
const OTHER = 'gid://shopify/CartLine/2';

const outcome = (traits: Partial<CartOutcome>): CartOutcome => ({
  intent: 'update',
  refusals: [],
  values: {},
  ...traits,
});

describe('what a change of the cart came to', () => {
  it('is told at the line that it is about', () => {
    const refusals = [
      {code: 'quantity-reduced', lineId: LINE},
      {code: 'out-of-stock', lineId: OTHER},
    ] as const;
    const {lines, top} = cartFeedback(outcome({refusals}), [LINE, OTHER]);
    expect(lines.get(LINE)?.messages).toEqual(['cart:refusal.quantity-reduced']);
    expect(lines.get(OTHER)?.messages).toEqual(['cart:refusal.out-of-stock']);
    expect(top).toEqual([]);
  });

  it('is told at the line whose form was sent when it names none', () => {
    const answer = outcome({refusals: [{code: 'try-again', lineId: null}], values: {lineId: LINE}});
    expect(cartFeedback(answer, [LINE]).lines.get(LINE)?.messages).toEqual(['cart:refusal.try-again']);
  });

  it('is told at the top when its line is gone', () => {
    const answer = outcome({refusals: [{code: 'merchandise-gone', lineId: OTHER}], values: {lineId: OTHER}});
    expect(cartFeedback(answer, [LINE])).toMatchObject({top: ['cart:refusal.merchandise-gone'], lines: new Map()});
  });

  it.each(['apply-code', 'remove-code'])('is told at the codes for %s', (intent) => {
    const answer = outcome({intent, refusals: [{code: 'code-expired', lineId: null}], values: {code: 'ALT'}});
    const {code, top} = cartFeedback(answer, [LINE]);
    expect(code).toMatchObject({messages: ['cart:refusal.code-expired'], succeeded: false});
    expect(top).toEqual([]);
  });

  it('keeps a code that was refused', () => {
    const refusals = [{code: 'code-not-found', lineId: null}] as const;
    const answer = outcome({intent: 'apply-code', refusals, values: {code: 'LICHTUNK'}});
    expect(cartFeedback(answer, [LINE]).code.typed).toBe('LICHTUNK');
  });

  it('is told at the top when there are no boxes to tell it at', () => {
    const answer = outcome({intent: 'apply-code', refusals: [{code: 'cart-gone', lineId: null}]});
    expect(cartFeedback(answer, []).top).toEqual(['cart:refusal.cart-gone']);
  });

  it('is a success for a code or a gift card that was applied, and for nothing else', () => {
    expect(cartFeedback(outcome({intent: 'apply-code'}), [LINE]).code.succeeded).toBe(true);
    expect(cartFeedback(outcome({intent: 'apply-gift-card'}), [LINE]).giftCard.succeeded).toBe(true);
    expect(cartFeedback(outcome({intent: 'remove-code'}), [LINE]).code.succeeded).toBe(false);
    expect(cartFeedback(outcome({intent: 'update'}), [LINE])).toEqual(cartFeedback(null, [LINE]));
  });
});

describe('a form that was not understood', () => {
  it('is told at its line with what was typed', () => {
    const values = {intent: 'update', lineId: LINE, quantity: '-1'};
    const answer = {ok: false, errors: {quantity: 'quantity-invalid'}, values} as const;
    expect(cartFeedback(answer, [LINE]).lines.get(LINE)).toEqual({
      messages: ['cart:field.quantity-invalid'],
      succeeded: false,
      typed: '-1',
    });
  });

  it('is told at the gift cards', () => {
    const answer = {ok: false, errors: {code: 'required'}, values: {intent: 'apply-gift-card'}} as const;
    expect(cartFeedback(answer, [LINE]).giftCard.messages).toEqual(['cart:field.required']);
  });

  it('is one message at the top when no field of the page is wrong', () => {
    const answer = {ok: false, errors: {intent: 'invalid', lineId: 'invalid'}, values: {}} as const;
    expect(cartFeedback(answer, [LINE]).top).toEqual(['cart:refusal.not-understood']);
  });
});
