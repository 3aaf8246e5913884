import {LIMITS} from '../../config/commerce';
import {money, multiply, type Money} from '../money';
import type {PiecePrice, UnitPrice} from '../product/unit-price';
import {priceEvery, type ProductChoice, type VariantChoice} from './choice';
import type {SubscriptionProduct} from './subscription';

/** A product of the subscription in whose place something is ordered. */
type Replaced = Pick<SubscriptionProduct, 'variantNumber' | 'price' | 'weeks' | 'quantity'>;

/** The order of a form: goods that are chosen, a product that it changes, or both. */
export type OrderedGoods = {readonly choice: ProductChoice | null; readonly product: Replaced | null};

/** The cost of the goods of one delivery, without shipping. */
export type OrderedSum = {readonly count: number; readonly piece: PiecePrice; readonly total: Money};

/**
 * Returns what one piece of a variant costs in the place of a product of the subscription: the variant that comes now stays at the
 * price that it has.
 */
export function replacingPrice(
  {variantNumber, price}: Pick<Replaced, 'variantNumber' | 'price'>,
  variant: VariantChoice,
  weeks: number | null,
): PiecePrice {
  if (variant.value !== variantNumber) return priceEvery(variant, weeks);
  return {price, unitPrice: unitPriceAt(price, variant.once)};
}

/** Returns the price per kilogram or litre at another price of the same piece. */
function unitPriceAt(price: Money, {price: once, unitPrice}: PiecePrice): UnitPrice | null {
  if (unitPrice === null || once.cents === 0) return null;
  const cents = Math.round((unitPrice.price.cents * price.cents) / once.cents);
  return {...unitPrice, price: money(cents, price.currency)};
}

/**
 * Returns the sum that stands above the button of a form that orders (§ 312j (2) BGB), by what its fields say; `null` while they say
 * nothing that can be ordered.
 */
export function orderedSum(
  {choice, product}: OrderedGoods,
  field: (name: 'variant' | 'quantity' | 'rhythm' | 'weeks') => string | null,
): OrderedSum | null {
  const count = Number(field('quantity') ?? product?.quantity ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > LIMITS.quantityMax) return null;
  const asked = field('rhythm') ?? field('weeks');
  const weeks = asked === null ? (product?.weeks ?? null) : asked === 'once' ? null : Number(asked);
  const variant = choice?.variants.find(({value}) => value === field('variant'));
  const piece = pieceOf(product, variant, weeks);
  return piece && {count, piece, total: multiply(piece.price, count)};
}

function pieceOf(
  product: Replaced | null,
  variant: VariantChoice | undefined,
  weeks: number | null,
): PiecePrice | null {
  if (variant === undefined) return product && {price: product.price, unitPrice: null};
  return product === null ? priceEvery(variant, weeks) : replacingPrice(product, variant, weeks);
}
