import {describe, expect, it} from 'vitest';

import {readMetafields} from './metafields.server';
import {wireMetafields} from './wire-product.fixture';

const fields = readMetafields(
  wireMetafields({
    'a.text': 'Filter',
    'a.empty': '',
    'a.list': '["Nuss","Kakao"]',
    'a.numbers': '[1,2]',
    'a.broken': '["Nuss"',
    'a.true': 'true',
    'a.false': 'false',
    'a.one': '1',
    'a.five': '5',
    'a.fraction': '2.5',
    'a.money': '{"amount":"9.90","currency_code":"EUR"}',
  }),
);

describe('metafields', () => {
  it.each([
    ['a.text', 'Filter'],
    ['a.empty', ''],
    ['a.unset', null],
    ['text', null],
  ])('the text %s is %j', (name, text) => {
    expect(fields.text(name)).toBe(text);
  });

  it.each([
    ['a.list', ['Nuss', 'Kakao']],
    ['a.text', ['Filter']],
    ['a.broken', ['["Nuss"']],
    ['a.numbers', ['[1,2]']],
    ['a.empty', []],
    ['a.unset', []],
  ])('the list %s is %j', (name, list) => {
    expect(fields.list(name)).toEqual(list);
  });

  it.each([
    ['a.true', true],
    ['a.false', false],
    ['a.one', false],
    ['a.unset', false],
  ])('the flag %s is %s', (name, flag) => {
    expect(fields.flag(name)).toBe(flag);
  });

  it.each([
    ['a.one', 1, 5, 1],
    ['a.five', 1, 5, 5],
    ['a.one', 2, 5, null],
    ['a.five', 1, 4, null],
    ['a.fraction', 1, 5, null],
    ['a.text', 1, 5, null],
    ['a.unset', 0, 5, null],
  ])('%s as a whole number of %i to %i is %j', (name, minimum, maximum, number) => {
    expect(fields.whole(name, minimum, maximum)).toBe(number);
  });

  it.each([
    ['a.money', '9.90'],
    ['a.list', null],
    ['a.broken', null],
    ['a.unset', null],
  ])('the amount %s is %j', (name, amount) => {
    expect(fields.amount(name)).toBe(amount);
  });

  it.each([
    ['a.list', ['Nuss', 'Kakao']],
    ['a.broken', null],
    ['a.unset', null],
  ])('the JSON %s is %j', (name, value) => {
    expect(fields.json(name)).toEqual(value);
  });
});
