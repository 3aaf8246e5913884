import {describe, expect, it} from 'vitest';

import {EMPTY_FORM} from '../form/form-answer';
import {exampleCart, exampleLine} from './cart.fixture';
import {isCarriedOut, reportAnswer, reportCommand, reportFailure, reportToday} from './report';

const DONE = {state: 'done', cart: null, refusals: [], repeated: false, removed: null} as const;
const REFUSED = {...DONE, refusals: [{code: 'code-not-found', lineId: null}]} as const;
const values = {code: 'FRUEH10'};

describe('the report of a command to the cart', () => {
  it('has no values of the form when nothing was refused', () => {
    expect(reportCommand('apply-code', DONE, values)).toEqual({
      intent: 'apply-code',
      refusals: [],
      values: {},
      repeated: false,
      undo: null,
    });
  });

  it('has the refusals and what was typed', () => {
    expect(reportCommand('apply-code', {...REFUSED, repeated: true}, values)).toEqual({
      intent: 'apply-code',
      refusals: REFUSED.refusals,
      values,
      repeated: true,
      undo: null,
    });
  });

  it('has the removed line, so that it can be put back', () => {
    const line = {variantId: 'gid://shopify/ProductVariant/1', sellingPlanId: null, attributes: [], quantity: 2};
    expect(reportCommand('remove', {...DONE, removed: line})).toMatchObject({
      values: {},
      undo: {variantId: line.variantId, quantity: 2},
    });
  });

  it.each([
    ['unavailable', {state: 'unavailable'}, 'try-again'],
    ['rate-limited', {state: 'rate-limited', seconds: 60}, 'rate-limited'],
  ] as const)('says that nothing was carried out: %s', (_, outcome, code) => {
    const report = {intent: 'apply-code', refusals: [{code, lineId: null}], values, repeated: false, undo: null};
    expect(reportCommand('apply-code', outcome, values)).toEqual(report);
    expect(reportFailure(outcome.state, {...values, intent: 'apply-code'})).toMatchObject({...report, values});
    expect(reportFailure(outcome.state, {}).intent).toBe('');
  });

  it.each([
    [1000, true],
    [1001, false],
  ])('keeps a value of %i characters: %s', (length, isKept) => {
    const note = 'x'.repeat(length);
    expect(reportCommand('write-note', REFUSED, {note, gift: undefined}).values).toEqual(isKept ? {note} : {});
  });
});

it.each([
  ['that was done', reportCommand('update', DONE), true],
  ['that was refused', reportCommand('apply-code', REFUSED), false],
  ['whose outcome is unknown', reportFailure('unavailable', {intent: 'update'}), false],
  ['that was not understood', reportAnswer({...EMPTY_FORM, errors: {quantity: 'invalid'}}), false],
])('whether a form %s is carried out', (_, report, isIt) => {
  expect(isCarriedOut(report)).toBe(isIt);
});

describe('the report of an answer to a form', () => {
  const typed = {intent: 'update', quantity: '-1'};

  it('is the one that came with it, with what was typed', () => {
    const report = reportCommand('add', DONE);
    const shown = {report, totalQuantity: null, summary: null};
    expect(reportAnswer({...EMPTY_FORM, values: typed, isDone: true, shown})).toEqual({...report, values: typed});
  });

  it.each([
    [{code: 'unavailable'}, 'try-again'],
    [{code: 'rate-limited', seconds: 60}, 'rate-limited'],
  ] as const)('says that nothing was carried out: %o', (problem, code) => {
    const report = {intent: 'update', refusals: [{code, lineId: null}], values: typed};
    expect(reportAnswer({...EMPTY_FORM, values: typed, problem})).toMatchObject(report);
  });

  it.each([
    [typed, 'update'],
    [{}, ''],
  ])('says what is wrong with the fields of %o', (values, intent) => {
    const report = {intent, refusals: [], values, repeated: false, undo: null, errors: {quantity: 'invalid'}};
    expect(reportAnswer({...EMPTY_FORM, values, errors: {quantity: 'invalid'}})).toEqual(report);
  });
});

describe('the report of a code that a link brought, later', () => {
  const waits = {
    ...reportCommand('follow-code', DONE, values),
    values,
    refusals: [{code: 'code-minimum', lineId: null}],
  } as const;
  const cartWith = (applicable: boolean) =>
    exampleCart([exampleLine()], {discountCodes: [{code: 'frueh10', applicable}]});

  it('says no more that it waits once it counts', () => {
    expect(reportToday(waits, cartWith(true)).refusals).toEqual([]);
  });

  it.each([
    ['while it does not count', waits, cartWith(false)],
    ['without a cart', waits, null],
    ['of another command', {...waits, intent: 'apply-code'}, cartWith(true)],
  ])('stays as it is %s', (_, report, cart) => {
    expect(reportToday(report, cart)).toBe(report);
  });
});
