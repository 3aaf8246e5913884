import {isRunning} from './product-state';
import type {Delivery, SubscriptionProduct} from './subscription';

/** Tells whether a delivery brings nothing but paid gifts: nothing is charged for it, and nobody's payment method is asked. */
export function isPaidGift({
  items,
}: {
  readonly items: readonly Pick<Delivery['items'][number], 'isPrepaid'>[];
}): boolean {
  return items.length > 0 && items.every(({isPrepaid}) => isPrepaid);
}

/** Which of the products that come regularly are paid gifts. */
export type GiftShare = 'none' | 'some' | 'all';

/** Tells which of the products that still come regularly are paid gifts. */
export function giftShare(products: readonly Pick<SubscriptionProduct, 'kind' | 'state' | 'isPrepaid'>[]): GiftShare {
  const running = products.filter(isRunning);
  const gifts = running.filter(({isPrepaid}) => isPrepaid);
  if (gifts.length === 0) return 'none';
  return gifts.length === running.length ? 'all' : 'some';
}

/**
 * Returns which of a gift's deliveries an item is in one that is still to be sent, counted from 1; `null` for what is no
 * gift, and for a delivery that is over or skipped.
 */
export function giftNumber(
  {state}: Pick<Delivery, 'state'>,
  {giftCount}: Pick<Delivery['items'][number], 'giftCount'>,
): number | null {
  if (giftCount === null || giftCount.left === 0 || (state !== 'upcoming' && state !== 'errored')) return null;
  return giftCount.of - giftCount.left + 1;
}
