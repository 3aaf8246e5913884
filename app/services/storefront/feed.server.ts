import {FeedProductsDocument, type FeedProductsQuery} from '#graphql/generated/storefront/graphql';

import {LOCALES, type Language} from '../../config/languages';
import type {ProductTypes} from '../../../contracts/product-types';
import {productPath} from '../../pages/paths';
import type {FeedItem} from '../../domain/feed/product-feed';
import type {Day} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {preOrder} from '../../domain/product/availability';
import {reductionOf} from '../../domain/product/price';
import {addDays} from '../../domain/subscription/calendar';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {allPages} from '../all-pages.server';
import type {StorefrontGateway} from './gateway.server';
import {isArchived, isPublic, type ProductSettings} from './product-card.server';
import {readMetafields} from './metafields.server';
import {reshapeKind, reshapeLowest30Days, reshapeMoney, reshapePicture} from './reshape.server';

type Product = FeedProductsQuery['products']['nodes'][number];
type Variant = Product['variants']['nodes'][number];

const SOLD_ELSEWHERE = ['coffee', 'gear', 'bundle'];
/** How far ahead an announced day may be. */
const FURTHEST_DAYS = 365;

/**
 * Reads every variant that consumers can buy, for comparison services: no gift cards, no donations, nothing archived or
 * for businesses alone, nothing that comes in a subscription alone, which they take in the United States only
 * (https://support.google.com/merchants/answer/16655415), and no pre-order without a date, or of more than a year: the date is
 * required (https://support.google.com/merchants/answer/6324470). Throws `ServiceError` when the platform does not answer.
 */
export async function readFeed(
  gateway: StorefrontGateway,
  language: Language,
  {types, today}: ProductSettings,
): Promise<readonly FeedItem[]> {
  const {code} = LOCALES[language];
  const itemsOf = (product: Product) =>
    product.variants.nodes
      .filter((variant) => !isArchived(variant))
      .flatMap((variant) => reshapeItem(product, variant, language, today) ?? []);
  return allPages('storefront', async (after) => {
    const {nodes, pageInfo} = (await gateway.query(FeedProductsDocument, {after}, code)).products;
    return {pageInfo, nodes: nodes.filter((product) => isOffered(product, types)).flatMap(itemsOf)};
  });
}

function isOffered(product: Product, types: ProductTypes): boolean {
  const {productType, requiresSellingPlan} = product;
  return isPublic(product) && !requiresSellingPlan && SOLD_ELSEWHERE.includes(reshapeKind(productType, types));
}

function reshapeItem(product: Product, variant: Variant, language: Language, today: Day): FeedItem | null {
  const availability = availabilityOf(variant, today);
  if (availability === null) return null;
  const price = reshapeMoney(variant.price);
  const compareAtPrice = variant.compareAtPrice ? reshapeMoney(variant.compareAtPrice) : null;
  const fields = readMetafields(variant.metafields);
  const lowest30Days = reshapeLowest30Days(fields, variant.price);
  const number = globalNumber(variant.id);
  const hasChoice = product.variants.nodes.length > 1;
  const choice = hasChoice ? shownVariantTitle(variant.title) : null;
  return {
    id: number,
    group: globalNumber(product.id),
    title: choice === null ? product.title : `${product.title}, ${choice}`,
    description: product.description === '' ? product.title : product.description,
    path: productPath(language, product.handle, hasChoice ? number : null),
    picture: reshapePicture(variant.image)?.path ?? null,
    ...availability,
    price,
    priceBefore: reductionOf({price, compareAtPrice, lowest30Days})?.struck ?? null,
    brand: product.vendor,
    gtin: variant.barcode === '' ? null : (variant.barcode ?? null),
    mpn: fields.text('product.mpn'),
    unit: unitOf(variant),
  };
}

/** Returns a variant's availability in the feed; `null` for one that the feed leaves out. */
function availabilityOf(variant: Variant, today: Day): Pick<FeedItem, 'availability' | 'availableFrom'> | null {
  if (!variant.availableForSale) return {availability: 'out_of_stock', availableFrom: null};
  const preOrderDate = readMetafields(variant.metafields).text('product.pre_order_date');
  const later = preOrder({preOrderDate, currentlyNotInStock: variant.currentlyNotInStock ?? false}, today);
  if (later === null) return {availability: 'in_stock', availableFrom: null};
  if (later.from === null || later.from > addDays(today, FURTHEST_DAYS)) return null;
  return {availability: 'preorder', availableFrom: later.from};
}

/** The merchant centre's names of the platform's units. Source: https://support.google.com/merchants/answer/6324455 */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['MG', 'mg'],
  ['G', 'g'],
  ['KG', 'kg'],
  ['ML', 'ml'],
  ['CL', 'cl'],
  ['L', 'l'],
  ['M3', 'cbm'],
  ['CM', 'cm'],
  ['M', 'm'],
  ['M2', 'sqm'],
]);

/** The quantities that it compares prices by (its help on `unit_pricing_base_measure`). */
const BASES = [1, 2, 4, 8, 10, 100];

function unitOf({unitPriceMeasurement: measured}: Variant): FeedItem['unit'] {
  const unit = UNITS.get(measured?.quantityUnit ?? '');
  const base = UNITS.get(measured?.referenceUnit ?? '');
  if (!measured || unit === undefined || base === undefined || !BASES.includes(measured.referenceValue)) return null;
  return {measure: `${measured.quantityValue}${unit}`, base: `${measured.referenceValue}${base}`};
}
