import {collections} from './collections';
import {allProducts} from './product-lists';
import {discountCodes, giftCards, sellingPlans} from './trade';
import type {Seed, SeedProduct} from './types';

/** Products that the workflow has not come to yet. */
const WITHOUT_HANDLES: readonly number[] = [1364];

/** The product's handle in each language, as a workflow of the platform keeps it in a metafield. */
function withHandles(product: SeedProduct): SeedProduct {
  if (WITHOUT_HANDLES.includes(product.number)) return product;
  const handles = {namespace: 'seo', key: 'handles', type: 'json', value: JSON.stringify(product.handle)};
  return {...product, metafields: [...product.metafields, handles]};
}

/** What the shop sells when its data is fresh: pure data, the same on every machine. */
export const seed: Seed = {products: allProducts.map(withHandles), collections, sellingPlans, discountCodes, giftCards};
