import type {SeedAddress} from '../seed/customers';
import {shop} from '../storefront/shop';

export type CustomerAddress = SeedAddress;

/** A customer as the platform keeps them. */
export type Customer = {
  readonly number: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly addresses: readonly CustomerAddress[];
  /** The number of the default address; `null` where there is none. */
  readonly defaultAddress: number | null;
  /** Counts up and is never given twice. */
  readonly nextAddress: number;
};

/** Room for the addresses of one customer. */
const ADDRESSES_PER_CUSTOMER = 100;

/** Returns the seeded customer of a number; `null` where there is none. */
export function seededCustomer(number: number): Customer | null {
  const seed = shop().customers.find((customer) => customer.number === number);
  if (seed === undefined) return null;
  const {email, firstName, lastName, phone, tags, addresses} = seed;
  return {
    number,
    email,
    firstName,
    lastName,
    phone,
    tags,
    createdAt: Date.parse(seed.createdAt),
    addresses,
    defaultAddress: addresses[0]?.number ?? null,
    nextAddress: number * ADDRESSES_PER_CUSTOMER + addresses.length,
  };
}

/** Makes a customer of whom nothing is known but the address. */
export function newCustomer(number: number, email: string, createdAt: number): Customer {
  return {
    number,
    email,
    firstName: null,
    lastName: null,
    phone: null,
    tags: [],
    createdAt,
    addresses: [],
    defaultAddress: null,
    nextAddress: number * ADDRESSES_PER_CUSTOMER,
  };
}
