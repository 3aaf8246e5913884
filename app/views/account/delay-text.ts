import {allOutOfStock} from '../../domain/subscription/charge';
import {isPaidGift} from '../../domain/subscription/paid-gift';
import type {Delivery} from '../../domain/subscription/subscription';

/** Returns the addresses of what is said of a delivery that failed and is tried again: when, only where the service tells. */
export function delayText(delivery: Delivery) {
  const texts = isPaidGift(delivery) ? 'account:paidGift' : 'account:delivery';
  if (allOutOfStock(delivery)) return {title: `${texts}.waiting.title`, text: `${texts}.waiting.text`} as const;
  const part = delivery.retryDay === null ? 'textWithoutDay' : 'text';
  return {title: `${texts}.errored.title`, text: `${texts}.errored.${part}`} as const;
}
