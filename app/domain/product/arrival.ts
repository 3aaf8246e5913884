import {SHIPPING} from '../../config/commerce';
import {deliveryRange, type Day, type DayRange} from '../delivery';
import type {Availability} from './availability';
import type {ProductKind} from '../../config/product-types';
import type {Variant} from './product';

const WRITTEN = /^(\d{1,2})(?:\s*[–-]\s*(\d{1,2}))?\s*(?:Werktag|working day)/;

/**
 * Reads the working days out of a delivery time as the editors write it, '5–8 Werktage'; `null` where it begins
 * otherwise, such as with weeks.
 */
export function deliveryDays(text: string): {readonly min: number; readonly max: number} | null {
  const [, min, max = min] = WRITTEN.exec(text.trim()) ?? [];
  return min === undefined || Number(min) > Number(max) ? null : {min: Number(min), max: Number(max)};
}

/**
 * Tells whether a delivery time, as the editors write it, is the shop's default without further remarks; `null` is the
 * default, too.
 */
export function isUsualDelivery(text: string | null): boolean {
  const days = text === null ? SHIPPING.deliveryDays : deliveryDays(text);
  const {min, max} = SHIPPING.deliveryDays;
  return days?.min === min && days.max === max && !(text ?? '').includes(',');
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
