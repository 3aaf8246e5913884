import {expect, it} from 'vitest';
import {fold as foldWith} from './fold';
import {stem} from './stem';
import {buildVocabulary} from './vocabulary';
import {wordReader} from './words';

const GERMAN = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

const fold = (word: string) => foldWith(word, GERMAN);

it.each([
  ['Äthiopien', ['Aethiopien', 'ÄTHIOPIEN', 'äthiopien']],
  ['Mühle', ['Muehle', 'MÜHLE']],
  ['Röstung', ['Roestung']],
  ['Süß', ['suess', 'süss', 'SUESS', 'sueß']],
  ['Alto Rocío', ['alto rocio']],
  ['Crème', ['creme']],
])('%s is the same as each of its spellings', (word, spellings) => {
  for (const spelling of spellings) expect(fold(spelling).text).toBe(fold(word).text);
});

it.each([
  ['Mühle', 'Möhle'],
  ['Mühle', 'Muhle'],
  ['Äthiopien', 'A\u0308thiopien'],
  ['Kanne', 'Kane'],
])('%s is not %s', (word, other) => {
  expect(fold(word).text).not.toBe(fold(other).text);
});

it('without a normalisation an umlaut is a letter with an accent', () => {
  expect(['Mühle', 'Muehle'].map((word) => foldWith(word, new Map()).text)).toEqual(['muhle', 'muehle']);
});

it.each([
  ['Mühle', [1, 2, 2, 3, 4, 5]],
  ['Muehle', [1, 2, 3, 4, 5, 6]],
  ['süß', [1, 2, 2, 3, 3]],
  ['A\u0308th', [2, 3, 4]],
])('the letters of %s end at %j', (word, ends) => {
  expect(fold(word).ends).toEqual(ends);
});

it.each([
  ['de', ['Mühle', 'Mühlen']],
  ['de', ['Kanne', 'Kannen']],
  ['de', ['Abo', 'Abos']],
  ['de', ['Gutschein', 'Gutscheine', 'Gutscheins']],
  ['de', ['Gläser', 'Gläsern']],
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
  ['Glas', ['Gläser', 'Gläsern', 'Glas']],
  ['Gläser', ['Gläser', 'Gläsern', 'Glas']],
  ['Muhle', ['Muhle']],
  ['Mühlen', ['Mühle']],
])('a plural may have an umlaut: %s finds %j', (word, found) => {
  const terms = ['Glas', 'Gläser', 'Gläsern', 'Mühle', 'Muhle'].map((term) => fold(term).text);
  const expected = found.map((term) => fold(term).text);
  expect([...buildVocabulary(terms, 'de').sameStem(fold(word).text)].sort()).toEqual(expected.sort());
});

it.each([
  ['de', 'Kanne', 'Kante'],
  ['en', 'scale', 'scan'],
] as const)('%s: %s and %s have two', (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language));
});

it.each([
  ['de', 'Handmühle', ['handmuehle', 'hand', 'muehle']],
  ['de', 'Kaffeemuehlen', ['kaffeemuehlen', 'kaffee', 'muehlen']],
  ['de', 'Filterkaffeemaschine', ['filterkaffeemaschine', 'filter', 'kaffee', 'maschine']],
  ['de', 'Kern', ['kern']],
  ['de', 'Tischfilter', ['tischfilter']],
  ['en', 'Handmühle', ['handmuehle']],
] as const)('%s: %s is found by %j', (language, text, terms) => {
  expect(
    wordReader(language, GERMAN)
      .wordsOf(text)
      .flatMap(({forms}) => forms.map(({term}) => term)),
  ).toEqual(terms);
});

it('knows where a part of a compound stands', () => {
  const part = wordReader('de', GERMAN).wordsOf('Die Handmühle')[1]?.forms[2];
  expect([part?.term, part?.start, part?.ends.at(-1)]).toEqual(['muehle', 8, 13]);
});
