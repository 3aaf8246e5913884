import {describe, expect, it} from 'vitest';

import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import {contentKey, contentOf} from '../../domain/cart/line-content';
import {summarizeCart} from '../../domain/cart/summary';
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

describe('what was typed or chosen and not sent', () => {
  const monthly = {id: '4', name: 'monthly', weeks: 4};
  const plans = [{id: '2', name: 'fortnightly', weeks: 2}, monthly];
  const lines = [
    exampleLine({id: '1', quantity: 2, plans, donationVariantId: 'gid://shopify/ProductVariant/9'}),
    exampleLine({id: 'subscribed', plans, plan: monthly}),
    exampleLine({id: 'without its plan', plans, plan: {id: 'gone', name: 'gone', weeks: 3}}),
  ];
  const cart = {...summarizeCart(exampleCart(lines), '2026-11-30'), note: 'Bitte klopfen', isGift: true};
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
    ['the project of the line', {intent: 'change-project', lineId: '1', project: 'SP022'}, false],
    ['another project', {intent: 'change-project', lineId: '1', project: 'SP023'}, true],
    ['the plan of the line', {intent: 'change-plan', lineId: 'subscribed', sellingPlanId: '4'}, false],
    ['another plan', {intent: 'change-plan', lineId: 'subscribed', sellingPlanId: '2'}, true],
    ['no plan any more', {intent: 'change-plan', lineId: 'subscribed', sellingPlanId: ''}, true],
    ['a plan that is offered', {intent: 'change-plan', lineId: '1', sellingPlanId: '2'}, false],
    [
      'a plan in place of one that is gone',
      {intent: 'change-plan', lineId: 'without its plan', sellingPlanId: '2'},
      false,
    ],
  ])('%s: %o is %s', (_, fields, isIt) => {
    expect(isUnsent(formOf(fields), cart, new Map())).toBe(isIt);
  });

  it.each([
    ['2', true],
    ['3', false],
  ])('a quantity of %s, where 3 are on their way, is %s', (typed, isIt) => {
    const expected = new Map(lines.slice(0, 1).map((line) => [contentKey(contentOf(line)), 3]));
    expect(isUnsent(formOf({...quantity, quantity: typed}), cart, expected)).toBe(isIt);
  });
});
