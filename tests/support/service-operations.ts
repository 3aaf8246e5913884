import {vi} from 'vitest';
import * as z from 'zod';

import {answerRequests} from '../../app/services/fetch.fixture';
import {readGiftCoffee} from '../../service/adapters/catalogue';
import {updateHandles} from '../../service/adapters/handles';
import {readCatalogue, readIndexedProducts} from '../../service/adapters/index-catalogue';
import {orderById} from '../../service/adapters/orders';
import {readPaidOrder} from '../../service/adapters/paid-orders';
import {readPrices} from '../../service/adapters/prices';
import {ADMIN_TOKEN} from './admin-token';

const ENV = {
  ADMIN_API_URL: 'https://shop.example/admin/api/2026-04/graphql.json',
  ADMIN_TOKEN,
  STOREFRONT_API_URL: 'https://shop.example/api/2026-04/graphql.json',
  STOREFRONT_PRIVATE_TOKEN: 'private-token',
  COFFEE_COLLECTION: '1',
};
const NOTHING = {data: {products: {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}}}};

/** What reads metafields. */
const READERS: readonly (() => Promise<unknown>)[] = [
  () => readGiftCoffee(ENV, 'filter'),
  () => updateHandles(ENV, {kind: 'product', number: null}),
  () => updateHandles(ENV, {kind: 'collection', number: null}),
  () => readCatalogue(ENV, 'de'),
  () => readIndexedProducts(ENV, [1], 'de'),
  () => orderById(ENV, 1),
  () => readPaidOrder(ENV, 1),
  () => readPrices(ENV, null),
];

const operationSchema = z.object({query: z.string(), variables: z.record(z.string(), z.unknown())});

/** An operation of the service worker, and the API of the platform that is asked for it. */
export type ServiceOperation = z.output<typeof operationSchema> & {readonly api: 'admin' | 'storefront'};

/** Returns the operations by which the service worker reads metafields. */
export async function metafieldOperations(): Promise<readonly ServiceOperation[]> {
  const asked = answerRequests(() => Response.json(NOTHING));
  try {
    // Most answers are not what was asked for, which is an outage.
    await Promise.allSettled(READERS.map((read) => read()));
  } finally {
    vi.unstubAllGlobals();
  }
  return asked.map(({url, body}) => ({
    ...operationSchema.parse(body),
    api: url === ENV.ADMIN_API_URL ? 'admin' : 'storefront',
  }));
}
