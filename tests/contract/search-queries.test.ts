import {algoliasearch} from 'algoliasearch';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {SEARCH_CASES} from '../support/search-cases';
import {API_KEY, APPLICATION_ID, borrowSearch, clientOptions} from './search/start-search';
import type {BorrowedSearch} from './search/start-search';

const titles = z.object({results: z.array(z.object({hits: z.array(z.object({title: z.string()}))}))});

let search: BorrowedSearch;
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  search = await borrowSearch();
  client = algoliasearch(APPLICATION_ID, API_KEY, clientOptions(search.host));
});

async function firstTitle(indexName: string, query: string): Promise<string | null> {
  const reply = await client.search({requests: [{indexName, query, hitsPerPage: 1}]});
  return titles.parse(reply).results[0]?.hits[0]?.title ?? null;
}

/** The service itself refuses longer ones. */
const LONGEST_QUERY = 512;

describe('the first product', () => {
  it.each(SEARCH_CASES.filter(([, , query]) => query.length <= LONGEST_QUERY))(
    'in %s, %s: %s',
    async (language, _what, query, first) => {
      expect(await firstTitle(`products_${language}`, query)).toBe(first);
    },
  );
});

describe('the first result of the other indices', () => {
  it.each([
    ['categories_de', 'Mühlen', 'Mühlen'],
    ['categories_de', 'grinder', 'Mühlen'],
    ['categories_de', 'Filterpapiere', 'Filterpapier'],
    ['categories_en', 'decaf', 'Decaf'],
    ['posts_de', 'Aethiopien', 'Besuch in Sidama'],
    ['posts_de', 'wasser', 'Warum das Wasser zählt'],
    ['guides_de', 'handfilter', 'Kaffee mit dem Handfilter'],
    ['guides_en', 'french pres', 'How to use a French press'],
    ['pages_de', 'lieferung', 'Versand und Lieferung'],
    ['pages_de', 'shipping', 'Versand und Lieferung'],
    ['tests_de', 'handmühle', 'Handmühlen im Test'],
    ['tests_en', 'handmühle', 'Hand grinders tested'],
    ['tests_en', 'xqwzyk', null],
  ])('%s: %s', async (index, query, expected) => {
    expect(await firstTitle(index, query)).toBe(expected);
  });
});
