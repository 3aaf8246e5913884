import {describe, expect, it} from 'vitest';

import {isSameWish} from './sent-form';

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
