import {describe, expect, it} from 'vitest';

import {exampleLine} from '../../domain/cart/cart.fixture';
import {isSameWish, isUnsent} from './sent-form';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.set('idempotencyKey', crypto.randomUUID());
  return form;
};
const back = {intent: 'add', variantId: 'gid://shopify/ProductVariant/1', quantity: '2'};
const code = {intent: 'apply-code', code: 'LICHTUNG15'};

describe('a press while the same is on its way', () => {
  it.each([
    ['what was taken out comes back', back, back, true],
    ['a code', code, code, true],
    ['another code', code, {...code, code: 'VERSANDFREI'}, false],
    ['one more', {intent: 'increase', lineId: '1'}, {intent: 'increase', lineId: '1'}, false],
    ['one less', {intent: 'decrease', lineId: '1'}, {intent: 'decrease', lineId: '1'}, false],
  ])('%s: %o after %o is the same wish: %s', (_, form, before, isSame) => {
    expect(isSameWish(formOf(form), formOf(before))).toBe(isSame);
  });

  it('is the first wish where nothing waits', () => {
    expect(isSameWish(formOf(code), undefined)).toBe(false);
  });
});

describe('what was typed and not sent', () => {
  const cart = {note: 'Bitte klopfen', isGift: true};
  const line = exampleLine({id: '1', quantity: 2});
  const note = {intent: 'write-note', note: 'Bitte klopfen', gift: 'yes'};
  const quantity = {intent: 'update', lineId: '1', quantity: '2'};

  it.each([
    ['the note of the cart', note, false],
    ['the note with space around it', {...note, note: ' Bitte klopfen\n'}, false],
    ['another note', {...note, note: ''}, true],
    ['no present any more', {intent: 'write-note', note: 'Bitte klopfen'}, true],
    ['the quantity of the line', quantity, false],
    ['another quantity', {...quantity, quantity: '3'}, true],
    ['no quantity', {...quantity, quantity: ''}, true],
    ['a line that is not there any more', {...quantity, lineId: '2', quantity: '3'}, false],
    ['a code, which the checkout asks for, too', code, false],
  ])('%s: %o is %s', (_, fields, isIt) => {
    expect(isUnsent(formOf(fields), cart, [line])).toBe(isIt);
  });
});
