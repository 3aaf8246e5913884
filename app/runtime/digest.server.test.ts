import {expect, test} from 'vitest';

import {isSecret} from './digest.server';

const SECRET = 'a-preview-secret-with-32-characters!';

test.each([
  [SECRET, true],
  ['', false],
  [SECRET.slice(1), false],
  [`${SECRET} `, false],
])('the secret %s', async (given, isRight) => {
  expect(await isSecret(given, SECRET)).toBe(isRight);
});
