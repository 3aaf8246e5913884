import {flag, paragraphs, toCollection, toCollections, toProducts, codes, word} from './fields';
import type {SeedCollection, SeedMetafield, Text} from './types';

export type CollectionRecord = {
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly intro: Text;
  readonly page: 'c' | 'g' | 'k';
  readonly products: readonly number[];
  /** The collection above it in the breadcrumbs. */
  readonly parent?: number;
  readonly subcollections?: readonly number[];
  readonly filters?: readonly string[];
  readonly large?: readonly number[];
  readonly displayVariants?: boolean;
  readonly hidden?: boolean;
  /** A second text that the flag `temp.display_new_content` switches on. */
  readonly newContent?: Text;
};

/** A collection as the platform lists it. */
export function collection(record: CollectionRecord): SeedCollection {
  const fields: readonly SeedMetafield[] = [
    word('collection.title', record.title),
    word('layout.page_type', record.page),
    flag('layout.display_variants', record.displayVariants === true),
    flag('seo.noindex', record.hidden === true),
    flag('temp.display_new_content', record.newContent !== undefined),
    ...(record.newContent === undefined ? [] : [word('temp.new_content', record.newContent)]),
    ...(record.parent === undefined ? [] : [toCollection('seo.breadcrumb_collection', record.parent)]),
    ...(record.filters === undefined ? [] : [codes('layout.filters', record.filters)]),
    ...(record.subcollections === undefined ? [] : [toCollections('layout.subcollections', record.subcollections)]),
    ...(record.large === undefined ? [] : [toProducts('layout.large_card_products', record.large)]),
  ];
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: {de: paragraphs(record.intro.de), en: paragraphs(record.intro.en)},
    seo: {title: record.title, description: record.intro},
    products: record.products,
    metafields: fields,
  };
}
