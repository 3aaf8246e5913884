import {addWorkingDays} from './working-days';

/** A number of working days from dispatch to the door. */
type DeliveryDays = {readonly min: number; readonly max: number};

const WRITTEN = /^(\d{1,2})(?:\s*[–-]\s*(\d{1,2}))?\s*(?:Werktag|working day)/;
/** The end of a text that says nothing else. */
const WITHOUT_REMARK = /(?:Werktage?|working days?)$/;

/**
 * Reads the working days out of a delivery time as the editors write it, '5–8 Werktage'; `null` where it begins
 * otherwise, such as with weeks.
 */
export function deliveryDays(text: string): DeliveryDays | null {
  const [, min, max = min] = WRITTEN.exec(text.trim()) ?? [];
  return min === undefined || Number(min) > Number(max) ? null : {min: Number(min), max: Number(max)};
}

/**
 * Tells whether a delivery time, as the editors write it, is the shop's `usual` one without further remarks; `null` is the
 * usual one, too.
 */
export function isUsualDeliveryTime(text: string | null, usual: DeliveryDays): boolean {
  if (text === null) return true;
  const days = deliveryDays(text);
  return days?.min === usual.min && days.max === usual.max && WITHOUT_REMARK.test(text.trim());
}

const NEAR: DeliveryDays = {min: 2, max: 4};
const FAR: DeliveryDays = {min: 3, max: 7};
const NEAR_COUNTRIES: readonly string[] = ['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL'];

/** Returns the working days from dispatch to a door in a country (ISO 3166-1 alpha-2); those in Germany are the merchant's. */
export function deliveryDaysTo(countryCode: string, inGermany: DeliveryDays): DeliveryDays {
  if (countryCode === 'DE') return inGermany;
  return NEAR_COUNTRIES.includes(countryCode) ? NEAR : FAR;
}

/** How many working days late a parcel may be whose arrival the carrier has not told yet. */
const SLACK_DAYS = 5;

/** What was sent, its days as `2026-12-24`. */
type Sent = {
  readonly sentOn: string;
  /** The day on which its carrier expects it to arrive; `null` where it names none. */
  readonly expectedOn: string | null;
  /** Its carrier numbered it, and may yet tell that it arrived. */
  readonly isTracked: boolean;
  readonly countryCode: string;
};

/**
 * Returns the day on which a parcel counts as arrived whose carrier tells nothing, not before the day that it expects: letters and some
 * carriers never tell (https://shopify.dev/docs/api/admin-graphql/2026-04/enums/FulfillmentEventStatus).
 */
export function presumedArrival({sentOn, expectedOn, isTracked, countryCode}: Sent, inGermany: DeliveryDays): string {
  const days = deliveryDaysTo(countryCode, inGermany).max + (isTracked ? SLACK_DAYS : 0);
  const presumed = addWorkingDays(sentOn, days);
  return expectedOn !== null && expectedOn > presumed ? expectedOn : presumed;
}
