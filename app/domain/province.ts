import {hasProvince} from '#contracts/province';

import {SHIPPING_COUNTRIES, type ShippingCountry} from '../config/countries';
import type {Language} from '../config/languages';

type Place = {readonly countryCode: string; readonly province: string};

/** The countries whose addresses name a province or county. */
export const PROVINCE_COUNTRIES: readonly ShippingCountry[] = SHIPPING_COUNTRIES.filter(({code}) => hasProvince(code));

/** Names of the countries whose addresses name a province, in a language. */
export function provinceCountries(language: Language): string {
  return PROVINCE_COUNTRIES.map(({name}) => name[language]).join(', ');
}

/** Returns an address without a province that its country does not have: what was typed for another one. */
export function withOwnProvince<Address extends Place>(address: Address): Address {
  return hasProvince(address.countryCode) ? address : {...address, province: ''};
}
