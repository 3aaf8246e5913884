import type {SeedProduct} from '../seed/types';
import {inLanguage} from './catalogue';
import type {LanguageCode} from './catalogue';
import {unsupported} from './field';

type Order = (a: SeedProduct, b: SeedProduct) => number;

/**
 * Sorts products by one of the platform's sort keys, ties by id; `RELEVANCE` leaves them as they were found.
 *
 * @param sold pieces sold by product number, for `BEST_SELLING`
 * @throws {GraphQLError} for other keys
 */
export function sortProducts(
  products: readonly SeedProduct[],
  sortKey: string,
  {language, sold}: {readonly language: LanguageCode; readonly sold: (product: SeedProduct) => number},
): readonly SeedProduct[] {
  if (sortKey === 'COLLECTION_DEFAULT' || sortKey === 'MANUAL' || sortKey === 'RELEVANCE') return products;
  const order = sortKey === 'BEST_SELLING' ? bySales(sold) : orderOf(sortKey, language);
  return [...products].sort((a, b) => order(a, b) || a.number - b.number);
}

function orderOf(sortKey: string, language: LanguageCode): Order {
  switch (sortKey) {
    case 'ID':
      return () => 0;
    case 'TITLE':
      return (a, b) => inLanguage(a.title, language).localeCompare(inLanguage(b.title, language), language);
    case 'PRICE':
      return (a, b) => lowest(a) - lowest(b);
    case 'CREATED':
    case 'CREATED_AT':
    case 'UPDATED_AT':
      return (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt);
    case 'PRODUCT_TYPE':
      return (a, b) => a.productType.localeCompare(b.productType);
    case 'VENDOR':
      return (a, b) => a.vendor.localeCompare(b.vendor);
    default:
      throw unsupported(`Sort key ${sortKey}`);
  }
}

function bySales(sold: (product: SeedProduct) => number): Order {
  return (a, b) => sold(b) - sold(a);
}

function lowest({variants}: SeedProduct): number {
  return Math.min(...variants.map(({priceCents}) => priceCents));
}
