import {SCARCE_FROM} from '../../config/commerce';
import {firstShipmentDay, type Day} from '../delivery';
import type {Variant} from './product';

export type Availability =
  | {readonly state: 'available' | 'sold-out' | 'archived'}
  /** `left`: how many pieces there are, at least 1. */
  | {readonly state: 'scarce'; readonly left: number}
  /** `from`: the day its shipping begins; `null` where it is not said. */
  | {readonly state: 'pre-order'; readonly from: Day | null};

/** Tells whether a variant is a pre-order without a date. */
export function isUndated(availability: Availability): boolean {
  return availability.state === 'pre-order' && availability.from === null;
}

type Stock = Pick<
  Variant,
  'archived' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'preOrderDate'
>;

/**
 * Tells whether and how a variant can be bought on `today` (Specification, section 3, Flags shown): archived before
 * sold out before pre-order before scarce. A pre-order date in the past counts no longer.
 */
export function availability(variant: Stock, today: Day): Availability {
  if (variant.archived) return {state: 'archived'};
  if (!variant.availableForSale) return {state: 'sold-out'};
  const order = preOrder(variant, today);
  if (order !== null) return {state: 'pre-order', ...order};
  const left = piecesLeft(variant);
  return left !== null && left <= SCARCE_FROM ? {state: 'scarce', left} : {state: 'available'};
}

/**
 * Returns how many pieces are left of a variant that is for sale; `null` where the platform sells any number: of what it
 * sells before it is there, and of what it does not count. What is not counted has the figure 0, or the one it had last.
 */
export function piecesLeft({
  currentlyNotInStock,
  quantityAvailable,
}: Pick<Stock, 'currentlyNotInStock' | 'quantityAvailable'>): number | null {
  return currentlyNotInStock || quantityAvailable === null || quantityAvailable <= 0 ? null : quantityAvailable;
}

/** Returns from which day a pre-order ships (`from`, `null` if unknown); `null` for what is no pre-order. */
export function preOrder(
  {preOrderDate, currentlyNotInStock}: Pick<Stock, 'preOrderDate' | 'currentlyNotInStock'>,
  today: Day,
): {readonly from: Day | null} | null {
  const from = preOrderDate !== null && preOrderDate > today ? preOrderDate : null;
  return from !== null || currentlyNotInStock ? {from} : null;
}

/**
 * Returns the day on which a first delivery that is ordered on `today` is shipped: a pre-order's own day, else the next working
 * day (Specification, section 2, Product page). `null` for a pre-order without a day.
 */
export function firstShipment(offer: Availability, today: Day): Day | null {
  return offer.state === 'pre-order' ? offer.from : firstShipmentDay(today);
}

/** Tells whether a variant can be put into the cart. */
export function isBuyable(variant: Pick<Variant, 'archived' | 'availableForSale'>): boolean {
  return variant.availableForSale && !variant.archived;
}
