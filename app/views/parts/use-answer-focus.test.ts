import {expect, test} from 'vitest';

import {isFocusElsewhere} from './use-answer-focus';

type Part = {contains(other: Part | null): boolean};

const around = (...parts: readonly Part[]): Part => {
  const part: Part = {contains: (other) => other === part || parts.some((inner) => inner.contains(other))};
  return part;
};

const field = around();
const form = around(field);
const other = around();
const main = around(form, other);
const body = around(main);

test.each([
  ['a field of it', field, false],
  ['itself', form, false],
  ['what stands around it, after a press in Safari', main, false],
  ['the page', body, false],
  ['nothing', null, false],
  ['something beside it', other, true],
])('whether the focus is outside a form: %s', (_, focused, expected) => {
  expect(isFocusElsewhere(form, focused)).toBe(expected);
});
