import {collections} from './collections';
import {allProducts} from './product-lists';
import {discountCodes, giftCards, sellingPlans} from './trade';
import type {Seed, SeedProduct} from './types';

/** The product's handle in each language, as a workflow of the platform keeps it in a metafield. */
function withHandles(product: SeedProduct): SeedProduct {
  const handles = {namespace: 'seo', key: 'handles', type: 'json', value: JSON.stringify(product.handle)};
  return {...product, metafields: [...product.metafields, handles]};
}

/** What the shop sells when its data is fresh: pure data, the same on every machine. */
export const seed: Seed = {products: allProducts.map(withHandles), collections, sellingPlans, discountCodes, giftCards};
