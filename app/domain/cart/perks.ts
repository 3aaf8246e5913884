import {PERKS, type PerkId} from '../../config/commerce';
import {compare, isZero, money, subtract, sum, type Money} from '../money';
import type {Cart, CartLine, LineChanges} from './cart';
import {eligibleAmount, shippingStatus} from './shipping';

export type PerkRule = {readonly id: PerkId; readonly fromCents: number; readonly enabled: boolean};

export type Perk = {
  readonly id: PerkId;
  readonly from: Money;
  readonly active: boolean;
  /** The amount that is left until the perk, never below 0. */
  readonly remaining: Money;
  /** A whole number of 0 to 100. */
  readonly progressPercent: number;
};

export type PerksDisplay = {
  /** The bar is hidden when the cart has no shipping costs. */
  readonly visible: boolean;
  /** Whether the headline says what free shipping takes, or that it is there. */
  readonly headline: 'incentive' | 'free';
  readonly reached: 'none' | 'free-shipping' | 'all';
  /** Free shipping is missed by what a code takes off. */
  readonly isMissedByCode: boolean;
  /** The amount that is left until free shipping. */
  readonly remaining: Money;
  /** Progress towards free shipping, a whole number of 0 to 100. */
  readonly progressPercent: number;
  /** Those that are enabled, in their order. */
  readonly perks: readonly Perk[];
};

type PerkCart = Pick<
  Cart,
  'subtotal' | 'lines' | 'discountAllocations' | 'discountCodes' | 'allocatedCodes' | 'freeArticleVariantId'
>;

/** Returns what the perks bar shows (Specification, section 4, Free-shipping perk display). */
export function perksDisplay(cart: PerkCart | null, rules: readonly PerkRule[] = PERKS): PerksDisplay {
  const shipping = shippingStatus(cart);
  const perks = rules.filter((rule) => isGiven(rule, cart)).map((rule) => perkOf(rule, cart));
  const all = perks.every((perk) => perk.active);
  return {
    visible: shipping.hasShippingCosts,
    headline: shipping.isFreeShipping ? 'free' : 'incentive',
    reached: shipping.isFreeShipping ? (all && perks.length > 1 ? 'all' : 'free-shipping') : 'none',
    isMissedByCode: cart !== null && !shipping.isFreeShipping && isMissedByCode(cart, shipping.freeShippingRemaining),
    remaining: shipping.freeShippingRemaining,
    progressPercent: shipping.isFreeShipping
      ? 100
      : wholePercent(shipping.eligible.cents, shipping.eligible.cents + shipping.freeShippingRemaining.cents),
    perks,
  };
}

/**
 * Returns a part of a whole in per cent: truncated to a whole number below 1, otherwise 100. Both are integers, and no
 * fraction of them is rounded on the way (Specification, section 4, Free-shipping perk display).
 */
export function wholePercent(part: number, whole: number): number {
  if (part >= whole) return 100;
  const hundredfold = Math.max(0, part) * 100;
  return (hundredfold - (hundredfold % whole)) / whole;
}

/**
 * Tells which free article line has to be added to or removed from a cart: one piece from the perk's amount on, none
 * below it, when the perk is not enabled, or where the platform charges for it. The article itself never counts towards
 * its own amount.
 */
export function freeArticleChanges(cart: PerkCart, rules: readonly PerkRule[] = PERKS): LineChanges {
  const isDue = isFreeArticleEarned(cart, rules) && !isFreeArticleCharged(cart);
  const [first, ...more] = freeArticleLines(cart);
  if (first === undefined) return {add: isDue ? freeArticlePiece(cart) : [], update: []};
  const wanted = [{line: first, quantity: isDue ? 1 : 0}, ...more.map((line) => ({line, quantity: 0}))];
  return {
    add: [],
    update: wanted
      .filter(({line, quantity}) => line.quantity !== quantity)
      .map(({line, quantity}) => ({lineId: line.id, quantity})),
  };
}

/** Tells whether the perk is enabled and a cart reaches its amount without the article itself. */
export function isFreeArticleEarned(cart: PerkCart, rules: readonly PerkRule[] = PERKS): boolean {
  const rule = rules.find(({id, enabled}) => id === 'free-article' && enabled);
  return rule !== undefined && isReached(rule, cart);
}

/** Returns the one piece of the free article that a cart gets; nothing where the shop gives none. */
export function freeArticlePiece({freeArticleVariantId: variantId}: PerkCart): LineChanges['add'] {
  return variantId === null ? [] : [{variantId, quantity: 1, attributes: []}];
}

/**
 * Tells whether a cart's one free article costs something: its discount has ended, or does not stand beside a code
 * (docs/decisions/226-gifts-that-are-charged.md).
 */
export function isFreeArticleCharged(cart: PerkCart): boolean {
  const [first, ...more] = freeArticleLines(cart);
  return first !== undefined && more.length === 0 && first.quantity === 1 && !isZero(first.total);
}

/** Tells whether a line is the article that the shop adds by itself, whatever it costs. */
export function isFreeArticleLine(
  line: Pick<CartLine, 'variantId'>,
  cart: Pick<Cart, 'freeArticleVariantId'>,
): boolean {
  return line.variantId === cart.freeArticleVariantId;
}

/** Whether codes take off the goods that count towards free shipping at least what is `missing` until it. */
function isMissedByCode(cart: PerkCart, missing: Money): boolean {
  if (!cart.discountCodes.some(({applicable}) => applicable)) return false;
  const counted = cart.lines.filter((line) => line.kind !== 'donation' && !isFreeArticleLine(line, cart));
  const {currency} = cart.subtotal;
  const before = sum(
    counted.map((line) => line.subtotal),
    currency,
  );
  return compare(subtract(before, eligibleAmount(cart)), missing) >= 0;
}

/** The free article is a perk where the shop has one, but for a cart that has earned it and does not get it. */
function isGiven(rule: PerkRule, cart: PerkCart | null): boolean {
  if (!rule.enabled || rule.id !== 'free-article' || cart === null) return rule.enabled;
  if (cart.freeArticleVariantId === null) return false;
  return !isReached(rule, cart) || freeArticleLines(cart).some(({total}) => isZero(total));
}

function perkOf(rule: PerkRule, cart: PerkCart | null): Perk {
  if (rule.id === 'free-shipping') {
    const {eligible, isFreeShipping, freeShippingRemaining} = shippingStatus(cart);
    return {
      id: rule.id,
      from: money(rule.fromCents, eligible.currency),
      active: isFreeShipping,
      remaining: freeShippingRemaining,
      progressPercent: isFreeShipping ? 100 : wholePercent(eligible.cents, rule.fromCents),
    };
  }
  const amount = cart === null ? money(0) : amountWithoutFreeArticle(cart);
  const from = money(rule.fromCents, amount.currency);
  return {
    id: rule.id,
    from,
    active: amount.cents >= from.cents,
    remaining: amount.cents >= from.cents ? money(0, amount.currency) : subtract(from, amount),
    progressPercent: wholePercent(amount.cents, from.cents),
  };
}

function freeArticleLines(cart: PerkCart): readonly CartLine[] {
  return cart.lines.filter((line) => isFreeArticleLine(line, cart));
}

function isReached({fromCents}: PerkRule, cart: PerkCart): boolean {
  return amountWithoutFreeArticle(cart).cents >= fromCents;
}

function amountWithoutFreeArticle(cart: PerkCart): Money {
  return subtract(
    eligibleAmount(cart),
    sum(
      freeArticleLines(cart).map((line) => line.total),
      cart.subtotal.currency,
    ),
  );
}
