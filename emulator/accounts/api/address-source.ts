import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import {addressFields, countryName, orNull} from '../../storefront/resolvers/address';
import type {Address} from '../customer';
import type {AddressText} from '../customer-object';
import type {Scope} from './scope';

/** The global id of a customer's address. */
export function addressGid({number}: Address): string {
  return gid('CustomerAddress', number);
}

/** A `CustomerAddress`. The emulated countries have no provinces. */
export function addressSource(address: AddressText, id: string, {language}: Pick<Scope, 'language'>): Source {
  return {
    __typename: 'CustomerAddress',
    id,
    ...addressFields(address, language),
    province: null,
    zoneCode: null,
    territoryCode: address.countryCode,
    country: countryName(address, language),
    phoneNumber: orNull(address.phone),
  };
}
