import {expect, it} from 'vitest';
import {passes} from './filter';
import {readFilters} from './filter-grammar';
import {readFacetFilters, readNumericFilters} from './filter-lists';
import type {FilterList} from './filter-lists';
import {SearchRefusal} from './search-refusal';

const FACETS = new Set(['type', 'origin', 'organic', 'label']);
const RECORD = {
  objectID: '1',
  type: 'Filter Kaffee',
  origin: ['Äthiopien', 'Kolumbien'],
  organic: true,
  label: '-neu',
  price: 1090,
  secret: 'x',
};
const isFound = (filter: ReturnType<typeof readFilters>) => passes(RECORD, filter, FACETS);

it.each([
  ['', true],
  ['origin:Kolumbien', true],
  ['origin:kolumbien', true],
  ['Origin:Kolumbien', false],
  ['origin:Peru', false],
  ['type:"Filter Kaffee"', true],
  ["type:'Filter Kaffee'", true],
  ['"type":"Filter Kaffee"', true],
  ['organic:true', true],
  ['NOT origin:Peru', true],
  ['NOT origin:Kolumbien', false],
  ['NOT NOT origin:Kolumbien', true],
  ['origin:Peru OR origin:Kolumbien', true],
  ['origin:Peru AND origin:Kolumbien', false],
  ['origin:Äthiopien AND (origin:Peru OR organic:true)', true],
  ['(origin:Peru OR organic:true) AND price < 1000', false],
  ['(origin:Peru OR (organic:true OR origin:Kenia)) AND price < 2000', true],
  ['price > 1089', true],
  ['price>1090', false],
  ['price >= 1090', true],
  ['price<=1090', true],
  ['price = 1090', true],
  ['price != 1090', false],
  ['price:1000 TO 1090', true],
  ['price:1091 TO 2000', false],
  ['NOT price:1000 TO 1090', false],
  ['objectID:1', true],
  ['secret:x', false],
  ['missing > 1', false],
])('filters: %s', (text, found) => {
  expect(isFound(readFilters(text))).toBe(found);
});

it.each([
  ['origin:Peru AND', 'Unexpected end'],
  ['AND origin:Peru', 'Unexpected and'],
  ['(origin:Peru', 'Unexpected end'],
  ['origin:Peru)', 'Unexpected close'],
  ['origin:', 'Unexpected character'],
  ['price >', 'Unexpected character'],
  ['price > cheap', 'Unexpected character'],
  ['origin:Peru origin:Kenia', 'expected AND or OR'],
  ['(origin:Peru AND organic:true) OR origin:Kenia', 'only (X OR Y) AND Z'],
  ['origin:Peru AND organic:true OR origin:Kenia', 'only (X OR Y) AND Z'],
  ['NOT (origin:Peru OR origin:Kenia)', 'NOT is not allowed'],
  ['origin:Peru OR price < 10', 'Different types'],
  ['"origin', 'Unexpected character'],
])('filters refuse %s', (text, message) => {
  expect(() => readFilters(text)).toThrow(SearchRefusal);
  expect(() => readFilters(text)).toThrow(message);
});

const facetLists: readonly (readonly [FilterList, boolean])[] = [
  [[], true],
  ['', true],
  ['origin:Kolumbien', true],
  [['origin:Kolumbien', 'organic:true'], true],
  [['origin:Kolumbien', 'organic:false'], false],
  [[['origin:Peru', 'origin:Kolumbien'], 'organic:true'], true],
  [[['origin:Peru', 'origin:Kenia'], 'organic:true'], false],
  [['origin:-Peru'], true],
  [['origin:-Kolumbien'], false],
  [[['origin:-Kolumbien', 'organic:true']], true],
  [[String.raw`label:\-neu`], true],
  [['label:neu'], false],
];
it.each(facetLists)('facetFilters: %j', (list, found) => {
  expect(isFound(readFacetFilters(list))).toBe(found);
});

const numericLists: readonly (readonly [FilterList, boolean])[] = [
  [['price > 1000', 'price < 2000'], true],
  [[['price < 1000', 'price > 1050']], true],
  [['price:10 TO 20'], false],
];
it.each(numericLists)('numericFilters: %j', (list, found) => {
  expect(isFound(readNumericFilters(list))).toBe(found);
});

it('refuses lists that cannot be read', () => {
  expect(() => readFacetFilters(['origin'])).toThrow(SearchRefusal);
  expect(() => readNumericFilters(['price cheap'])).toThrow(SearchRefusal);
});
