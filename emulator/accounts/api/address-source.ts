import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import {countryName} from '../../shared/countries';
import {addressFields, orNull} from '../../storefront/resolvers/address';
import type {CustomerAddress} from '../customer';
import type {CustomerAddressText} from '../customer-object';
import type {AccountScope} from './scope';

/** Returns the global id of a customer's address. */
export function addressGid({number}: CustomerAddress): string {
  return gid('CustomerAddress', number);
}

/** Returns a `CustomerAddress`. Its province is told by its code alone. */
export function addressSource(
  address: CustomerAddressText,
  id: string,
  {language}: Pick<AccountScope, 'language'>,
): Source {
  return {
    __typename: 'CustomerAddress',
    id,
    ...addressFields(address, language),
    province: null,
    zoneCode: orNull(address.zoneCode),
    territoryCode: address.countryCode,
    country: countryName(address.countryCode, language),
    phoneNumber: orNull(address.phone),
  };
}
