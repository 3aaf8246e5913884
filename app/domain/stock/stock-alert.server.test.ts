import {describe, expect, it} from 'vitest';

import {problemAnswer, stockOutcome, wishedFor} from './stock-alert';
import {readStockAlert} from './stock-alert.server';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const GOOD = {variant: '40001', handle: 'morgentau', email: ' ada@example.com '};

describe('the form of a product that is sold out', () => {
  it('asks for a mail about one variant', () => {
    expect(readStockAlert(formOf(GOOD))).toMatchObject({
      ok: true,
      value: {variant: 40001, handle: 'morgentau', email: 'ada@example.com', occasion: 'stock'},
    });
  });

  it('or about the next harvest of a coffee', () => {
    expect(readStockAlert(formOf({...GOOD, occasion: 'harvest'}))).toMatchObject({value: {occasion: 'harvest'}});
  });

  it.each([
    ['no address', {...GOOD, email: ''}, {email: 'required'}],
    ['no mail address', {...GOOD, email: 'ada'}, {email: 'email'}],
    ['a forged variant', {...GOOD, variant: '1 or 1'}, {variant: 'invalid'}],
    ['an occasion that there is not', {...GOOD, occasion: 'rain'}, {occasion: 'invalid'}],
    ['a path for a handle', {...GOOD, handle: '../cart'}, {handle: 'invalid'}],
  ] as const)('says what is wrong with %s', (_case, fields, errors) => {
    expect(readStockAlert(formOf(fields))).toMatchObject({ok: false, errors});
  });
});

describe('a form that could not be taken', () => {
  const values = {variant: '40001', handle: 'morgentau', email: 'ada@example.com'};

  it('keeps what was typed, and its id where it may have arrived all the same', () => {
    const down = {state: 'unavailable'} as const;
    expect(problemAnswer(values, down, 'id')).toEqual({values, errors: {}, problem: down, operation: 'id'});
    const limited = {state: 'limited', seconds: 60} as const;
    expect(problemAnswer(values, limited, 'id')).toEqual({values, errors: {}, problem: limited, operation: null});
  });
});

describe('a link to the form', () => {
  it.each([
    ['variant=7&handle=morgentau&occasion=harvest', {variant: '7', handle: 'morgentau', occasion: 'harvest'}],
    ['variant=7&handle=morgentau&occasion=rain', {variant: '7', handle: 'morgentau', occasion: 'stock'}],
    ['variant=x&handle=morgentau', null],
    ['variant=7&handle=../cart', null],
    ['', null],
  ])('%s', (query, wish) => {
    expect(wishedFor(new URLSearchParams(query))).toEqual(wish);
  });
});

describe('an outcome in an address', () => {
  it.each([
    ['sent', 'sent'],
    ['already-confirmed', 'already-confirmed'],
    ['too-many', null],
    ['<b>', null],
    [null, null],
  ] as const)('%s', (value, outcome) => {
    expect(stockOutcome(value)).toBe(outcome);
  });
});
