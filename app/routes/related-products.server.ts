import type {AppLoadContext} from '@remix-run/server-runtime';

import {valueOr, type Fallible} from '../domain/fallible';
import {similarCollection, similarProducts} from '../domain/product/lifecycle';
import type {Product, ProductCard} from '../domain/product/product';
import type {Catalogue} from '../services/storefront/catalogue.server';
import {SIMILAR} from '../views/product/page-data';

/**
 * Returns what is like a product: what the platform relates to it, and where that is too little for a coffee, more of the collection
 * of its kind. Asks for the collection only then.
 */
export async function relatedTo(
  product: Product,
  related: Fallible<readonly ProductCard[]>,
  {catalogue, fallible}: Pick<AppLoadContext, 'fallible'> & {readonly catalogue: Pick<Catalogue, 'recommendedFrom'>},
): Promise<readonly ProductCard[]> {
  const known = valueOr(related, []);
  const collection = similarCollection(product);
  const shown = similarProducts({related: known, matching: product.matching, count: SIMILAR});
  if (collection === null || shown.length === SIMILAR) return known;
  const more = valueOr(await fallible(catalogue.recommendedFrom(collection)), []);
  const taken = new Set([product.id, ...known.map(({id}) => id)]);
  return [...known, ...more.filter(({id}) => !taken.has(id))];
}
