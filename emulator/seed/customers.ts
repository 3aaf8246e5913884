import data from 'virtual:seed/customers';
import {variantNumber} from './fields';
import type {CustomerRecord, OrderRecord} from './schema/customers';

/** A postal address of a customer. */
export type SeedAddress = {
  /** Becomes `gid://shopify/CustomerAddress/{number}`; unique over all customers. */
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: string;
  /** Code of the province or county; empty where the country has none. */
  readonly zoneCode: string;
  /** E.164, or empty. */
  readonly phone: string;
};

export type SeedOrderLine = Omit<OrderRecord['lines'][number], 'variant'> & {readonly variantNumber: number};

/** An order from before the emulator was started. */
export type SeedOrder = Omit<OrderRecord, 'lines'> & {readonly lines: readonly SeedOrderLine[]};

/** The number becomes `gid://shopify/Customer/{number}`. */
export type SeedCustomer = Omit<CustomerRecord, 'company' | 'addresses' | 'orders'> & {
  /** The first one is the default. */
  readonly addresses: readonly SeedAddress[];
  readonly orders: readonly SeedOrder[];
};

/** Returns the customers as the services tell them. */
export function customersOf(records: readonly CustomerRecord[]): readonly SeedCustomer[] {
  return records.map(({company, addresses, orders, ...customer}) => ({
    ...customer,
    addresses: addresses.map((address, index) => ({
      ...address,
      number: customer.number * 100 + index,
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      company,
      address2: '',
      zoneCode: '',
      phone: customer.phone ?? '',
    })),
    orders: orders.map((order) => ({
      ...order,
      lines: order.lines.map(({variant, ...line}) => ({...line, variantNumber: variantNumber(...variant)})),
    })),
  }));
}

/** The customers of the seed. Every one of them can log in with a code from the outbox. */
export const customers: readonly SeedCustomer[] = customersOf(data.customers);
