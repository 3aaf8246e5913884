import type * as z from 'zod';
import type {productRecordSchema} from '../search-records';
import {isReducedPrice} from '../reduced-price';
import {cheapestOffered} from './cheapest-offered';
import {fitted} from './fit-record';
import {htmlWords} from '../html-words';
import type {IndexLanguage, Words} from './indices';
import {keywordsOf} from './keywords';
import {fieldOf, isFlagged, listOf, originsOf} from './product-facts';
import type {ProductFacts} from './product-facts';

export type ProductRecord = z.output<typeof productRecordSchema>;

/** A collection that a product is in and that search engines may know. */
export type CollectionName = {readonly number: number; readonly handle: string; readonly title: string};

/** The shoppers' words for the types that the shop knows by itself; others keep the platform's. */
const TYPES: ReadonlyMap<string, Words> = new Map([
  ['Coffee', {de: 'Kaffee', en: 'Coffee'}],
  ['Gear', {de: 'Zubehör', en: 'Gear'}],
  ['Bundle', {de: 'Set', en: 'Set'}],
  ['Gift Card', {de: 'Gutschein', en: 'Gift card'}],
  ['Donation', {de: 'Spende', en: 'Donation'}],
]);

/**
 * Returns what the index of products in a language holds of a product.
 *
 * @param facts in this language
 * @param all the collections that it is in, in any order
 * @param popularity its place in the collection that has the most products; `null` where it is not known
 */
export function productRecord(
  facts: ProductFacts,
  all: readonly CollectionName[],
  popularity: number | null,
  language: IndexLanguage,
): ProductRecord {
  const collections = [...all].sort((a, b) => a.number - b.number);
  return fitted({
    objectID: String(facts.number),
    handle: facts.handle,
    title: facts.title,
    productType: facts.productType,
    type: TYPES.get(facts.productType)?.[language] ?? facts.productType,
    vendor: facts.vendor,
    ...coffeeFacts(facts),
    keywords: [...keywordsOf(facts, language)],
    gearType: [...listOf(facts, 'filter.gear_type')],
    badge: fieldOf(facts, 'product.badge'),
    collections: collections.map(({handle}) => handle),
    collectionTitles: collections.map(({title}) => title),
    body: htmlWords(facts.descriptionHtml),
    image: facts.image,
    ...prices(facts),
    available: facts.variants.some(({isArchived, isAvailable}) => !isArchived && isAvailable),
    popularity,
    publishedAt: Math.floor(Date.parse(facts.publishedAt) / 1000),
  });
}

function coffeeFacts(facts: ProductFacts) {
  return {
    taste: [...listOf(facts, 'coffee.taste')],
    tasteFilter: [...listOf(facts, 'filter.coffee_taste')],
    origin: [...originsOf(facts)],
    region: fieldOf(facts, 'coffee.location'),
    farmer: fieldOf(facts, 'coffee.farmer'),
    variety: fieldOf(facts, 'coffee.variety'),
    processing: fieldOf(facts, 'coffee.processing'),
    roast: fieldOf(facts, 'coffee.roast_degree'),
    methods: [...listOf(facts, 'coffee.preparation_methods')],
    organic: isFlagged(facts, 'coffee.organic'),
    decaf: facts.tags.includes('decaf'),
  };
}

/** The prices of the variant that the product's card shows, too, so that results are sorted by what stands on them. */
function prices({variants}: ProductFacts) {
  const sold = variants.filter(({isArchived}) => !isArchived);
  // A donation that the price of coffee includes costs nothing on its own and is no price to show.
  const priced = sold.some(({priceCents}) => priceCents > 0) ? sold.filter(({priceCents}) => priceCents > 0) : sold;
  const shown = cheapestOffered(priced, ({priceCents, isAvailable}) => ({cents: priceCents, isAvailable}));
  const cents = priced.map(({priceCents}) => priceCents);
  return {
    currency: 'EUR' as const,
    priceMinCents: shown?.priceCents ?? Math.min(...cents),
    priceMaxCents: Math.max(...cents),
    compareAtMinCents: shown?.compareAtCents ?? null,
    onSale: sold.some(({priceCents, compareAtCents, lowestCents}) =>
      isReducedPrice(priceCents, compareAtCents, lowestCents),
    ),
    unitPriceMinCents: shown?.unitPrice?.cents ?? null,
    unitPriceQuantity: shown?.unitPrice?.quantity ?? 1,
    unitPriceUnit: shown?.unitPrice?.unit ?? null,
    variantCount: sold.length,
  };
}
