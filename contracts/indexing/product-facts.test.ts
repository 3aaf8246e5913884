import {expect, it} from 'vitest';
import {isFindable, listOf, originsOf, splitList} from './product-facts';
import type {Fields} from './product-facts';

const variant = {
  priceCents: 900,
  compareAtCents: null,
  lowestCents: null,
  unitPrice: null,
  quantity: null,
  isArchived: false,
  isAvailable: true,
};

it.each<[string, Fields, boolean]>([
  ['any', {}, true],
  ['one that says it may be found', {'seo.noindex': 'false'}, true],
  ['one kept from search engines', {'seo.noindex': 'true'}, false],
  ['one for businesses only', {'b2b.exclusive': 'true'}, false],
])('finds %s or not', (_, fields, findable) => {
  expect(isFindable({fields, variants: [variant]})).toBe(findable);
});

it('does not find what is out of the portfolio', () => {
  const archived = {...variant, isArchived: true};
  expect(isFindable({fields: {}, variants: [archived]})).toBe(false);
  expect(isFindable({fields: {}, variants: [archived, variant]})).toBe(true);
});

it('passes over a list that is none', () => {
  expect(listOf({fields: {'coffee.taste': '["Honig"]'}}, 'coffee.taste')).toEqual(['Honig']);
  expect(listOf({fields: {'coffee.taste': '{"a":1}'}}, 'coffee.taste')).toEqual([]);
  expect(listOf({fields: {'coffee.taste': 'Honig'}}, 'coffee.taste')).toEqual([]);
});

it.each([
  ['Äthiopien und Kolumbien', ['Äthiopien', 'Kolumbien']],
  ['DR Kongo', ['DR Kongo']],
  ['wechselnd, zurzeit Burundi', ['Burundi']],
  ['changing, at the moment Burundi', ['Burundi']],
  ['wechselnd', []],
])('the countries of %s', (origin, countries) => {
  expect(originsOf({fields: {'coffee.origin': origin}})).toEqual(countries);
});

it('reads a list in a sentence', () => {
  expect(splitList('Äthiopien, Kenia und Kolumbien')).toEqual(['Äthiopien', 'Kenia', 'Kolumbien']);
});
