import {pictureAddress} from '../images/media-address';
import type {z} from 'zod';
import type {productRecordSchema} from '../../contracts/search-records';
import type {SeedCollection, SeedProduct, SeedVariant} from '../seed/types';
import type {Shop} from '../storefront/shop';
import {unitPriceCents} from '../storefront/unit-price';
import {keywordsOf} from './keywords';
import {fieldOf, isFlagged, listOf, plainText, splitList} from './seed-field';
import type {SearchLanguage} from './stem';

export type ProductRecord = z.output<typeof productRecordSchema>;

const TYPES: Readonly<Record<SeedProduct['productType'], Readonly<Record<SearchLanguage, string>>>> = {
  Coffee: {de: 'Kaffee', en: 'Coffee'},
  Gear: {de: 'Zubehör', en: 'Gear'},
  Bundle: {de: 'Set', en: 'Set'},
  'Gift Card': {de: 'Gutschein', en: 'Gift card'},
  Donation: {de: 'Spende', en: 'Donation'},
};

/** Whether a product may be found: neither for businesses only nor kept from search engines nor out of the portfolio. */
export function isFindable(product: SeedProduct): boolean {
  return (
    !isFlagged(product, 'b2b.exclusive') &&
    !isFlagged(product, 'seo.noindex') &&
    !product.variants.every((variant) => isFlagged(variant, 'product.archived'))
  );
}

/** Whether any variant of a product can be bought with this stock. */
export function isAvailable({variants}: SeedProduct, inStock: (variant: SeedVariant) => number): boolean {
  return variants.some(
    (variant) => !isFlagged(variant, 'product.archived') && (variant.sellsWithoutStock || inStock(variant) > 0),
  );
}

/** What the index of products in a language holds. */
export function productRecords(shop: Shop, language: SearchLanguage, pictureOrigin: string): readonly ProductRecord[] {
  const collections = shop.seed.collections.filter((collection) => !isFlagged(collection, 'seo.noindex'));
  return shop.seed.products
    .filter(isFindable)
    .map((product) => productRecord(product, collections, shop, language, pictureOrigin));
}

function productRecord(
  product: SeedProduct,
  all: readonly SeedCollection[],
  shop: Shop,
  language: SearchLanguage,
  pictureOrigin: string,
): ProductRecord {
  const collections = all.filter(({products}) => products.includes(product.number));
  const [longest] = [...all].sort((a, b) => b.products.length - a.products.length);
  const place = longest?.products.indexOf(product.number) ?? -1;
  return {
    objectID: String(product.number),
    handle: product.handle[language],
    title: product.title[language],
    productType: product.productType,
    type: TYPES[product.productType][language],
    vendor: product.vendor,
    ...coffeeFacts(product, language),
    keywords: [...keywordsOf(product, language)],
    gearType: [...listOf(product, 'filter.gear_type', language)],
    badge: fieldOf(product, 'product.badge', language),
    collections: collections.map(({handle}) => handle[language]),
    collectionTitles: collections.map(({title}) => title[language]),
    body: plainText(product.descriptionHtml[language]),
    ...picture(product, shop, language, pictureOrigin),
    ...prices(product),
    available: isAvailable(product, ({stock}) => stock),
    popularity: place < 0 ? shop.seed.products.length : place,
    publishedAt: Math.floor(Date.parse(product.publishedAt) / 1000),
  };
}

function coffeeFacts(product: SeedProduct, language: SearchLanguage) {
  const origin = fieldOf(product, 'coffee.origin', language);
  return {
    taste: [...listOf(product, 'coffee.taste', language)],
    tasteFilter: [...listOf(product, 'filter.coffee_taste', language)],
    origin: origin === null ? [] : [...splitList(origin)],
    region: fieldOf(product, 'coffee.location', language),
    farmer: fieldOf(product, 'coffee.farmer', language),
    variety: fieldOf(product, 'coffee.variety', language),
    processing: fieldOf(product, 'coffee.processing', language),
    roast: fieldOf(product, 'coffee.roast_degree', language),
    methods: [...listOf(product, 'coffee.preparation_methods', language)],
    organic: isFlagged(product, 'coffee.organic'),
    decaf: product.tags.includes('decaf'),
  };
}

function picture({pictures}: SeedProduct, shop: Shop, language: SearchLanguage, pictureOrigin: string) {
  const name = pictures[0];
  const drawn = name === undefined ? undefined : shop.pictures[name];
  if (name === undefined || drawn === undefined) return {image: null};
  const {width, height, alt} = drawn;
  const url = pictureAddress(pictureOrigin, name);
  return {image: {url, width, height, alt: alt[language]}};
}

function prices({variants}: SeedProduct) {
  const sold = variants.filter((variant) => !isFlagged(variant, 'product.archived'));
  // A donation that the price of coffee includes costs nothing on its own and is no price to show.
  const priced = sold.some(({priceCents}) => priceCents > 0) ? sold.filter(({priceCents}) => priceCents > 0) : sold;
  const cents = priced.map(({priceCents}) => priceCents);
  const cheapest = [...priced].sort((a, b) => a.priceCents - b.priceCents)[0];
  const units = sold.flatMap(({priceCents, measure}) => {
    const price = unitPriceCents(priceCents, measure);
    return price === null || measure === null ? [] : [{cents: price, unit: measure.referenceUnit}];
  });
  const lowest = units.sort((a, b) => a.cents - b.cents)[0];
  return {
    currency: 'EUR' as const,
    priceMinCents: Math.min(...cents),
    priceMaxCents: Math.max(...cents),
    compareAtMinCents: cheapest?.compareAtCents ?? null,
    onSale: sold.some(({compareAtCents, priceCents}) => compareAtCents !== null && compareAtCents > priceCents),
    unitPriceMinCents: lowest?.cents ?? null,
    unitPriceQuantity: 1,
    unitPriceUnit: lowest?.unit ?? null,
    variantCount: sold.length,
  };
}
