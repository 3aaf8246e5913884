import type {PostalAddress} from '../account';
import {dayOf} from '../calendar';

/** Returns integer cents, not negative, as a decimal string with two places. */
export function wireAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns a moment in milliseconds since 1970, such as `2027-02-01T04:00:00+00:00`. */
export function wireMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}

/** Returns the day of a moment, or `null`. */
export function wireDay(at: number | null): string | null {
  return at === null ? null : dayOf(at);
}

/** Returns a number of the commerce platform as the API tells it. */
export function external(number: number | string | null): {readonly ecommerce: string | null} {
  return {ecommerce: number === null ? null : String(number)};
}

/** Returns a postal address as the API tells it. */
export function wirePostal(postal: PostalAddress) {
  return {
    first_name: postal.firstName,
    last_name: postal.lastName,
    company: postal.company,
    address1: postal.address1,
    address2: postal.address2,
    city: postal.city,
    province: postal.province,
    zip: postal.zip,
    country_code: postal.countryCode,
    phone: postal.phone,
  };
}
