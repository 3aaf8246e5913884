import {deliveryDays, isUsualDeliveryTime} from '../../../contracts/delivery-time';
import {SHIPPING} from '../../config/commerce';
import {deliveryRange, type Day, type DayRange} from '../delivery';
import type {Availability} from './availability';
import type {ProductKind} from '../../../contracts/product-types';
import type {Variant} from './product';

/** Tells whether a delivery time, as the editors write it, is the shop's default; see `isUsualDeliveryTime`. */
export function isUsualDelivery(text: string | null): boolean {
  return isUsualDeliveryTime(text, SHIPPING.deliveryDays);
}

/** Tells whether a delivery time, as the editors write it, is one in working days, which count from dispatch. */
export function isInWorkingDays(text: string): boolean {
  return deliveryDays(text) !== null;
}

type Sent = {
  readonly kind: ProductKind;
  readonly variant: Pick<Variant, 'deliveryTime'>;
  readonly availability: Availability;
};

/**
 * Returns the days between which an order of `today` arrives in Germany, by the variant's own delivery time or the
 * shop's (Specification, section 9, Shipping). `null` for what comes by e-mail, and for what cannot leave at once.
 */
export function arrival({kind, variant, availability}: Sent, today: Day): DayRange | null {
  if (kind === 'gift-card' || kind === 'donation') return null;
  if (availability.state !== 'available' && availability.state !== 'scarce') return null;
  const days = variant.deliveryTime === null ? SHIPPING.deliveryDays : deliveryDays(variant.deliveryTime);
  return days === null ? null : deliveryRange(today, days);
}
