import {isReducedPrice} from '../../../contracts/reduced-price';
import {compare, money, subtract, type Money} from '../money';
import type {Product, ProductCard, Variant} from './product';
import {onlyPlan} from './purchase';
import type {UnitPrice} from './unit-price';

/** The data of a price tag. Formats and words belong to the view. */
export type DisplayedPrice = {
  readonly price: Money;
  /** Whether the price reads 'from'. */
  readonly isFrom: boolean;
  readonly onSale: boolean;
  /** The former price, struck through; `null` unless on sale. */
  readonly struck: Money | null;
  /** The lowest price of the last 30 days, which stands beside a struck one; `null` unless on sale. */
  readonly lowest30Days: Money | null;
  readonly unitPrice: UnitPrice | null;
};

type SalePrices = Pick<Variant, 'price' | 'compareAtPrice' | 'lowest30Days'>;

type Priced = SalePrices & Pick<Variant, 'unitPrice'>;

type Offered = Priced & Pick<Variant, 'plans'>;

/** Returns the price tag of one variant bought once (sale: § 11 PAngV, the reduction counts from the lowest price of 30 days). */
export function variantPriceTag(variant: Variant): DisplayedPrice {
  return tag(variant, false);
}

/**
 * Returns what a variant costs as it is sold: once, or with a plan where there is no other way to buy it. A plan is another offer, so
 * nothing is reduced or struck through (docs/decisions/241-the-price-that-can-be-paid.md).
 */
export function offeredPrices(variant: Offered, product: Pick<Product, 'requiresSellingPlan'>): Priced {
  const {price, compareAtPrice, lowest30Days, unitPrice} = variant;
  const plan = onlyPlan(variant, product);
  if (plan === null) return {price, compareAtPrice, lowest30Days, unitPrice};
  return {price: plan.price, unitPrice: plan.unitPrice, compareAtPrice: null, lowest30Days: null};
}

/** Returns the price tag of a variant as it is sold. */
export function offeredPriceTag(variant: Offered, product: Pick<Product, 'requiresSellingPlan'>): DisplayedPrice {
  return tag(offeredPrices(variant, product), false);
}

/** Returns the price tag of a product card, 'from' where its variants differ in price. */
export function cardPriceTag(card: ProductCard): DisplayedPrice {
  return tag({...card, price: card.priceFrom}, card.priceVaries);
}

/** Returns the reduction of one piece against the lowest price of the last 30 days (§ 11 PAngV); 0 where it is not on sale. */
export function saleReduction(prices: SalePrices): Money {
  const {price} = prices;
  return lessBy(reductionOf(prices)?.lowest30Days ?? price, price);
}

/** Tells whether a price may be called reduced (`contracts/reduced-price.ts`). */
export function isOnSale(prices: SalePrices): boolean {
  return reductionOf(prices) !== null;
}

/** Returns the saving per piece of a plan against a single purchase today; 0 where there is none. */
export function planReduction(once: Money, onPlan: Money): Money {
  return lessBy(once, onPlan);
}

/**
 * Returns a product without its prices if it is sold to businesses only, for a page that consumers see (Specification, section 3,
 * b2b.exclusive, decision): its prices are 0, and it has no plans. Every other product is returned as it is.
 */
export function withPermittedPrices<P extends Pick<Product, 'b2bExclusive' | 'variants'>>(product: P): P {
  if (!product.b2bExclusive) return product;
  const variants = product.variants.map((variant) => ({
    ...variant,
    price: money(0, variant.price.currency),
    compareAtPrice: null,
    lowest30Days: null,
    unitPrice: null,
    plans: [],
  }));
  return {...product, variants};
}

type Reduction = {readonly struck: Money; readonly lowest30Days: Money};

/** Returns the two prices that stand beside a reduced one; `null` where the price may not be called reduced. */
export function reductionOf({price, compareAtPrice, lowest30Days}: SalePrices): Reduction | null {
  if (!isReducedPrice(price.cents, compareAtPrice?.cents, lowest30Days?.cents)) return null;
  return compareAtPrice && lowest30Days && {struck: compareAtPrice, lowest30Days};
}

function lessBy(before: Money, now: Money): Money {
  return compare(before, now) > 0 ? subtract(before, now) : money(0, now.currency);
}

function tag({unitPrice, ...prices}: Priced, isFrom: boolean): DisplayedPrice {
  const {price} = prices;
  const reduction = reductionOf(prices);
  return {
    price,
    isFrom,
    onSale: reduction !== null,
    struck: reduction?.struck ?? null,
    lowest30Days: reduction?.lowest30Days ?? null,
    unitPrice,
  };
}
