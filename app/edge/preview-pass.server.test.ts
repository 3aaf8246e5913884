import {expect, test} from 'vitest';
import {isPassGood, issuePass} from './preview-pass.server';

const SECRET = 'a-preview-secret-with-32-characters!';
const NOW = Date.UTC(2026, 10, 22, 9);
const HOUR = 60 * 60 * 1000;

test.each([
  ['at once', 0, true],
  ['a moment before its end', 8 * HOUR - 1, true],
  ['at its end', 8 * HOUR, false],
  ['before it was issued', -1, false],
])('a pass is good for eight hours: %s', async (_, later, isGood) => {
  expect(await isPassGood(await issuePass(SECRET, NOW), SECRET, NOW + later)).toBe(isGood);
});

test('nobody can write or lengthen a pass', async () => {
  const pass = await issuePass(SECRET, NOW);
  const [until = '', signature = ''] = pass.split('.');
  const wrong = [
    null,
    '',
    until,
    `${until}.`,
    `${until}.${'A'.repeat(43)}`,
    `${Number(until) + 1}.${signature}`,
    `${until}.${signature}=`,
    await issuePass(`${SECRET}.`, NOW),
  ];
  for (const each of wrong) expect(await isPassGood(each, SECRET, NOW)).toBe(false);
});
