import type * as z from 'zod';
import type {categoryRecordSchema} from '../search-records';
import {fitted} from './fit-record';
import {htmlWords} from '../html-words';
import type {IndexLanguage} from './indices';
import {isFindable} from './product-facts';
import type {ProductFacts} from './product-facts';
import {productRecord} from './product-record';
import type {ProductRecord} from './product-record';

export type CategoryRecord = z.output<typeof categoryRecordSchema>;

/** The fields of a collection that search reads in one language. */
export type CollectionFacts = {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  /** `c`, `g` or `k`: which kind of page shows it. */
  readonly pageType: string | null;
  readonly isHidden: boolean;
  /** Numbers of products in the collection's own order. */
  readonly products: readonly number[];
};

/** The whole catalogue in one language. */
export type CatalogueFacts = {
  readonly products: readonly ProductFacts[];
  readonly collections: readonly CollectionFacts[];
};

/** Returns what the index of products holds of a catalogue. */
export function productRecords({products, collections}: CatalogueFacts, language: IndexLanguage): ProductRecord[] {
  const shown = collections.filter(({isHidden}) => !isHidden);
  const [longest] = [...shown].sort((a, b) => b.products.length - a.products.length);
  return products.filter(isFindable).map((facts) => {
    const place = longest?.products.indexOf(facts.number) ?? -1;
    const own = shown.filter((collection) => collection.products.includes(facts.number));
    return productRecord(facts, own, place < 0 ? products.length : place, language);
  });
}

/**
 * Returns what the index of categories holds of a catalogue: the collections that search engines may know, older ones
 * first among equals.
 */
export function categoryRecords({products, collections}: CatalogueFacts): CategoryRecord[] {
  const findable = new Map(products.filter(isFindable).map((facts) => [facts.number, facts]));
  return collections
    .filter(({isHidden}) => !isHidden)
    .sort((a, b) => a.number - b.number)
    .map((collection, popularity) => {
      const own = collection.products.flatMap((number) => findable.get(number) ?? []);
      return fitted({
        objectID: String(collection.number),
        handle: collection.handle,
        title: collection.title,
        body: htmlWords(collection.descriptionHtml),
        pageType: collection.pageType,
        productCount: own.length,
        image: own[0]?.image ?? null,
        popularity,
      });
    });
}
