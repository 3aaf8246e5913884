import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {LOCALES, otherLanguage} from '../config/languages';
import {valueOr, type Fallible} from '../domain/fallible';
import {isRemoved} from '../domain/product/lifecycle';
import type {Product, ProductCard} from '../domain/product/product';
import {reviewsPage, type ReviewList} from '../domain/product/review';
import {productPath} from '../pages/paths';
import {relatedTo} from './related-products.server';

/** What an address of a product leads to; `product` is `null` where there never was one. */
export type AskedProduct =
  | {readonly state: 'moved'; readonly target: string}
  | {readonly state: 'removed'; readonly product: Product | null; readonly related: readonly ProductCard[]}
  | {
      readonly state: 'found';
      readonly product: Product;
      readonly related: readonly ProductCard[];
      readonly reviews: Fallible<ReviewList | null>;
    };

/**
 * Reads the product that an address names, as the visitor may see it, with what is like it and its reviews. Another handle
 * than its own, such as that of the other language, leads to its own.
 */
export async function askedProduct({context, params, request}: LoaderFunctionArgs): Promise<AskedProduct> {
  const {account, catalogue, i18n, pathname} = context;
  const name = params['handle'] ?? '';
  const [found, related] = await Promise.all([
    catalogue.product(name),
    context.fallible(catalogue.recommendations(name, 'RELATED')),
  ]);
  const {search, searchParams} = new URL(request.url);
  const moved = (handle: string) => ({state: 'moved', target: productPath(i18n.language, handle) + search}) as const;
  if (!found) {
    const handle = await catalogue.productHandle(name, LOCALES[otherLanguage(i18n.language)].code);
    if (handle !== null) return moved(handle);
  }
  if (!found || isRemoved(found)) return {state: 'removed', product: found, related: valueOr(related, [])};
  // Consumers and visitors who are not logged in get the same page, the public one.
  const isBusiness = found.b2bExclusive && (await account.isBusiness());
  const product = isBusiness ? {...found, b2bExclusive: false} : found;
  if (pathname !== productPath(i18n.language, product.handle)) return moved(product.handle);
  const [reviews, similar] = await Promise.all([
    context.fallible(context.reviews.read(product.id, reviewsPage(searchParams))),
    relatedTo(product, related, context),
  ]);
  return {state: 'found', product, related: similar, reviews};
}
