import type {SubscriptionProduct} from './subscription';

/** Tells whether a product comes no more, unless it is reactivated: it was cancelled, or has brought all of its deliveries (decision). */
export function isOver({state}: Pick<SubscriptionProduct, 'state'>): boolean {
  return state === 'cancelled' || state === 'ended';
}

/** Tells whether a product still comes regularly: it is subscribed, and not over. It may be sold out for good. */
export function isRunning({kind, state}: Pick<SubscriptionProduct, 'kind' | 'state'>): boolean {
  return kind === 'recurring' && !isOver({state});
}
