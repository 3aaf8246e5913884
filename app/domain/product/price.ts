import {compare, type Money} from '../money';
import type {PlanPrice, ProductCard, UnitPrice, Variant} from './product';

/** What a price tag shows. Formats and words belong to the view. */
export type DisplayedPrice = {
  readonly price: Money;
  /** Whether the price reads 'from'. */
  readonly isFrom: boolean;
  readonly onSale: boolean;
  /** The former price, struck through; `null` unless on sale. */
  readonly struck: Money | null;
  /** The lowest price of the last 30 days, which stands beside a struck one; `null` unless on sale or unknown. */
  readonly lowest30Days: Money | null;
  /** The reduction from the lowest price of the last 30 days in whole per cent, never overstated; `null` where there is none. */
  readonly reductionPercent: number | null;
  readonly unitPrice: UnitPrice | null;
};

type Priced = {
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly lowest30Days: Money | null;
  readonly unitPrice: UnitPrice | null;
};

/** The price tag of one variant bought once (sale: § 11 PAngV, the reduction counts from the lowest price of 30 days). */
export function variantPriceTag(variant: Variant): DisplayedPrice {
  return tag(variant, false);
}

/** The price tag of a product card, 'from' where its variants differ in price. */
export function cardPriceTag(card: ProductCard): DisplayedPrice {
  return tag({...card, price: card.priceFrom}, card.priceVaries);
}

/** The price tag of a variant bought with a plan: another offer, so nothing is struck through. */
export function planPriceTag({price, unitPrice}: PlanPrice): DisplayedPrice {
  return tag({price, unitPrice, compareAtPrice: null, lowest30Days: null}, false);
}

function tag({price, compareAtPrice, lowest30Days, unitPrice}: Priced, isFrom: boolean): DisplayedPrice {
  const onSale = compareAtPrice !== null && compare(compareAtPrice, price) > 0;
  return {
    price,
    isFrom,
    onSale,
    struck: onSale ? compareAtPrice : null,
    lowest30Days: onSale ? lowest30Days : null,
    reductionPercent: onSale && lowest30Days !== null ? reduction(lowest30Days, price) : null,
    unitPrice,
  };
}

function reduction(before: Money, now: Money): number | null {
  if (compare(before, now) <= 0) return null;
  const hundredfold = (before.cents - now.cents) * 100;
  const percent = (hundredfold - (hundredfold % before.cents)) / before.cents;
  return percent === 0 ? null : percent;
}
