import {expect, test} from 'vitest';
import {formatSessionToken, freshSessionName, parseSessionToken} from './session-token.server';

test('is read back as it was written', () => {
  const token = {name: freshSessionName(), secret: 'a'.repeat(64)};
  expect(parseSessionToken(formatSessionToken(token))).toEqual(token);
});

test.each([
  [null],
  [''],
  ['.'],
  ['a.b'],
  [`${'g'.repeat(32)}.${'a'.repeat(64)}`],
  [`${'a'.repeat(32)}.${'a'.repeat(65)}`],
])('%j is no token', (value) => {
  expect(parseSessionToken(value)).toBeNull();
});
