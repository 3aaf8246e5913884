import {expect, it} from 'vitest';

import {isAdmitted, readAdvanced} from './advanced-syntax';
import {wordReader} from './words';

const record = {objectID: '1', title: 'Handmühle H1', body: ['Mahlt fein', 'für Espresso']};

it.each([
  ['handmühle', true],
  ['"Handmühle H1"', true],
  ['"H1 Handmühle"', false],
  ['-espresso handmühle', false],
  ['handmühle -filter', true],
  ['hand-mühle', true],
  ['"für Espresso" -grob', true],
] as const)('%s admits the record: %s', (query, admitted) => {
  expect(isAdmitted(record, ['title', 'body'], readAdvanced(query), wordReader('de', new Map()))).toBe(admitted);
});

it('looks for the words of phrases, too, and not for excluded ones', () => {
  expect(readAdvanced('fein "für Espresso" -grob').words).toMatch(/^fein\s+für Espresso$/);
});
