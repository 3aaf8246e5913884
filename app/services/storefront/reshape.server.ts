import * as z from 'zod';

import type {
  MoneyFragment,
  PictureFragment,
  UnitPricingFragment,
  VariantFragment,
} from '#graphql/generated/storefront/graphql';

import {COFFEE_SET_TAG} from '../../config/commerce';
import {inEachLanguage, LANGUAGES, type Language} from '../../config/languages';
import {knownKind, type ProductKind, type ProductTypes} from '../../../contracts/product-types';
import {mediaPath} from '../../domain/media-path';
import {parseAmount, type Money} from '../../domain/money';
import type {ImageSource} from '../../domain/picture';
import type {ListingPrefix} from '../../pages/paths';
import {productBadge} from '../../domain/product/badge';
import {isOnSale} from '../../domain/product/price';
import type {ProductBadge, Variant} from '../../domain/product/product';
import type {UnitPrice} from '../../domain/product/unit-price';
import type {Metafields} from './metafields.server';

/** So many taste words are on a card. */
export const LONGEST_TASTE = 3;

/** Returns the platform's decimal string as integer cents. */
export function reshapeMoney(wire: {readonly amount: string; readonly currencyCode: string}): Money {
  return {cents: parseAmount(wire.amount), currency: wire.currencyCode};
}

/** Returns a picture of the platform's image host under the shop's own origin, where the picture proxy serves it. */
export function reshapePicture(wire: Omit<PictureFragment, 'id'> | null | undefined): ImageSource | null {
  if (!wire) return null;
  const path = mediaPath(wire.url);
  if (path === null) return null;
  return {path, alt: wire.altText ?? '', width: wire.width ?? 1, height: wire.height ?? 1};
}

/** Returns the price of the reference quantity; the platform leaves it out where a piece is not measured. */
export function reshapeUnitPrice(wire: UnitPricingFragment, price: MoneyFragment | null | undefined): UnitPrice | null {
  const {referenceUnit: unit, referenceValue: quantity = 0} = wire.unitPriceMeasurement ?? {};
  return price && unit && quantity > 0 ? {price: reshapeMoney(price), quantity, unit: unit.toLowerCase()} : null;
}

/** Returns what one piece of a variant costs with each plan, by the plan's id. */
export function reshapePlanPrices(wire: VariantFragment) {
  return (wire.sellingPlanAllocations?.nodes ?? []).flatMap(({sellingPlan: {id}, priceAdjustments: [price]}) =>
    price === undefined
      ? []
      : [{id, price: reshapeMoney(price.price), unitPrice: reshapeUnitPrice(wire, price.unitPrice)}],
  );
}

/**
 * Returns the lowest price of the 30 days before a reduction, which the service worker writes; `null` where it is not
 * set.
 */
export function reshapeLowest30Days(
  fields: Metafields,
  {currencyCode}: Pick<MoneyFragment, 'currencyCode'>,
): Money | null {
  const lowest = fields.amount('price.lowest_30_days');
  return lowest === null ? null : {cents: parseAmount(lowest), currency: currencyCode};
}

/**
 * Returns the kind of the platform's product type; an unknown type counts as gear, which is general merchandise.
 */
export function reshapeKind(productType: string, types: ProductTypes): ProductKind {
  return knownKind(types, productType) ?? 'gear';
}

/**
 * Tells whether a product is coffee and nothing else: a coffee, or what the merchant has tagged as a set of coffees.
 */
export function isCoffeeAlone(kind: ProductKind, tags: readonly string[] | undefined): boolean {
  return kind === 'coffee' || (kind === 'bundle' && (tags ?? []).includes(COFFEE_SET_TAG));
}

/** Reads `layout.page_type` of a collection; coffee where it is not said. */
export function reshapePrefix(pageType: string | null | undefined): ListingPrefix {
  return pageType === 'g' || pageType === 'k' ? pageType : 'c';
}

const handle = z.string().min(1).max(255);
const handles = z.object(inEachLanguage(() => handle)).partial();

/** Reads the metafield `seo.handles`, a JSON object: the handle of a product or a collection in each language. */
export function reshapeHandles(fields: Metafields): Readonly<Partial<Record<Language, string>>> {
  const known = handles.safeParse(fields.json('seo.handles'));
  if (!known.success) return {};
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const own = known.data[language];
      return own === undefined ? [] : [[language, own] as const];
    }),
  );
}

type Offered = Pick<Variant, 'availableForSale' | 'price' | 'compareAtPrice' | 'lowest30Days'> & {
  readonly isPreOrder: boolean;
};

/**
 * Returns the badge of a product by the variants that are still made: on pre-order when everything that can be bought
 * has yet to arrive, on sale when something is.
 */
export function reshapeBadge(written: string | null, made: readonly Offered[]): ProductBadge | null {
  const offered = made.filter((variant) => variant.availableForSale);
  return productBadge({
    written,
    availableForSale: offered.length > 0,
    isPreOrder: offered.length > 0 && offered.every(({isPreOrder}) => isPreOrder),
    onSale: offered.some(isOnSale),
  });
}
