import {expect, it} from 'vitest';
import {fold} from './fold';
import {stem} from './stem';
import {wordsOf} from './words';

it.each([
  ['Äthiopien', ['Aethiopien', 'Athiopien', 'ÄTHIOPIEN', 'äthiopien', 'A\u0308thiopien']],
  ['Mühle', ['Muehle', 'muhle', 'MÜHLE']],
  ['Röstung', ['Roestung', 'rostung']],
  ['Süß', ['suess', 'süss', 'SUSS', 'sueß']],
  ['Alto Rocío', ['alto rocio']],
  ['Crème', ['creme']],
])('%s is the same as each of its spellings', (word, spellings) => {
  for (const spelling of spellings) expect(fold(spelling).text).toBe(fold(word).text);
});

it.each([
  ['Mühle', 'Möhle'],
  ['Kanne', 'Kane'],
])('%s is not %s', (word, other) => {
  expect(fold(word).text).not.toBe(fold(other).text);
});

it.each([
  ['Mühle', [1, 2, 3, 4, 5]],
  ['Muehle', [1, 3, 4, 5, 6]],
  ['süß', [1, 2, 3, 3]],
  ['A\u0308th', [2, 3, 4]],
])('the letters of %s end at %j', (word, ends) => {
  expect(fold(word).ends).toEqual(ends);
});

it.each([
  ['de', ['Mühle', 'Mühlen']],
  ['de', ['Kanne', 'Kannen']],
  ['de', ['Abo', 'Abos']],
  ['de', ['Gutschein', 'Gutscheine', 'Gutscheins']],
  ['de', ['Glas', 'Gläser', 'Gläsern']],
  ['de', ['Filter', 'Filtern']],
  ['de', ['Kaffee', 'Kaffees']],
  ['en', ['grinder', 'grinders']],
  ['en', ['berry', 'berries']],
  ['en', ['box', 'boxes']],
  ['en', ['glass']],
] as const)('%s: %j have one stem', (language, words) => {
  expect(new Set(words.map((word) => stem(fold(word).text, language))).size).toBe(1);
});

it.each([
  ['de', 'Kanne', 'Kante'],
  ['en', 'scale', 'scan'],
] as const)('%s: %s and %s have two', (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language));
});

it.each([
  ['de', 'Handmühle', ['handmuhle', 'hand', 'muhle']],
  ['de', 'Kaffeemühlen', ['kaffeemuhlen', 'kaffee', 'muhlen']],
  ['de', 'Filterkaffeemaschine', ['filterkaffeemaschine', 'filter', 'kaffee', 'maschine']],
  ['de', 'Kern', ['kern']],
  ['de', 'Tischfilter', ['tischfilter']],
  ['en', 'Handmühle', ['handmuhle']],
] as const)('%s: %s is found by %j', (language, text, terms) => {
  expect(wordsOf(text, language).flatMap(({forms}) => forms.map(({term}) => term))).toEqual(terms);
});

it('knows where a part of a compound stands', () => {
  const part = wordsOf('Die Handmühle', 'de')[1]?.forms[2];
  expect([part?.term, part?.start, part?.ends.at(-1)]).toEqual(['muhle', 8, 13]);
});
