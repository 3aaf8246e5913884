import {COUNTRY} from '../../config/languages';
import {money, type Money} from '../money';
import type {Cart} from './cart';
import {lineTitle} from './gone-lines';
import {contentOf, type LineContent} from './line-content';
import {chosenLines} from './lines-to-save';

/** The price of one piece that a shopper has seen, by variant and plan (`priceKey`), in cents of the shop's currency. */
export type SeenPrices = ReadonlyMap<string, number>;

/** A price of one piece that differs from the one that the shopper has seen. */
export type PriceChange = {readonly title: string; readonly from: Money; readonly to: Money};

/** Returns the key of a variant with its plan. */
export function priceKey({variantId, sellingPlanId}: Pick<LineContent, 'variantId' | 'sellingPlanId'>): string {
  return `${variantId} ${sellingPlanId ?? ''}`;
}

/**
 * Returns the prices of a cart that differ from those that its shopper has seen, each once. A cart for another country has none:
 * pages show the prices of the shop's own country, and VAT may make others abroad.
 */
export function priceChanges(cart: Cart, seen: SeenPrices): readonly PriceChange[] {
  if ((cart.countryCode ?? COUNTRY) !== COUNTRY) return [];
  const changes = new Map<string, PriceChange>();
  for (const line of chosenLines(cart)) {
    const key = priceKey(contentOf(line));
    const from = seen.get(key);
    const {currency, cents} = line.unitAmount;
    if (from !== undefined && from !== cents)
      changes.set(key, {title: lineTitle(line), from: money(from, currency), to: line.unitAmount});
  }
  return [...changes.values()];
}
