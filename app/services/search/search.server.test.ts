import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {money} from '../../domain/money';
import {answerAll, answerRequests} from '../fetch.fixture';
import {exampleSearch, hit, resultOf, results, wanted} from './search.fixture';

const sentSchema = z.object({requests: z.array(z.object({page: z.int()}))});

const content = (objectID: string, image: unknown = null) => ({
  objectID,
  slug: objectID,
  title: objectID,
  excerpt: 'Worte.',
  image,
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('search results', () => {
  it('is shown in the shop’s own shape, kind by kind', async () => {
    const category = {objectID: 'c1', handle: 'kessel', title: 'Kessel', pageType: 'g', productCount: 7};
    answerAll(200, {
      results: [
        resultOf([hit('1')], {nbHits: 40}),
        resultOf([category]),
        resultOf([content('post')]),
        resultOf([content('guide')]),
        resultOf([content('page', {url: 'https://cdn.platform.example/', alt: '', width: 1, height: 1})]),
        resultOf([content('test', hit('1').image)], {nbHits: 2}),
      ],
    });
    expect(await exampleSearch().find(wanted('q=kaffee'))).toEqual({
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
    ['tab=products&page=9', [8, 1], 2],
    ['tab=products&page=2', [1], 2],
    ['tab=posts&page=9', [8, 0], 1],
    ['page=9', [0], 1],
  ])('of a page beyond the last one are those of the last: %s', async (query, asked, pages) => {
    const products = query.includes('posts') ? resultOf([]) : resultOf([hit('1')], {nbHits: 40});
    const posts = query.includes('posts') ? resultOf([content('post')]) : resultOf([]);
    const answer = {results: [products, resultOf([]), posts, resultOf([]), resultOf([]), resultOf([])]};
    const sent = answerAll(200, answer);
    const found = await exampleSearch().find(wanted(`q=kaffee&${query}`));
    const tab = query.includes('posts') ? 2 : 0;
    expect(sent.map(({body}) => sentSchema.parse(body).requests[tab]?.page)).toEqual(asked);
    expect(found.pages).toBe(pages);
  });

  it('of a page beyond the last one are none where nothing was found', async () => {
    const sent = answerAll(200, results());
    expect((await exampleSearch().find(wanted('q=kaffee&tab=products&page=9'))).pages).toBe(1);
    expect(sent).toHaveLength(1);
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
    answerAll(200, results(resultOf([hit('1', traits)])));
    expect((await exampleSearch().find(wanted('q=kaffee'))).products).toMatchObject([{card}]);
  });

  it.each([
    ['', ['a', 'b', 'c']],
    ['sort=price-up', ['b', 'c', 'a']],
    ['sort=price-down', ['a', 'c', 'b']],
    ['sort=newest', ['c', 'a', 'b']],
  ])('is in the order that is asked for, among products: %s', async (query, order) => {
    const hits = [
      hit('a', {priceMinCents: 900, publishedAt: 2}),
      hit('b', {priceMinCents: 100, publishedAt: 1}),
      hit('c', {priceMinCents: 500, publishedAt: 3}),
    ];
    answerAll(200, results(resultOf(hits)));
    const found = await exampleSearch().find(wanted(`q=kaffee&tab=products&${query}`));
    expect(found.products.map(({card}) => card.id.slice(-1))).toEqual(order);
  });

  it('is in the search’s own order elsewhere', async () => {
    answerAll(200, results(resultOf([hit('a', {priceMinCents: 900}), hit('b')])));
    const found = await exampleSearch().find(wanted('q=kaffee&tab=all&sort=price-up'));
    expect(found.products.map(({card}) => card.id.slice(-1))).toEqual(['a', 'b']);
  });

  it('is cut into pages where the shop itself sorts', async () => {
    const hits = Array.from({length: 30}, (_, index) => hit(String(index), {priceMinCents: index + 1}));
    answerAll(200, results(resultOf(hits)));
    const found = await exampleSearch().find(wanted('q=kaffee&tab=products&sort=price-up&page=2'));
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
    expect((await exampleSearch().find(wanted(`q=kaffee&${tab}`))).pages).toBe(pages);
  });
});

describe('facets', () => {
  const facets = {taste: {süß: 2, nussig: 9, blumig: 2}, origin: {Äthiopien: 3}};

  it('have the most frequent values first, and are left out where they have none', async () => {
    answerAll(200, results(resultOf([], {facets})));
    expect((await exampleSearch().find(wanted('q=kaffee&tab=products'))).facets).toEqual([
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
    const found = await exampleSearch().find(wanted('q=kaffee&tab=products&taste=S%C3%BC%C3%9F&taste=rauchig'));
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
    const found = await exampleSearch().find(wanted('q=kaffee&tab=products'));
    expect(found.facets[0]?.values.map(({count}) => count)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  });
});

describe('a search service that', () => {
  it.each([
    ['fails', 503, {}, 'status', null, 2],
    ['turns away', 429, {'Retry-After': '7'}, 'rate-limited', 7, 1],
    ['refuses the key', 403, {}, 'malformed', null, 1],
  ])('%s is an outage', async (_, status, headers, failure, waitSeconds, times) => {
    const sent = answerAll(status, {message: 'no', status}, headers);
    await expect(exampleSearch().find(wanted('q=a'))).rejects.toMatchObject({service: 'search', failure, waitSeconds});
    expect(sent).toHaveLength(times);
  });

  it('is not there is an outage', async () => {
    answerRequests(() => Promise.reject(new TypeError('the network')));
    await expect(exampleSearch().find(wanted('q=a'))).rejects.toMatchObject({
      service: 'search',
      failure: 'unreachable',
    });
  });

  it.each([
    ['what the contract does not know', Response.json({results: []})],
    ['no JSON', new Response('<html>')],
  ])('answers with %s is an outage', async (_, response) => {
    answerRequests(() => response.clone());
    await expect(exampleSearch().find(wanted('q=a'))).rejects.toMatchObject({service: 'search'});
  });
});
