import type {Algoliasearch} from 'algoliasearch';
import type {LiteClient} from 'algoliasearch/lite';

import type {Call, Refused} from './sanity-calls';

const indexName = 'products_de';
const isHit = ({hits}: {hits: readonly unknown[]}) => hits.length > 0;
const query = {indexName, query: 'waage'};
const facet = {indexName, facet: 'vendor', type: 'facet'} as const;

/** Every call of the search's client that a storefront's key may make. */
export const ALGOLIA_CALLS: readonly Call<Algoliasearch>[] = [
  ['search', async (client) => (await client.search({requests: [query, facet]})).results.length === 2],
  [
    'searchForHits',
    async (client) => isHit((await client.searchForHits({requests: [query]})).results[0] ?? {hits: []}),
  ],
  [
    'searchForFacets',
    async (client) => ((await client.searchForFacets({requests: [facet]})).results[0]?.facetHits.length ?? 0) > 0,
  ],
  [
    'searchSingleIndex',
    async (client) =>
      isHit(await client.searchSingleIndex({indexName, searchParams: {query: 'waage', distinct: true}})),
  ],
  [
    'searchForFacetValues',
    async (client) => (await client.searchForFacetValues({indexName, facetName: 'vendor'})).facetHits.length > 0,
  ],
  ['getObject', async (client) => (await client.getObject({indexName, objectID: '1111'}))['objectID'] === '1111'],
  [
    'getObjects',
    async (client) => (await client.getObjects({requests: [{indexName, objectID: '1111'}]})).results.length === 1,
  ],
  [
    'customPost',
    async (client) => 'results' in (await client.customPost({path: '1/indexes/*/queries', body: {requests: [query]}})),
  ],
  ['customGet', async (client) => 'objectID' in (await client.customGet({path: '1/indexes/products_de/1111'}))],
];

/** Every call of the small client, which InstantSearch uses. */
export const LITE_CALLS: readonly Call<LiteClient>[] = [
  ['search', async (client) => (await client.search({requests: [query]})).results.length === 1],
  [
    'searchForHits',
    async (client) => isHit((await client.searchForHits({requests: [query]})).results[0] ?? {hits: []}),
  ],
  [
    'searchForFacets',
    async (client) => ((await client.searchForFacets({requests: [facet]})).results[0]?.facetHits.length ?? 0) > 0,
  ],
  [
    'customPost',
    async (client) => 'results' in (await client.customPost({path: '1/indexes/*/queries', body: {requests: [query]}})),
  ],
];

const RIGHTS = 'a key that may search has no other right';
const MODELS = 'not emulated: what goes with a product is the platform’s';
const FORBIDDEN = {status: 403};
const related = {requests: [{indexName, objectID: '1111', model: 'related-products', threshold: 0}]} as const;

export const ALGOLIA_REFUSED: readonly Refused<Algoliasearch>[] = [
  ['browse', RIGHTS, FORBIDDEN, (client) => client.browse({indexName})],
  ['getSettings', RIGHTS, FORBIDDEN, (client) => client.getSettings({indexName})],
  ['saveObject', RIGHTS, FORBIDDEN, (client) => client.saveObject({indexName, body: {objectID: '1'}})],
  ['deleteBy', RIGHTS, FORBIDDEN, (client) => client.deleteBy({indexName, deleteByParams: {filters: 'a:b'}})],
];

export const LITE_REFUSED: readonly Refused<LiteClient>[] = [
  ['getRecommendations', MODELS, FORBIDDEN, (client) => client.getRecommendations({requests: [...related.requests]})],
];
