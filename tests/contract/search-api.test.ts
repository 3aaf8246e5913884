import {algoliasearch} from 'algoliasearch';
import {algoliasearch as fetchingClient} from 'algoliasearch/dist/fetch';
import {liteClient} from 'algoliasearch/lite';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {cpuOfScript} from '../../scripts/lib/bench/cpu.mjs';
import {facetResultSchema, productResultSchema, searchErrorSchema, searchResponseSchema} from '../../contracts/search';
import {API_KEY, APPLICATION_ID, borrowSearch, clientOptions} from './search/start-search';
import type {BorrowedSearch} from './search/start-search';

const KINDS = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'];
const CREDENTIALS = {'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': API_KEY};

let search: BorrowedSearch;

beforeAll(async () => {
  search = await borrowSearch();
});

async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = CREDENTIALS) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`http://${search.host}${path}`, {
    method: 'POST',
    body: text,
    headers: {'content-type': 'text/plain', ...headers},
  });
  const reply: unknown = await answer.json();
  return {status: answer.status, headers: answer.headers, reply};
}

async function products(params: Readonly<Record<string, unknown>>) {
  const {status, reply} = await post('/1/indexes/products_de/query', params);
  expect(status, JSON.stringify(reply)).toBe(200);
  return productResultSchema.parse(reply);
}

async function refusal(path: string, body: unknown, headers?: Readonly<Record<string, string>>) {
  const {status, reply} = await post(path, body, headers);
  const error = searchErrorSchema.parse(reply);
  expect(error.status).toBe(status);
  return error;
}

