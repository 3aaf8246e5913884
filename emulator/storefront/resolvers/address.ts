import * as z from 'zod';
import {countryName} from '../../shared/countries';
import type {AddressText} from '../cart/cart-state';
import type {LanguageCode} from '../catalogue';
import {withArguments} from '../field';
import type {Source} from '../field';

/** Returns what all kinds of addresses have in common; a part that is empty is `null`. */
export function addressFields(address: AddressText, language: LanguageCode): Source {
  const {firstName, lastName, company, address1, address2, zip, city} = address;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  const country = countryName(address.countryCode, language);
  const place = [zip, city].filter((part) => part !== '').join(' ');
  return {
    firstName: orNull(firstName),
    lastName: orNull(lastName),
    name: orNull(name),
    company: orNull(company),
    address1: orNull(address1),
    address2: orNull(address2),
    zip: orNull(zip),
    city: orNull(city),
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

/** Returns a text, `null` where it is empty. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}
