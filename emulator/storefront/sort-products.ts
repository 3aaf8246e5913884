import type {SeedProduct} from '../seed/types';
import {inLanguage} from './catalogue';
import type {Language} from './catalogue';
import {unsupported} from './field';

type Order = (a: SeedProduct, b: SeedProduct) => number;

/**
 * Products by one of the platform's sort keys, ties by id.
 *
 * @throws {GraphQLError} for keys that need what the seed does not know (sales, relevance, changes)
 */
export function sortProducts(
  products: readonly SeedProduct[],
  sortKey: string,
  language: Language,
): readonly SeedProduct[] {
  if (sortKey === 'COLLECTION_DEFAULT' || sortKey === 'MANUAL') return products;
  const order = orderOf(sortKey, language);
  return [...products].sort((a, b) => order(a, b) || a.number - b.number);
}

function orderOf(sortKey: string, language: Language): Order {
  switch (sortKey) {
    case 'ID':
      return () => 0;
    case 'TITLE':
      return (a, b) => inLanguage(a.title, language).localeCompare(inLanguage(b.title, language), language);
    case 'PRICE':
      return (a, b) => lowest(a) - lowest(b);
    case 'CREATED':
    case 'CREATED_AT':
      return (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt);
    case 'PRODUCT_TYPE':
      return (a, b) => a.productType.localeCompare(b.productType);
    case 'VENDOR':
      return (a, b) => a.vendor.localeCompare(b.vendor);
    default:
      throw unsupported(`Sort key ${sortKey}`);
  }
}

function lowest({variants}: SeedProduct): number {
  return Math.min(...variants.map(({priceCents}) => priceCents));
}
