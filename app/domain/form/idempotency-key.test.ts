import {expect, it} from 'vitest';

import {readIdempotencyKey} from './idempotency-key';

const KEY = '0b5f3c1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

const formOf = (...values: readonly (string | Blob)[]) => {
  const form = new FormData();
  for (const value of values) form.append('idempotencyKey', value);
  return form;
};

it.each([
  ['0B5F3C1E-1c2d-4e3f-8a9b-0c1d2e3f4a5b', KEY],
  [`${KEY}0`, null],
  [`x${KEY}`, null],
  ['slot-idempotency-key', null],
  ['<b>', null],
  ['', null],
])('reads %j as %j', (value, key) => {
  expect(readIdempotencyKey(formOf(value))).toBe(key);
});

it('reads the last value, as every other field', () => {
  expect(readIdempotencyKey(formOf('slot-idempotency-key', KEY))).toBe(KEY);
});

it('is none where the form has none, or a file', () => {
  expect(readIdempotencyKey(new FormData())).toBeNull();
  expect(readIdempotencyKey(formOf(new Blob([KEY])))).toBeNull();
});
