import {expect, it} from 'vitest';

import {isHintWanted} from './language-hint';

it.each([
  ['de', ['en-GB', 'de'], false, true, 'English comes first'],
  ['en', ['de-DE', 'en'], false, true, 'German comes first'],
  ['de', ['fr', 'en'], false, true, 'of the languages that the shop speaks, English'],
  ['de', ['de-AT', 'en'], false, false, 'the page is in the language that was asked for'],
  ['de', ['fr'], false, false, 'the shop speaks none of them'],
  ['de', [], false, false, 'the browser asks for nothing'],
  ['de', ['en'], true, false, 'it was followed or closed before'],
] as const)('%s page, visitor %j, seen %j: %s, for %s', (page, visitor, seen, wanted, _why) => {
  expect(isHintWanted({page, visitor, seen})).toBe(wanted);
});
