import {expect, it} from 'vitest';
import {highlight, highlightText, marksOf} from './highlight';
import {wantedSettings} from '../../contracts/indexing/settings';
import {parseSettings} from './index-settings';
import {planQuery} from './query-plan';
import type {Json} from '../../contracts/indexing/json';
import {indexOf} from './search-index';
import {snippet} from './snippet';

const EM = {pre: '<em>', post: '</em>'};

function marksFor(query: string, text: Json) {
  const index = indexOf('posts_de', () => ({
    settings: parseSettings(wantedSettings('posts', 'de')),
    records: [{objectID: '1', title: typeof text === 'string' ? text : JSON.stringify(text)}],
    synonyms: [{objectID: '1', type: 'synonym', synonyms: ['mühle', 'grinder']}],
  }));
  const options = {queryType: 'prefixLast', withTypos: true, typosOnNumbers: true, withSynonyms: true} as const;
  return marksOf(planQuery(index.reader.queryWords(query), index, options), index.reader);
}

it.each([
  ['aethiop', 'Äthiopien', '<em>Äthiop</em>ien', 'full', false, ['aethiop']],
  ['äthiopien', 'Äthiopien', '<em>Äthiopien</em>', 'full', true, ['äthiopien']],
  ['morgen tau', 'Morgen, Tau!', '<em>Morgen</em>, <em>Tau</em>!', 'full', true, ['morgen', 'tau']],
  ['morgen rot', 'Morgen', '<em>Morgen</em>', 'partial', true, ['morgen']],
  ['mühle', 'Handmühle', 'Hand<em>mühle</em>', 'full', false, ['mühle']],
  ['grinder', 'Handmühlen', 'Hand<em>mühlen</em>', 'full', false, ['grinder']],
  ['suess', 'Süßholz', '<em>Süß</em>holz', 'full', false, ['suess']],
  ['kanne', 'Kanne, keine Kante', '<em>Kanne</em>, keine Kante', 'full', false, ['kanne']],
  ['wladgold', 'Waldgold', '<em>Waldgold</em>', 'full', true, ['wladgold']],
  ['suess', 'Süße Kirsche', '<em>Süße</em> Kirsche', 'full', false, ['suess']],
  ['kaffe', 'R&D <b>Kaffee</b>', 'R&amp;D &lt;b&gt;<em>Kaffe</em>e&lt;/b&gt;', 'full', false, ['kaffe']],
  [
    'script',
    '<script>"x"</script>',
    '&lt;<em>script</em>&gt;&quot;x&quot;&lt;/<em>script</em>&gt;',
    'full',
    false,
    ['script'],
  ],
])('%s in %s', (query, text, value, matchLevel, fullyHighlighted, matchedWords) => {
  expect(highlightText(text, marksFor(query, text), EM)).toEqual({value, matchLevel, fullyHighlighted, matchedWords});
});

it('has nothing to say where nothing matched', () => {
  expect(highlightText('Kaffee & Tee', marksFor('wasser', 'Kaffee'), EM)).toEqual({
    value: 'Kaffee &amp; Tee',
    matchLevel: 'none',
    matchedWords: [],
  });
});

it('leaves the text as it is between placeholders', () => {
  const tags = {pre: '__ais-highlight__', post: '__/ais-highlight__'};
  const {value} = highlightText('<b> & Kaffee', marksFor('kaffee', 'Kaffee'), tags);
  expect(value).toBe('<b> & __ais-highlight__Kaffee__/ais-highlight__');
});

it('keeps the shape of lists and objects', () => {
  const marks = marksFor('honig', 'Honig');
  const none = {matchLevel: 'none', matchedWords: []};
  const full = {value: '<em>Honig</em>', matchLevel: 'full', fullyHighlighted: true, matchedWords: ['honig']};
  expect(highlight({taste: ['Kakao', 'Honig'], cents: 5, none: null}, marks, EM)).toEqual({
    taste: [{value: 'Kakao', ...none}, full],
    cents: {value: '5', ...none},
  });
});

const LONG = `Anfang. ${'Wort '.repeat(30)}dann endlich Honig & Kakao, ${'Wort '.repeat(30)}Ende.`;

it.each([
  ['honig kakao', 6, '…endlich <em>Honig</em> &amp; <em>Kakao</em>, Wort Wort Wort…', 'full'],
  ['honig ende', 3, '…<em>Honig</em> &amp; Kakao, Wort…', 'partial'],
  ['tee', 3, 'Anfang. Wort Wort…', 'none'],
  ['ende', 2, '…Wort <em>Ende</em>.', 'full'],
])('snippet: %s in %i words', (query, words, value, matchLevel) => {
  expect(snippet(LONG, marksFor(query, LONG), {words, ellipsis: '…', tags: EM})).toEqual({value, matchLevel});
});

it('snippet: a short text stays whole', () => {
  const result = snippet('Honig & Kakao', marksFor('honig', 'Honig'), {words: 20, ellipsis: '…', tags: EM});
  expect(result).toEqual({value: '<em>Honig</em> &amp; Kakao', matchLevel: 'full'});
});