describe('the clients of the service', () => {
  const options = () => clientOptions(search.host);
  const requests = KINDS.map((kind) => ({
    indexName: `${kind}_de`,
    query: 'handmühle',
    attributesToSnippet: ['body:20'],
    clickAnalytics: true,
  }));

  it.each([
    ['for Node, credentials in headers', () => algoliasearch(APPLICATION_ID, API_KEY, options())],
    ['lite, as InstantSearch uses it', () => liteClient(APPLICATION_ID, API_KEY, options())],
    [
      'by fetch, credentials in the address',
      () => fetchingClient(APPLICATION_ID, API_KEY, {...options(), authMode: 'WithinQueryParameters'}),
    ],
  ])('%s: the multi-query of the search page parses', async (_which, client) => {
    const {results} = searchResponseSchema.parse(await client().search({requests}));
    expect(results.map(({index}) => index)).toEqual(KINDS.map((kind) => `${kind}_de`));
    expect(results[0].hits[0]).toMatchObject({
      handle: 'handmuehle-h1',
      priceMinCents: 14900,
      available: true,
      _highlightResult: {title: {value: '<em>Handmühle</em> H1', matchLevel: 'full', matchedWords: ['handmühle']}},
    });
    expect(results[5].hits[0]?.title).toBe('Handmühlen im Test');
    expect(results[0].queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('one index, and the values of a facet', async () => {
    const client = algoliasearch(APPLICATION_ID, API_KEY, options());
    const single = await client.searchSingleIndex({indexName: 'products_de', searchParams: {query: 'waage'}});
    expect(single.hits[0]?.objectID).toBe('1111');
    const reply = await client.searchForFacetValues({
      indexName: 'products_de',
      facetName: 'origin',
      searchForFacetValuesRequest: {facetQuery: 'aethi'},
    });
    expect(facetResultSchema.parse(reply).facetHits[0]).toMatchObject({
      value: 'Äthiopien',
      highlighted: '<em>Äthi</em>opien',
    });
  });

  it('get objects by their ids, with the key for searching', async () => {
    const client = algoliasearch(APPLICATION_ID, API_KEY, options());
    const {hits} = await products({query: '', hitsPerPage: 1});
    const objectID = hits[0]?.objectID ?? '';
    const known = {indexName: 'products_de', objectID};
    expect(await client.getObject(known)).toMatchObject({objectID, title: hits[0]?.title});
    expect(await client.getObject({...known, attributesToRetrieve: ['title']})).toEqual({
      objectID,
      title: hits[0]?.title,
    });
    const unknown = {indexName: 'products_de', objectID: 'none'};
    const {results} = await client.getObjects({requests: [unknown, {...known, attributesToRetrieve: ['title']}]});
    expect(results).toEqual([null, {objectID, title: hits[0]?.title}]);
    await expect(client.getObject(unknown)).rejects.toMatchObject({status: 404, message: 'ObjectID does not exist'});
    await expect(client.getSettings({indexName: 'products_de'})).rejects.toMatchObject({status: 403});
  });

  it('see why they are refused', async () => {
    const client = algoliasearch(APPLICATION_ID, 'wrong', options());
    await expect(client.search({requests: [{indexName: 'products_de'}]})).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });
});

describe('many queries at once', () => {
  it('takes parameters as a text too', async () => {
    const {reply} = await post('/1/indexes/*/queries', {
      requests: [
        {indexName: 'products_de', params: 'query=k%C3%A4nia&hitsPerPage=1&facets=%5B%22origin%22%5D&page=0'},
        {type: 'facet', indexName: 'products_de', facet: 'origin', facetQuery: 'ke', maxFacetHits: 10},
      ],
    });
    const {results} = z.object({results: z.tuple([productResultSchema, facetResultSchema])}).parse(reply);
    expect(results[0]).toMatchObject({query: 'känia', hitsPerPage: 1, nbPages: results[0].nbHits});
    expect(results[0].params).toBe('query=k%C3%A4nia&hitsPerPage=1&facets=%5B%22origin%22%5D&page=0');
    expect(results[1].facetHits[0]).toMatchObject({value: 'Kenia', highlighted: '<em>Ke</em>nia'});
  });

  it('stops when there are enough', async () => {
    const {reply} = await post('/1/indexes/*/queries', {
      strategy: 'stopIfEnoughMatches',
      requests: [
        {indexName: 'products_de', query: 'kaffee', hitsPerPage: 2},
        {indexName: 'products_de', query: 'waage'},
      ],
    });
    const shape = z.object({results: z.array(z.object({processed: z.boolean(), hits: z.array(z.unknown())}))});
    const {results} = shape.parse(reply);
    expect(results.map(({processed, hits}) => [processed, hits.length])).toEqual([
      [true, 2],
      [false, 0],
    ]);
  });
});

describe('facets', () => {
  it('counts facets and sums up numbers', async () => {
    const {facets, facets_stats: stats, nbHits} = await products({facets: ['*'], hitsPerPage: 0});
    expect(facets?.['available']?.['true']).toBeLessThanOrEqual(nbHits);
    expect(Object.values(facets?.['type'] ?? {}).reduce((sum, count) => sum + count, 0)).toBe(nbHits);
    expect(stats?.['priceMinCents']?.min).toBeGreaterThan(0);
  });

  it.each([
    [{filters: 'type:Kaffee AND decaf:true'}, (hit: {decaf: boolean}) => hit.decaf],
    [{filters: 'priceMinCents < 1200'}, (hit: {priceMinCents: number}) => hit.priceMinCents < 1200],
    [{filters: 'priceMinCents:1000 TO 2000'}, (hit: {priceMinCents: number}) => hit.priceMinCents <= 2000],
    [{facetFilters: [['vendor:Tallinger', 'vendor:hollerbach']]}, (hit: {vendor: string}) => hit.vendor !== 'Lichtung'],
    [{facetFilters: ['vendor:-Lichtung']}, (hit: {vendor: string}) => hit.vendor !== 'Lichtung'],
    [{numericFilters: ['priceMinCents>=10000']}, (hit: {priceMinCents: number}) => hit.priceMinCents >= 10000],
  ])('%j', async (params, holds) => {
    const {hits, nbHits} = await products({hitsPerPage: 1000, ...params});
    expect(nbHits).toBeGreaterThan(0);
    expect(hits.every(holds)).toBe(true);
    expect(nbHits).toBeLessThan((await products({hitsPerPage: 0})).nbHits);
  });

  it('finds nothing behind the last page, and says so behind the thousandth hit', async () => {
    expect((await products({page: 40})).hits).toEqual([]);
    const {reply} = await post('/1/indexes/products_de/query', {page: 1, hitsPerPage: 1000});
    const {hits, message} = z.object({hits: z.array(z.unknown()), message: z.string()}).parse(reply);
    expect([hits.length, message.includes('1000 hits')]).toEqual([0, true]);
  });

  it('sends only the attributes that were asked for', async () => {
    const {reply} = await post('/1/indexes/products_de/query', {
      query: 'waage',
      hitsPerPage: 1,
      attributesToRetrieve: ['handle'],
      attributesToHighlight: [],
    });
    expect(reply).toMatchObject({hits: [{objectID: '1111', handle: 'kaffeewaage'}]});
    expect(JSON.stringify(reply)).not.toContain('"vendor"');
  });

  it('looks only where it shall', async () => {
    const restricted = {query: 'äthiopien', restrictSearchableAttributes: ['title']};
    expect((await products(restricted)).nbHits).toBe(0);
  });

  it('marks with the tags of InstantSearch and leaves the text as it is', async () => {
    const tags = {highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__'};
    const found = await products({query: 'schwanen', ...tags, hitsPerPage: 1});
    expect(found.hits[0]?._highlightResult?.['title']).toMatchObject({
      value: 'Wasserkocher __ais-highlight__Schwanen__/ais-highlight__hals',
      fullyHighlighted: false,
    });
  });
});

describe('refused requests', () => {
  const multi = '/1/indexes/*/queries';
  const one = '/1/indexes/products_de/query';
  it.each([
    ['no credentials', one, {}, {}, 403],
    ['a wrong application', one, {}, {...CREDENTIALS, 'x-algolia-application-id': 'X'}, 403],
    ['an unknown index', '/1/indexes/products_fr/query', {}, CREDENTIALS, 404],
    ['an unknown index among many', multi, {requests: [{indexName: 'nothing'}]}, CREDENTIALS, 404],
    ['writing', '/1/indexes/products_de', {title: 'x'}, CREDENTIALS, 403],
    ['broken JSON', one, '{', CREDENTIALS, 400],
    ['a list for a body', one, '[]', CREDENTIALS, 400],
    ['no requests', multi, {}, CREDENTIALS, 400],
    ['51 requests', multi, {requests: Array.from({length: 51}, () => ({indexName: 'products_de'}))}, CREDENTIALS, 400],
    ['600 letters', one, {query: 'x'.repeat(600)}, CREDENTIALS, 400],
    ['300 umlauts, which are 600 bytes', one, {query: 'ä'.repeat(300)}, CREDENTIALS, 400],
    ['an unknown parameter', one, {colour: 'green'}, CREDENTIALS, 400],
    ['more than a thousand on a page', one, {hitsPerPage: 1001}, CREDENTIALS, 400],
    ['a filter that is none', one, {filters: 'type:Kaffee AND'}, CREDENTIALS, 400],
    ['a facet that cannot be searched', '/1/indexes/products_de/facets/body/query', {}, CREDENTIALS, 400],
    ['what is not emulated', one, {getRankingInfo: true}, CREDENTIALS, 400],
    ['a fault on demand', one, {}, {...CREDENTIALS, 'x-fault': '429'}, 429],
  ])('%s', async (_what, path, body, headers, status) => {
    const error = await refusal(path, body, headers);
    expect(error.status).toBe(status);
    expect(error.message).not.toMatch(/\bat \S+:\d+/);
  });
});

describe('the shop around it', () => {
  it('lets browsers of any origin ask', async () => {
    const allowed = await fetch(`http://${search.host}/1/indexes/*/queries`, {method: 'OPTIONS'});
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const refused = await post('/1/indexes/products_fr/query', {});
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('knows what is sold out since', async () => {
    const available = async () => (await products({query: 'kaffeewaage zehntel', hitsPerPage: 1})).hits[0]?.available;
    expect(await available()).toBe(true);
    const variant = 40001 + (1111 - 1001) * 50;
    await search.setStock(variant, 0);
    expect(await available()).toBe(false);
    await search.setStock(variant, 5);
    expect(await available()).toBe(true);
  });

  it('costs less than 10 ms of processor when warm', async () => {
    const queries = ['kaffee', 'grinder', 'aethiop', 'Espressomashcime', 'schokolade', 'filterkaffee mit honig'];
    const costs: number[] = [];
    for (let round = 0; round < 20; round++) {
      for (const query of queries) {
        const before = cpuOfScript(search.pid);
        await post('/1/indexes/products_de/query', {query, hitsPerPage: 12, attributesToSnippet: ['body:20']});
        costs.push(cpuOfScript(search.pid) - before);
      }
    }
    const median = costs.sort((a, b) => a - b)[costs.length / 2] ?? Infinity;
    expect(median).toBeGreaterThan(0);
    expect(median).toBeLessThan(10);
  });
});
