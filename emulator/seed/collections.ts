import catalogue from 'virtual:seed/catalogue';
import {brands} from './brands';
import type {Brand} from './brands';
import {collectionNumber} from './collection-numbers';
import {codes, flag, html, text, toCollection, toCollections, toProducts, word} from './fields';
import {productsOf, productsOfBrand} from './product-lists';
import type {CollectionRecord} from './schema/collection';
import type {Text} from './schema/text';
import type {SeedCollection, SeedMetafield} from './types';

/** The collection above those of the brands. */
const GEAR = 'equipment-shop';

function metafields(record: CollectionRecord): readonly SeedMetafield[] {
  const {newContent, parent, filters, subcollections, largeCards} = record;
  return [
    word('collection.title', record.title),
    word('layout.page_type', record.page),
    flag('layout.display_variants', record.displayVariants),
    flag('seo.noindex', record.hidden),
    flag('temp.display_new_content', newContent !== undefined),
    ...(newContent === undefined ? [] : [word('temp.new_content', newContent)]),
    ...(parent === undefined ? [] : [toCollection('seo.breadcrumb_collection', collectionNumber(parent))]),
    ...(filters === undefined ? [] : [codes('layout.filters', filters)]),
    ...(subcollections === undefined
      ? []
      : [toCollections('layout.subcollections', subcollections.map(collectionNumber))]),
    ...(largeCards === undefined ? [] : [toProducts('layout.large_card_products', largeCards)]),
  ];
}

function listed(record: CollectionRecord, products: readonly number[]): SeedCollection {
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: introHtml(record.intro),
    seo: {title: record.title, description: record.intro},
    products,
    metafields: metafields(record),
  };
}

function introHtml({de, en}: Text): Text {
  return html({de: [de], en: [en]});
}

/** The collection of one maker of gear. */
function brandCollection(brand: Brand): SeedCollection {
  const record: CollectionRecord = {
    number: brand.collection,
    handle: text(brand.handle),
    title: text(brand.name),
    intro: brand.intro,
    page: 'g',
    hidden: false,
    parent: GEAR,
    filters: ['price', 'gear_type'],
    displayVariants: false,
    products: [],
  };
  return listed(record, productsOfBrand(brand.name));
}

const collection = (record: CollectionRecord): SeedCollection => listed(record, productsOf(record.products));

/** All collections, hidden ones last. */
export const collections: readonly SeedCollection[] = [
  ...catalogue.collections.filter(({hidden}) => !hidden).map(collection),
  ...brands.map(brandCollection),
  ...catalogue.collections.filter(({hidden}) => hidden).map(collection),
];
