import {collections} from './collections';
import {allProducts} from './product-lists';
import {discountCodes, giftCards, sellingPlans} from './trade';
import type {Seed, SeedCollection, SeedProduct} from './types';

/** Products that the service worker has not come to yet. */
const WITHOUT_HANDLES: readonly number[] = [1364];

/** The handle of a product or a collection in each language, as the service worker keeps it in a metafield. */
function withHandles<T extends SeedProduct | SeedCollection>(thing: T): T {
  const handles = {namespace: 'seo', key: 'handles', type: 'json', value: JSON.stringify(thing.handle)};
  return {...thing, metafields: [...thing.metafields, handles]};
}

/** What the shop sells when its data is fresh: pure data, the same on every machine. */
export const seed: Seed = {
  products: allProducts.map((product) => (WITHOUT_HANDLES.includes(product.number) ? product : withHandles(product))),
  collections: collections.map(withHandles),
  sellingPlans,
  discountCodes,
  giftCards,
};
