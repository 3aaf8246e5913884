import type {SeedCollection, SeedProduct} from '../../seed/types';
import {inLanguage} from '../catalogue';
import type {LanguageCode} from '../catalogue';
import {isForSale} from './product-filters';
import type {FilterWorld} from './product-filters';
import {wholeAndWords} from './meets';
import type {Fields} from './meets';

/** Returns what a `query` finds products by. */
export function productQueryFields({language, stock}: FilterWorld): Fields<SeedProduct> {
  return {
    available_for_sale: ({variants}) => variants.some((variant) => isForSale(variant, stock)),
    created_at: ({publishedAt}) => ({moment: Date.parse(publishedAt)}),
    updated_at: ({publishedAt}) => ({moment: Date.parse(publishedAt)}),
    product_type: ({productType}) => [productType],
    tag: ({tags}) => tags,
    title: ({title}) => wholeAndWords(inLanguage(title, language)),
    vendor: ({vendor}) => [vendor],
    sku: ({variants}) => variants.map(({sku}) => sku),
    'variants.price': ({variants}) => ({numbers: variants.map(({priceCents}) => priceCents / 100)}),
    default: ({title, productType, vendor, tags, variants}) => [
      inLanguage(title, language),
      productType,
      vendor,
      ...tags,
      ...variants.map(({sku}) => sku),
    ],
  };
}

/** Returns what a `query` finds collections by; all of them are lists made by hand. */
export function collectionQueryFields(language: LanguageCode, updatedAt: string): Fields<SeedCollection> {
  return {
    collection_type: () => ['custom'],
    title: ({title}) => wholeAndWords(inLanguage(title, language)),
    updated_at: () => ({moment: Date.parse(updatedAt)}),
    default: ({title}) => [inLanguage(title, language)],
  };
}
