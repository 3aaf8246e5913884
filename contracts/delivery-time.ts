/** A number of working days from dispatch to the door. */
export type DeliveryDays = {readonly min: number; readonly max: number};

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
