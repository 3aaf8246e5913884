import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {SEARCH_FACETS} from '../../config/search';
import {answerAll, answerRequests} from '../fetch.fixture';
import {exampleSearch, hit, resultOf, results, wanted} from './search.fixture';

const sentSchema = z.object({requests: z.array(z.record(z.string(), z.unknown()))});
const requestsIn = (body: unknown) => sentSchema.parse(body).requests;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('search request', () => {
  const askedBy = async (query: string) => {
    const sent = answerAll(200, results(...(query.includes('taste') ? [resultOf([]), resultOf([])] : [])));
    await exampleSearch().find(wanted(query));
    return {requests: requestsIn(sent[0]?.body), sent};
  };
  const pages = (requests: readonly Readonly<Record<string, unknown>>[]) =>
    requests.map(({indexName, page, hitsPerPage}) => [indexName, page, hitsPerPage]);

  it('is one request with the key that may search', async () => {
    const {requests, sent} = await askedBy('q=kaffee');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({method: 'POST'});
    expect(sent[0]?.url).toMatch(/^https:\/\/search\.example\//);
    expect(sent[0]?.headers.get('X-Algolia-API-Key')).toBe('search-only');
    expect(sent[0]?.headers.get('X-Algolia-Application-Id')).toBe('APP');
    for (const request of requests) {
      expect(request).toMatchObject({query: 'kaffee', attributesToHighlight: [], maxValuesPerFacet: 100});
    }
    const [products, categories, posts] = requests.map(({attributesToRetrieve}) => attributesToRetrieve);
    expect(products).toContain('priceMinCents');
    expect(categories).toContain('productCount');
    expect(posts).toContain('excerpt');
  });

  it.each([
    ['https://shop1-dsn.algolia.net', 0, 'https://shop1-1.algolianet.com'],
    ['https://shop1.algolia.net', 0.99, 'https://shop1-3.algolianet.com'],
    ['https://search.example', 0.5, 'https://search.example'],
  ])('to %s is repeated, once, to another name of the service, if it has one', async (origin, share, other) => {
    const sent = answerRequests(({url}) =>
      new URL(url).origin === other && sent.length > 1
        ? Response.json(results())
        : Promise.reject(new TypeError('DNS')),
    );
    expect((await exampleSearch(origin, () => share).find(wanted('q=kaffee'))).counts.products).toBe(0);
    expect(sent.map(({url}) => new URL(url).origin)).toEqual([origin, other]);
  });

  it.each([
    [[1], 0, 2],
    [[1, 3], 0.99, 2],
    [[1, 2, 3], 0, 1],
  ])(
    'to a service of which the servers %j are out as well goes, at a share of %d, to server %i',
    async (out, share, other) => {
      const failed = new Set(['shop1-dsn.algolia.net', ...out.map((server) => `shop1-${server}.algolianet.com`)]);
      const sent = answerRequests(() => Response.json(results()));
      const failedHosts = {has: (name: string) => failed.has(name), add: () => undefined};
      await exampleSearch('https://shop1-dsn.algolia.net', () => share, failedHosts).find(wanted('q=kaffee'));
      expect(sent.map(({url}) => new URL(url).host)).toEqual([`shop1-${other}.algolianet.com`]);
    },
  );

  it('to a service whose first name is out is answered, however many they are', async () => {
    const sent = answerRequests(({url}) =>
      new URL(url).hostname.endsWith('.algolia.net')
        ? Promise.reject(new TypeError('DNS'))
        : Promise.resolve(Response.json(results())),
    );
    const {find} = exampleSearch('https://shop1-dsn.algolia.net');
    for (let search = 0; search < 30; search += 1) {
      expect((await find(wanted('q=kaffee'))).counts.products).toBe(0);
    }
    expect(sent.filter(({url}) => new URL(url).hostname === 'shop1-dsn.algolia.net')).toHaveLength(1);
  });

  it('on the tab with everything is a little of each kind', async () => {
    const {requests} = await askedBy('q=kaffee');
    expect(pages(requests)).toEqual([
      ['products_de', 0, 8],
      ['categories_de', 0, 3],
      ['posts_de', 0, 3],
      ['guides_de', 0, 3],
      ['pages_de', 0, 3],
      ['tests_de', 0, 3],
    ]);
    expect(requests[0]).not.toHaveProperty('facets');
  });

  it.each([
    ['tab=posts&page=3', [0, 0, 0, 12, 2]],
    ['tab=products&page=3', [2, 24, 0, 0, 0]],
    ['tab=products&page=3&sort=newest', [0, 1000, 0, 0, 0]],
  ])('on a tab is a page of its kind alone: %s', async (query, [page, products, categories, posts, postPage]) => {
    const {requests} = await askedBy(`q=kaffee&${query}`);
    expect(pages(requests.slice(0, 3))).toEqual([
      ['products_de', page, products],
      ['categories_de', 0, categories],
      ['posts_de', postPage, posts],
    ]);
  });

  it('of products comes with all facets, narrowed down by what is chosen', async () => {
    const {requests} = await askedBy('q=kaffee&tab=products&taste=nussig&taste=s%C3%BC%C3%9F');
    expect(requests[0]).toMatchObject({facets: [...SEARCH_FACETS], facetFilters: [['taste:nussig', 'taste:süß']]});
    expect(requests[1]).not.toHaveProperty('facets');
    expect(requests).toHaveLength(7);
    expect(requests[6]).toMatchObject({
      indexName: 'products_de',
      page: 0,
      hitsPerPage: 0,
      facets: ['taste'],
      facetFilters: [],
    });
  });

  it.each([
    ['q=kaffee', []],
    ['q=kaffee&tab=posts', [0, 1, 3, 4, 5]],
    ['q=kaffee&tab=products&taste=nussig', [1, 2, 3, 4, 5, 6]],
  ])('counts as a search only where its hits are shown: %s', async (query, uncounted) => {
    const {requests} = await askedBy(query);
    expect(requests.flatMap(({analytics}, at) => (analytics === false ? [at] : []))).toEqual(uncounted);
  });

  it('takes a minus before a value as a part of it', async () => {
    const {requests} = await askedBy('q=kaffee&tab=products&taste=-nussig&taste=ba-rock');
    expect(requests[0]).toMatchObject({facetFilters: [['taste:\\-nussig', 'taste:ba-rock']]});
  });
});

describe('autocomplete', () => {
  const facetHits = (...values: readonly string[]) => ({
    facetHits: values.map((value) => ({value, highlighted: value, count: 1})),
    exhaustiveFacetsCount: true,
  });

  it('shows the first hits of every kind and suggestions', async () => {
    const sent = answerAll(
      200,
      results(resultOf([hit('1')]), facetHits('Kenia'), facetHits('kernig'), facetHits(), facetHits()),
    );
    const {results: found, suggestions} = await exampleSearch().autocomplete(wanted('q=ke&tab=products&page=2'));
    expect(found.products).toHaveLength(1);
    expect(suggestions).toEqual(['Kenia', 'kernig']);
    const requests = requestsIn(sent[0]?.body);
    expect(requests.map(({analytics}) => analytics)).toEqual(requests.map(() => false));
    expect(requests.slice(0, 6).map(({hitsPerPage}) => hitsPerPage)).toEqual([8, 3, 3, 3, 3, 3]);
    expect(requests.slice(6)).toEqual(
      ['origin', 'taste', 'vendor', 'methods'].map((facet) => ({
        type: 'facet',
        indexName: 'products_de',
        facet,
        facetQuery: 'ke',
        maxFacetHits: 4,
        analytics: false,
      })),
    );
  });

  it.each([
    ['k', 6],
    ['😀', 6],
    ['ke', 10],
  ])('completes %j with %i queries', async (words, count) => {
    const facets = Array.from({length: count - 6}, () => facetHits());
    const sent = answerAll(200, results(resultOf([]), ...facets));
    await exampleSearch().autocomplete(wanted(`q=${encodeURIComponent(words)}`));
    expect(requestsIn(sent[0]?.body)).toHaveLength(count);
  });
});
