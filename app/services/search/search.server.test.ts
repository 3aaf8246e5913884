import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {productTypes} from '../../config/product-types';
import {SEARCH_FACETS} from '../../config/search';
import {money} from '../../domain/money';
import {parseSearch} from '../../domain/search/search-request';
import {answerAll, answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {createSearch} from './search.server';

const search = () =>
  createSearch({
    origin: 'https://search.example',
    applicationId: 'APP',
    apiKey: 'search-only',
    calls: freshCalls(),
    language: 'de',
    productTypes: productTypes(),
  });
const wanted = (query: string) => parseSearch(new URLSearchParams(query));

const product = (objectID: string, traits: object = {}) => ({
  objectID,
  handle: 'morgentau',
  title: 'Morgentau',
  productType: 'Coffee',
  vendor: 'Lichtung',
  taste: ['a', 'b', 'c', 'd'],
  image: {url: 'https://platform.example/cdn/shop/files/a.webp?v=1', alt: 'Beutel', width: 800, height: 1000},
  badge: 'new',
  available: true,
  currency: 'EUR',
  priceMinCents: 1290,
  priceMaxCents: 3900,
  unitPriceMinCents: 5160,
  unitPriceUnit: 'KG',
  publishedAt: 100,
  ...traits,
});
const content = (objectID: string, image: unknown = null) => ({
  objectID,
  slug: objectID,
  title: objectID,
  excerpt: 'Worte.',
  image,
});
const resultOf = (hits: readonly object[], traits: object = {}) => ({
  index: 'products_de',
  query: '',
  params: '',
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  hitsPerPage: 24,
  exhaustiveNbHits: true,
  processingTimeMS: 1,
  hits,
  ...traits,
});

/** Results of all kinds, those of products first. */
const results = (products: object = resultOf([]), ...more: readonly object[]) => ({
  results: [products, ...Array.from({length: 5}, () => resultOf([])), ...more],
});

const sentSchema = z.object({requests: z.array(z.record(z.string(), z.unknown()))});
const requestsIn = (body: unknown) => sentSchema.parse(body).requests;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('search results', () => {
  it('is shown in the shop’s own shape, kind by kind', async () => {
    const category = {objectID: 'c1', handle: 'kessel', title: 'Kessel', pageType: 'g', productCount: 7};
    answerAll(200, {
      results: [
        resultOf([product('1')], {nbHits: 40}),
        resultOf([category]),
        resultOf([content('post')]),
        resultOf([content('guide')]),
        resultOf([content('page', {url: 'https://cdn.platform.example/', alt: '', width: 1, height: 1})]),
        resultOf([content('test', product('1').image)], {nbHits: 2}),
      ],
    });
    expect(await search().find(wanted('q=kaffee'))).toEqual({
      counts: {products: 40, categories: 1, posts: 1, guides: 1, pages: 1, tests: 2},
      products: [
        {
          publishedAt: 100,
          card: {
            id: 'gid://shopify/Product/1',
            handle: 'morgentau',
            title: 'Morgentau',
            kind: 'coffee',
            vendor: 'Lichtung',
            picture: {path: '/media/v1/a.webp', alt: 'Beutel', width: 800, height: 1000},
            taste: ['a', 'b', 'c'],
            badge: 'new',
            availableForSale: true,
            priceFrom: money(1290),
            priceVaries: true,
            compareAtPrice: null,
            lowest30Days: null,
            unitPrice: {price: money(5160), quantity: 1, unit: 'kg'},
          },
        },
      ],
      categories: [{id: 'c1', handle: 'kessel', title: 'Kessel', prefix: 'g', productCount: 7}],
      contents: {
        posts: [{id: 'post', slug: 'post', title: 'post', excerpt: 'Worte.', picture: null}],
        guides: [{id: 'guide', slug: 'guide', title: 'guide', excerpt: 'Worte.', picture: null}],
        pages: [{id: 'page', slug: 'page', title: 'page', excerpt: 'Worte.', picture: null}],
        tests: [
          {
            id: 'test',
            slug: 'test',
            title: 'test',
            excerpt: 'Worte.',
            picture: {path: '/media/a.webp', alt: 'Beutel', width: 800, height: 1000},
          },
        ],
      },
      facets: [],
      pages: 1,
    });
  });

  it.each([
    ['one price', {priceMaxCents: 1290}, {priceVaries: false}],
    ['no picture', {image: null}, {picture: null}],
    ['no price per unit', {unitPriceMinCents: null}, {unitPrice: null}],
    ['no unit', {unitPriceUnit: null}, {unitPrice: null}],
    [
      'a price per 100 g',
      {unitPriceMinCents: 398, unitPriceQuantity: 100, unitPriceUnit: 'G'},
      {unitPrice: {price: money(398), quantity: 100, unit: 'g'}},
    ],
    ['nothing in stock', {available: false}, {availableForSale: false, badge: 'sold-out'}],
  ])('may have %s', async (_, traits, card) => {
    answerAll(200, results(resultOf([product('1', traits)])));
    expect((await search().find(wanted('q=kaffee'))).products).toMatchObject([{card}]);
  });

  it.each([
    ['', ['a', 'b', 'c']],
    ['sort=price-up', ['b', 'c', 'a']],
    ['sort=price-down', ['a', 'c', 'b']],
    ['sort=newest', ['c', 'a', 'b']],
  ])('is in the order that is asked for, among products: %s', async (query, order) => {
    const hits = [
      product('a', {priceMinCents: 900, publishedAt: 2}),
      product('b', {priceMinCents: 100, publishedAt: 1}),
      product('c', {priceMinCents: 500, publishedAt: 3}),
    ];
    answerAll(200, results(resultOf(hits)));
    const found = await search().find(wanted(`q=kaffee&tab=products&${query}`));
    expect(found.products.map(({card}) => card.id.slice(-1))).toEqual(order);
  });

  it('is in the search’s own order elsewhere', async () => {
    answerAll(200, results(resultOf([product('a', {priceMinCents: 900}), product('b')])));
    const found = await search().find(wanted('q=kaffee&tab=all&sort=price-up'));
    expect(found.products.map(({card}) => card.id.slice(-1))).toEqual(['a', 'b']);
  });

  it('is cut into pages where the shop itself sorts', async () => {
    const hits = Array.from({length: 30}, (_, index) => product(String(index), {priceMinCents: index + 1}));
    answerAll(200, results(resultOf(hits)));
    const found = await search().find(wanted('q=kaffee&tab=products&sort=price-up&page=2'));
    expect(found.products.map(({card}) => card.priceFrom.cents)).toEqual([25, 26, 27, 28, 29, 30]);
    expect(found.pages).toBe(2);
  });

  it.each([
    ['tab=all', 100, 1],
    ['tab=products', 0, 1],
    ['tab=products', 24, 1],
    ['tab=products', 25, 2],
    ['tab=products', 5000, 42],
    ['tab=posts', 12, 1],
    ['tab=posts', 13, 2],
  ])('of %s and %i hits has %i pages', async (tab, nbHits, pages) => {
    const some = resultOf([], {nbHits});
    answerAll(200, {results: Array.from({length: 6}, () => some)});
    expect((await search().find(wanted(`q=kaffee&${tab}`))).pages).toBe(pages);
  });
});

describe('facets', () => {
  const facets = {taste: {süß: 2, nussig: 9, blumig: 2}, origin: {Äthiopien: 3}};

  it('have the most frequent values first, and are left out where they have none', async () => {
    answerAll(200, results(resultOf([], {facets})));
    expect((await search().find(wanted('q=kaffee&tab=products'))).facets).toEqual([
      {
        facet: 'taste',
        values: [
          {value: 'nussig', count: 9, isChosen: false},
          {value: 'blumig', count: 2, isChosen: false},
          {value: 'süß', count: 2, isChosen: false},
        ],
      },
      {facet: 'origin', values: [{value: 'Äthiopien', count: 3, isChosen: false}]},
    ]);
  });

  it('list further choices beside the chosen ones', async () => {
    answerAll(
      200,
      results(
        resultOf([], {facets: {origin: {Äthiopien: 1}, taste: {nussig: 1}}}),
        resultOf([], {facets: {taste: {nussig: 9, süß: 4}}}),
      ),
    );
    const found = await search().find(wanted('q=kaffee&tab=products&taste=s%C3%BC%C3%9F&taste=rauchig'));
    expect(found.facets).toEqual([
      {
        facet: 'taste',
        values: [
          {value: 'süß', count: 4, isChosen: true},
          {value: 'rauchig', count: 0, isChosen: true},
          {value: 'nussig', count: 9, isChosen: false},
        ],
      },
      {facet: 'origin', values: [{value: 'Äthiopien', count: 1, isChosen: false}]},
    ]);
  });

  it('offer twelve values at most', async () => {
    const many = Object.fromEntries(Array.from({length: 20}, (_, index) => [`value ${index}`, index + 1]));
    answerAll(200, results(resultOf([], {facets: {taste: many}})));
    const found = await search().find(wanted('q=kaffee&tab=products'));
    expect(found.facets[0]?.values.map(({count}) => count)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  });
});

describe('search request', () => {
  const askedBy = async (query: string) => {
    const sent = answerAll(200, results(...(query.includes('taste') ? [resultOf([]), resultOf([])] : [])));
    await search().find(wanted(query));
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
});

describe('autocomplete', () => {
  const facetHits = (...values: readonly string[]) => ({
    facetHits: values.map((value) => ({value, highlighted: value, count: 1})),
    exhaustiveFacetsCount: true,
  });

  it('shows the first hits of every kind and suggestions', async () => {
    const sent = answerAll(
      200,
      results(resultOf([product('1')]), facetHits('Kenia'), facetHits('kernig'), facetHits(), facetHits()),
    );
    const {results: found, suggestions} = await search().autocomplete(wanted('q=ke&tab=products&page=2'));
    expect(found.products).toHaveLength(1);
    expect(suggestions).toEqual(['Kenia', 'kernig']);
    const requests = requestsIn(sent[0]?.body);
    expect(requests.slice(0, 6).map(({hitsPerPage}) => hitsPerPage)).toEqual([8, 3, 3, 3, 3, 3]);
    expect(requests.slice(6)).toEqual(
      ['origin', 'taste', 'vendor', 'methods'].map((facet) => ({
        type: 'facet',
        indexName: 'products_de',
        facet,
        facetQuery: 'ke',
        maxFacetHits: 4,
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
    await search().autocomplete(wanted(`q=${encodeURIComponent(words)}`));
    expect(requestsIn(sent[0]?.body)).toHaveLength(count);
  });
});

describe('a search service that', () => {
  it.each([
    ['fails', 503, {}, 'status', null, 2],
    ['turns away', 429, {'Retry-After': '7'}, 'rate-limited', 7, 1],
    ['refuses the key', 403, {}, 'malformed', null, 1],
  ])('%s is an outage', async (_, status, headers, failure, waitSeconds, times) => {
    const sent = answerAll(status, {message: 'no', status}, headers);
    await expect(search().find(wanted('q=a'))).rejects.toMatchObject({service: 'search', failure, waitSeconds});
    expect(sent).toHaveLength(times);
  });

  it('is not there is an outage', async () => {
    answerRequests(() => Promise.reject(new TypeError('the network')));
    await expect(search().find(wanted('q=a'))).rejects.toMatchObject({service: 'search', failure: 'unreachable'});
  });

  it.each([
    ['what the contract does not know', Response.json({results: []})],
    ['no JSON', new Response('<html>')],
  ])('answers with %s is an outage', async (_, response) => {
    answerRequests(() => response.clone());
    await expect(search().find(wanted('q=a'))).rejects.toMatchObject({service: 'search'});
  });
});
