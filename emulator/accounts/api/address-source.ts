import * as z from 'zod';
import {withArguments} from '../../storefront/field';
import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import type {Address} from '../customer';
import type {AddressText} from '../customer-object';
import type {Scope} from './scope';

const REGIONS = {
  DE: new Intl.DisplayNames('de', {type: 'region'}),
  EN: new Intl.DisplayNames('en', {type: 'region'}),
} as const;

/** The global id of a customer's address. */
export function addressGid({number}: Address): string {
  return gid('CustomerAddress', number);
}

/** A `CustomerAddress`. The emulated countries have no provinces. */
export function addressSource(address: AddressText, id: string, {language}: Pick<Scope, 'language'>): Source {
  const {firstName, lastName, company, address1, address2, zip, city, countryCode, phone} = address;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  const country = REGIONS[language].of(countryCode) ?? countryCode;
  const place = [zip, city].filter((part) => part !== '').join(' ');
  return {
    __typename: 'CustomerAddress',
    id,
    firstName: orNull(firstName),
    lastName: orNull(lastName),
    name: orNull(name),
    company: orNull(company),
    address1: orNull(address1),
    address2: orNull(address2),
    zip: orNull(zip),
    city: orNull(city),
    province: null,
    zoneCode: null,
    territoryCode: countryCode,
    country,
    phoneNumber: orNull(phone),
    formattedArea: [city, country].filter((part) => part !== '').join(', '),
    formatted: withArguments(
      {withName: z.boolean().nullable().default(null), withCompany: z.boolean().nullable().default(null)},
      ({withName, withCompany}) =>
        [
          withName === true ? name : '',
          withCompany === false ? '' : company,
          address1,
          address2,
          place,
          country,
        ].filter((line) => line !== ''),
    ),
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
