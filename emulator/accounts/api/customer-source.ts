import * as z from 'zod';
import type {Order} from '../../checkout/order';
import {connection, pageArguments} from '../../storefront/connection';
import {unsupported, withArguments} from '../../storefront/field';
import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import type {Customer} from '../customer';
import {addressGid, addressSource} from './address-source';
import {orderNumber} from '../order-book-object';
import {orderSource} from './order-source';
import type {AccountScope} from './scope';

/** Returns a `Customer`. */
export function customerSource(customer: Customer, scope: AccountScope): Source {
  const {number, email, firstName, lastName, phone, tags, addresses, defaultAddress} = customer;
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const createdAt = new Date(customer.createdAt).toISOString();
  const preferred = addresses.find((address) => address.number === defaultAddress);
  return {
    __typename: 'Customer',
    id: gid('Customer', number),
    firstName,
    lastName,
    displayName: name === '' ? email : name,
    emailAddress: {emailAddress: email},
    phoneNumber: phone === null ? null : {phoneNumber: phone},
    tags,
    creationDate: createdAt,
    createdAt,
    defaultAddress: preferred === undefined ? null : addressSource(preferred, addressGid(preferred), scope),
    addresses: withArguments(
      {...pageArguments, skipDefault: z.boolean().nullable().default(null)},
      ({skipDefault, ...page}) =>
        connection(
          addresses.filter((address) => skipDefault !== true || address !== preferred),
          page,
          (address) => address.number,
          (address) => addressSource(address, addressGid(address), scope),
        ),
    ),
    orders: withArguments(
      {...pageArguments, sortKey: z.string().nullable().default(null)},
      async ({sortKey, ...page}) =>
        connection(sorted(await scope.orders(), sortKey ?? 'PROCESSED_AT'), page, orderNumber, (order) =>
          orderSource(order, scope),
        ),
    ),
  };
}

/** Orders by one of the platform's sort keys, oldest or cheapest first. */
function sorted(orders: readonly Order[], sortKey: string): readonly Order[] {
  const by = (value: (order: Order) => number) => [...orders].sort((a, b) => value(a) - value(b));
  switch (sortKey) {
    case 'CREATED_AT':
    case 'PROCESSED_AT':
    case 'UPDATED_AT':
      return by(({createdAt}) => createdAt);
    case 'ID':
    case 'ORDER_NUMBER':
      return by(orderNumber);
    case 'TOTAL_PRICE':
      return by(({quote}) => quote.totalCents);
    default:
      throw unsupported(`Sort key ${sortKey}`);
  }
}
