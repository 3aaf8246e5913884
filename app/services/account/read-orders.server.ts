import * as z from 'zod';

import {isSent} from '#contracts/cancelled-order';

import {allPages} from '../all-pages.server';
import {askCustomerApi, type CustomerApiOptions} from './customer-api.server';

/** How many orders a page shows. An operation may cost 1,000 points (https://shopify.dev/docs/api/usage/limits); this one asks for 663. */
const PER_PAGE = 10;

const LINES = `pageInfo { hasNextPage endCursor }
nodes {
  title variantTitle quantity variantId giftCard requiresShipping productType
  price { amount currencyCode }
  currentTotalPrice { amount currencyCode }
  image { url altText width height }
}`;
const FULFILLMENTS = `pageInfo { hasNextPage endCursor }
nodes {
  createdAt status requiresShipping isPickedUp latestShipmentStatus estimatedDeliveryAt trackingInformation { company number url }
  events(first: 2, sortKey: HAPPENED_AT, reverse: true) { nodes { status happenedAt } }
}`;
const ORDERS = `query CustomerOrders($first: Int!, $after: String) {
  customer {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id name processedAt cancelledAt financialStatus fulfillmentStatus requiresShipping statusPageUrl
        totalPrice { amount currencyCode }
        totalShipping { amount currencyCode }
        shippingAddress { territoryCode }
        lineItems(first: 10) { ${LINES} }
        fulfillments(first: 3) { ${FULFILLMENTS} }
      }
    }
  }
}`;
const MORE_LINES = `query CustomerOrderLines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: 250, after: $after) { ${LINES} } }
}`;
const MORE_FULFILLMENTS = `query CustomerOrderFulfillments($id: ID!, $after: String) {
  order(id: $id) { fulfillments(first: 100, after: $after) { ${FULFILLMENTS} } }
}`;
const moneySchema = z.object({amount: z.string(), currencyCode: z.string()});
const pageInfo = z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()});

const lineSchema = z.object({
  title: z.string(),
  variantTitle: z.string().nullable(),
  quantity: z.number(),
  variantId: z.string().nullable(),
  giftCard: z.boolean(),
  requiresShipping: z.boolean(),
  productType: z.string().nullable(),
  /** Of one piece, before discounts. */
  price: moneySchema.nullable(),
  currentTotalPrice: moneySchema.nullable(),
  image: z
    .object({
      url: z.string(),
      altText: z.string().nullable(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
});
const linesSchema = z.object({pageInfo, nodes: z.array(lineSchema)});

const fulfillmentsSchema = z.object({
  pageInfo,
  nodes: z.array(
    z.object({
      createdAt: z.string(),
      status: z.string().nullable(),
      requiresShipping: z.boolean(),
      isPickedUp: z.boolean(),
      latestShipmentStatus: z.string().nullable(),
      estimatedDeliveryAt: z.string().nullable(),
      events: z.object({nodes: z.array(z.object({status: z.string(), happenedAt: z.string()}))}),
      trackingInformation: z.array(
        z.object({company: z.string().nullable(), number: z.string().nullable(), url: z.url().nullable()}),
      ),
    }),
  ),
});

const orderSchema = z.object({
  id: z.string(),
  name: z.string(),
  processedAt: z.string(),
  cancelledAt: z.string().nullable(),
  financialStatus: z.string().nullable(),
  fulfillmentStatus: z.string(),
  requiresShipping: z.boolean(),
  statusPageUrl: z.url(),
  totalPrice: moneySchema,
  totalShipping: moneySchema,
  shippingAddress: z.object({territoryCode: z.string().nullable()}).nullable(),
  lineItems: linesSchema,
  fulfillments: fulfillmentsSchema,
});

const ordersSchema = z.object({
  customer: z.object({orders: z.object({pageInfo, nodes: z.array(orderSchema)})}),
});
const moreLinesSchema = z.object({order: z.object({lineItems: linesSchema}).nullable()});
const moreFulfillmentsSchema = z.object({order: z.object({fulfillments: fulfillmentsSchema}).nullable()});

export type WireLine = z.output<typeof lineSchema>;
type WireFulfillment = z.output<typeof fulfillmentsSchema>['nodes'][number];

/** An order as the platform tells it, with all its lines and parcels. */
export type WireOrder = Omit<z.output<typeof orderSchema>, 'lineItems' | 'fulfillments'> & {
  readonly lines: readonly WireLine[];
  /** Without gift cards, which are fulfilled, too, and without what did not leave after all. */
  readonly parcels: readonly WireFulfillment[];
};

const NO_PAGE = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};

/** Asks for one thing of the customer's orders. */
type Ask = <T>(query: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>) => Promise<T>;

/**
 * Reads a page of the orders of the customer whom an access token belongs to, the latest first; `after` is the cursor
 * at which the page before ended. `next` is the cursor of the next page.
 * @throws ServiceError when the account host does not answer, refuses the token or does not know `after`.
 */
export async function readWireOrders(
  options: CustomerApiOptions,
  accessToken: string,
  after: string | null,
): Promise<{readonly orders: readonly WireOrder[]; readonly next: string | null}> {
  const ask: Ask = (query, variables, schema) => askCustomerApi(options, accessToken, {query, variables}, schema);
  const {customer} = await ask(ORDERS, {first: PER_PAGE, after}, ordersSchema);
  const {nodes, pageInfo: page} = customer.orders;
  const orders = await Promise.all(nodes.map((order) => complete(ask, order)));
  return {orders, next: page.hasNextPage ? page.endCursor : null};
}

async function complete(ask: Ask, wire: z.output<typeof orderSchema>): Promise<WireOrder> {
  const {lineItems, fulfillments, ...order} = wire;
  const {id} = order;
  const [lines, all] = await Promise.all([
    allPages('account', async (after) =>
      after === null ? lineItems : ((await ask(MORE_LINES, {id, after}, moreLinesSchema)).order?.lineItems ?? NO_PAGE),
    ),
    allPages('account', async (after) =>
      after === null
        ? fulfillments
        : ((await ask(MORE_FULFILLMENTS, {id, after}, moreFulfillmentsSchema)).order?.fulfillments ?? NO_PAGE),
    ),
  ]);
  const parcels = all.filter(({status, requiresShipping}) => requiresShipping && isSent(status));
  return {...order, lines, parcels};
}
