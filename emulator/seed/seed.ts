import {collections} from './collections';
import {allProducts} from './product-lists';
import {discountCodes, giftCards, sellingPlans} from './trade';
import type {Seed} from './types';

/** What the shop sells when its data is fresh: pure data, the same on every machine. */
export const seed: Seed = {products: allProducts, collections, sellingPlans, discountCodes, giftCards};
