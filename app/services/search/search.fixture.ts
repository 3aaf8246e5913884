import {productTypes} from '../../../contracts/product-types';
import {parseSearch} from '../../domain/search/search-request';
import {createTtlSet, type TtlSet} from '../../runtime/ttl-set.server';
import {freshCalls} from '../service-calls.fixture';
import {createSearch} from './search.server';

/** Makes the German search of a shop. */
export const exampleSearch = (
  origin = 'https://search.example',
  random = () => 0,
  failedHosts: TtlSet = createTtlSet({ttlMs: 60_000, maxSize: 10, clock: Date.now}),
) =>
  createSearch({
    origin,
    random,
    applicationId: 'APP',
    apiKey: 'search-only',
    calls: freshCalls(),
    failedHosts,
    language: 'de',
    productTypes: productTypes(),
  });

/** Reads a search from the query of its address. */
export const wanted = (query: string) => parseSearch(new URLSearchParams(query));

/** Makes a coffee as the search service finds it. */
export const hit = (objectID: string, traits: object = {}) => ({
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

/** Makes the result of one query. */
export const resultOf = (hits: readonly object[], traits: object = {}) => ({
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

/** Makes the results of all kinds, those of products first. */
export const results = (products: object = resultOf([]), ...more: readonly object[]) => ({
  results: [products, ...Array.from({length: 5}, () => resultOf([])), ...more],
});
