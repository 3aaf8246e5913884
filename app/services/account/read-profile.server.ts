import * as z from 'zod';

import type {Profile, SavedAddress} from '../../domain/account/profile';
import {globalNumber} from '../../domain/global-id';
import {zoneName} from '../../domain/zone.server';
import {askCustomerApi, type CustomerApiOptions} from './customer-api.server';

/** How many addresses of a customer are read. */
const ADDRESSES = 100;

const QUERY = `query CustomerProfile($first: Int!) {
  customer {
    firstName lastName emailAddress { emailAddress } defaultAddress { id }
    addresses(first: $first) {
      nodes { id firstName lastName company address1 address2 zip city province zoneCode territoryCode phoneNumber }
    }
  }
}`;

/** A text that is `null` where it is empty. */
const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

const addressSchema = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  province: text,
  zoneCode: text,
  territoryCode: text,
  phoneNumber: text,
});

const profileSchema = z.object({
  customer: z.object({
    firstName: text,
    lastName: text,
    emailAddress: z.object({emailAddress: z.string().nullable()}).nullable(),
    defaultAddress: z.object({id: z.string()}).nullable(),
    addresses: z.object({nodes: z.array(addressSchema)}),
  }),
});

/** A profile with the global ids of its addresses by their numbers. */
type ProfileReading = {readonly profile: Profile; readonly ids: ReadonlyMap<string, string>};

/**
 * Reads the profile of the customer whom an access token belongs to.
 * @throws ServiceError when the account host does not answer or refuses the token.
 */
export async function readProfile(options: CustomerApiOptions, accessToken: string): Promise<ProfileReading> {
  const operation = {query: QUERY, variables: {first: ADDRESSES}};
  const {customer} = await askCustomerApi(options, accessToken, operation, profileSchema);
  const {firstName, lastName, emailAddress, defaultAddress, addresses} = customer;
  const saved = addresses.nodes.map((wire) => reshapeAddress(wire, wire.id === defaultAddress?.id));
  return {
    profile: {
      firstName,
      lastName,
      email: emailAddress?.emailAddress ?? null,
      addresses: [...saved].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)),
    },
    ids: new Map(addresses.nodes.map(({id}) => [numberOf(id), id])),
  };
}

/** The number in a global id, which may be followed by parameters (`?model_name=CustomerAddress`). */
function numberOf(id: string): string {
  return globalNumber(id).split('?')[0] ?? '';
}

function reshapeAddress(wire: z.output<typeof addressSchema>, isDefault: boolean): SavedAddress {
  const {id, province, zoneCode, territoryCode: countryCode, phoneNumber: phone, ...address} = wire;
  return {
    id: numberOf(id),
    isDefault,
    address: {...address, countryCode, phone, province: zoneName(countryCode, zoneCode) ?? province},
  };
}
