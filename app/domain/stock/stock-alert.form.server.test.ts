import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {formOf} from '../form/form-data.fixture';
import {stockOutcome, wishedFor} from './stock-alert';
import {stockAlertForm} from './stock-alert.form.server';

const GOOD = {variant: '40001', handle: 'morgentau', email: ' ada@example.com '};

describe('the form of a product that is sold out', () => {
  it('asks for a mail about one variant', () => {
    expect(readForm(formOf(GOOD), stockAlertForm)).toMatchObject({
      ok: true,
      value: {variant: 40001, handle: 'morgentau', email: 'ada@example.com', occasion: 'stock'},
    });
  });

  it('or about the next harvest of a coffee', () => {
    expect(readForm(formOf({...GOOD, occasion: 'harvest'}), stockAlertForm)).toMatchObject({
      value: {occasion: 'harvest'},
    });
  });

  it.each([
    ['no address', {...GOOD, email: ''}, {email: 'required'}],
    ['no mail address', {...GOOD, email: 'ada'}, {email: 'email'}],
    ['a forged variant', {...GOOD, variant: '1 or 1'}, {variant: 'invalid'}],
    ['an occasion that there is not', {...GOOD, occasion: 'rain'}, {occasion: 'invalid'}],
    ['a path for a handle', {...GOOD, handle: '../cart'}, {handle: 'invalid'}],
  ] as const)('names the error of %s', (_case, fields, errors) => {
    expect(readForm(formOf(fields), stockAlertForm)).toMatchObject({ok: false, errors});
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
    ['rate-limited', null],
    ['<b>', null],
    [null, null],
  ] as const)('%s', (value, outcome) => {
    expect(stockOutcome(value)).toBe(outcome);
  });
});
