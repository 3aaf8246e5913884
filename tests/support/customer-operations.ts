import {vi} from 'vitest';
import * as z from 'zod';

import {runAnyway} from '../../app/commands/memory-mutex.fixture';
import {readPlacedOrders} from '../../app/services/account/placed-orders.server';
import {createCustomerProfile} from '../../app/services/account/profile.server';
import {readCustomer} from '../../app/services/account/read-customer.server';
import {answerRequests} from '../../app/services/fetch.fixture';
import {freshCalls} from '../../app/services/service-calls.fixture';
import {productTypes} from '../../contracts/product-types';
import type {ProfileCommand} from '../../app/domain/account/profile';
import {readRecorded} from './recorded';

const operationSchema = z.object({query: z.string()});
const MORE = {hasNextPage: true, endCursor: 'next'};

const address = {
  firstName: 'Ada',
  lastName: 'Moos',
  company: '',
  address1: 'Weg 1',
  address2: '',
  zip: '20095',
  city: 'Hamburg',
  province: '',
  countryCode: 'DE',
  phone: '',
};
const COMMANDS: readonly ProfileCommand[] = [
  {name: 'rename', firstName: 'Ada', lastName: 'Moos'},
  {name: 'add', address, isDefault: true},
  {name: 'edit', id: '123456', address, isDefault: true},
  {name: 'make-default', id: '123456'},
  {name: 'delete', id: '123456'},
];

/** Returns the name of every operation of the Customer Account API that the shop asks for, by its text. */
export async function customerOperations(): Promise<ReadonlyMap<string, string>> {
  const asked = new Map<string, string>();
  answerRequests(({url, body}) => {
    if (url.includes('/.well-known/')) return Response.json({graphql_api: 'https://account.example/graphql'});
    const {query} = operationSchema.parse(body);
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.set(query, name);
    return Response.json(answerTo(name));
  });
  const api = {
    calls: freshCalls(),
    origin: 'https://operations.example',
    shopOrigin: 'https://shop.example',
    apiVersion: '2026-04',
  };
  try {
    await readCustomer(api, 'shcat_1');
    await readPlacedOrders({...api, productTypes: productTypes(), today: '2026-11-23'}, 'shcat_1', null);
    const session = () => Promise.resolve({accessToken: 'shcat_1', customerId: 'gid://shopify/Customer/7003'});
    const profile = createCustomerProfile({api, session, runOnce: runAnyway, waitUntil: () => undefined});
    for (const command of COMMANDS) await profile.perform(command, 'key');
  } finally {
    vi.unstubAllGlobals();
  }
  return asked;
}

/** The recorded answers, with one page of an order's lines and parcels more than they have. */
function answerTo(name: string): unknown {
  switch (name) {
    case 'KnownCustomer':
      return readRecorded('accounts', 'customer').body;
    case 'CustomerProfile':
      return readRecorded('accounts', 'profile').body;
    case 'CustomerOrders':
      return JSON.parse(
        JSON.stringify(readRecorded('accounts', 'orders').body, (key, value: unknown) =>
          key === 'pageInfo' ? MORE : value,
        ),
      );
    case 'CustomerOrderLines':
    case 'CustomerOrderFulfillments':
      return {data: {order: null}};
    default:
      return {data: {[name.replace('C', 'c')]: {userErrors: []}}};
  }
}
