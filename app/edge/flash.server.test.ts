import {describe, expect, it} from 'vitest';

import {readAccountFlash} from './account-flash.server';
import {readFlash, writeFlash} from './flash.server';

const refusal = (number: number) => ({code: 'out-of-stock' as const, lineId: `gid://shopify/CartLine/${number}`});
const outcome = {
  intent: 'apply-code',
  refusals: [{code: 'code-expired' as const, lineId: null}],
  values: {code: 'FRÜH10'},
  repeated: true,
  undo: {variantId: 'gid://shopify/ProductVariant/7', quantity: 2, sellingPlanId: null, project: 'SP022'},
};

describe('the flash cookie', () => {
  it('is read as it was written', () => {
    expect(readFlash(writeFlash(outcome))).toEqual(outcome);
  });

  it('has defaults for what is the cart’s alone', () => {
    const {intent, refusals, values} = outcome;
    expect(readFlash(writeFlash({intent, refusals, values}))).toEqual({
      intent,
      refusals,
      values,
      repeated: false,
      undo: null,
    });
  });

  it('leaves out what was typed, and all but five refusals, where it would be too long for a cookie', () => {
    const refusals = Array.from({length: 40}, (_, index) => refusal(index));
    const values = {note: 'ä'.repeat(500)};
    const shown = readFlash(writeFlash({...outcome, refusals, values}));
    expect(shown).toMatchObject({intent: 'apply-code', refusals: refusals.slice(0, 5), values: {}, undo: outcome.undo});
    expect(shown?.refusals).toHaveLength(5);
  });

  it.each([
    [3500, true],
    [3501, false],
  ])('of %i characters, as a cookie carries it, keeps what was typed: %s', (length, isKept) => {
    const empty = {intent: 'a', refusals: [], values: {note: ''}};
    const rest = length - encodeURIComponent(JSON.stringify(empty)).length;
    const text = writeFlash({...empty, values: {note: 'x'.repeat(rest)}});
    expect(text.includes('xxx')).toBe(isKept);
  });

  it.each([
    ['is not there', null],
    ['is broken', '{"intent":'],
    ['is forged', JSON.stringify({...outcome, refusals: [{code: 'you-won', lineId: null}]})],
    ['is longer than any form', JSON.stringify({...outcome, values: {note: 'x'.repeat(513)}})],
    ['is another thing', '[]'],
  ])('that %s says nothing', (_, cookie) => {
    expect(readFlash(cookie)).toBeNull();
  });
});

describe('the flash cookie of the account', () => {
  it.each([
    ['{"name":"skip","day":"2026-12-01"}', {name: 'skip', day: '2026-12-01'}],
    ['{"name":"cancel-all","day":null}', {name: 'cancel-all', day: null}],
    ['{"name":"buy","day":null}', null],
    ['{"name":"skip","day":"soon"}', null],
    ['{"name":', null],
    [null, null],
  ])('%j says %j', (cookie, flash) => {
    expect(readAccountFlash(cookie)).toEqual(flash);
  });
});
