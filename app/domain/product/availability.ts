import {SCARCE_FROM} from '../../config/commerce';
import type {Day} from '../delivery';
import type {Variant} from './product';

export type Availability =
  | {readonly state: 'available' | 'sold-out' | 'archived'}
  /** `left`: how many pieces there are, at least 1. */
  | {readonly state: 'scarce'; readonly left: number}
  /** `from`: the day its shipping begins; `null` where it is not said. */
  | {readonly state: 'pre-order'; readonly from: Day | null};

type Stock = Pick<
  Variant,
  'archived' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'preOrderDate'
>;

/**
 * Whether and how a variant can be bought on `today` (Specification, section 3, Flags shown): archived before sold out
 * before pre-order before scarce. A pre-order date in the past counts no longer.
 */
export function availability(variant: Stock, today: Day): Availability {
  if (variant.archived) return {state: 'archived'};
  if (!variant.availableForSale) return {state: 'sold-out'};
  const from = variant.preOrderDate !== null && variant.preOrderDate > today ? variant.preOrderDate : null;
  if (from !== null || variant.currentlyNotInStock) return {state: 'pre-order', from};
  const left = variant.quantityAvailable;
  return left !== null && left > 0 && left <= SCARCE_FROM ? {state: 'scarce', left} : {state: 'available'};
}

/** Whether a variant can be put into the cart. */
export function isBuyable(variant: Pick<Variant, 'archived' | 'availableForSale'>): boolean {
  return variant.availableForSale && !variant.archived;
}
