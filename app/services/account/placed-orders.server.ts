import * as z from 'zod';

import {dayInGermany} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {orderProgress, type PlacedLine, type PlacedOrder, type PlacedOrders} from '../../domain/order/placed-order';
import {trackingLink} from '../../domain/order/tracking-link';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {reshapeMoney, reshapePicture} from '../storefront/reshape.server';
import {askCustomerApi, type CustomerApiOptions} from './customer-api.server';

/** How many orders a page shows. */
const PER_PAGE = 10;

const QUERY = `query CustomerOrders($first: Int!, $after: String) {
  customer {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      pageInfo { hasNextPage endCursor }
      nodes {
        name processedAt cancelledAt financialStatus fulfillmentStatus requiresShipping statusPageUrl
        totalPrice { amount currencyCode }
        totalShipping { amount currencyCode }
        lineItems(first: 50) {
          nodes {
            title variantTitle quantity variantId giftCard requiresShipping
            currentTotalPrice { amount currencyCode }
            image { url altText width height }
          }
        }
        fulfillments(first: 10) {
          nodes {
            status requiresShipping latestShipmentStatus estimatedDeliveryAt trackingInformation { company number url }
            events(first: 20, sortKey: HAPPENED_AT, reverse: true) { nodes { status happenedAt } }
          }
        }
      }
    }
  }
}`;

const moneySchema = z.object({amount: z.string(), currencyCode: z.string()});

const lineSchema = z.object({
  title: z.string(),
  variantTitle: z.string().nullable(),
  quantity: z.number(),
  variantId: z.string().nullable(),
  giftCard: z.boolean(),
  requiresShipping: z.boolean(),
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

const orderSchema = z.object({
  name: z.string(),
  processedAt: z.string(),
  cancelledAt: z.string().nullable(),
  financialStatus: z.string().nullable(),
  fulfillmentStatus: z.string(),
  requiresShipping: z.boolean(),
  statusPageUrl: z.url(),
  totalPrice: moneySchema,
  totalShipping: moneySchema,
  lineItems: z.object({nodes: z.array(lineSchema)}),
  fulfillments: z.object({
    nodes: z.array(
      z.object({
        status: z.string().nullable(),
        requiresShipping: z.boolean(),
        latestShipmentStatus: z.string().nullable(),
        estimatedDeliveryAt: z.string().nullable(),
        events: z.object({nodes: z.array(z.object({status: z.string(), happenedAt: z.string()}))}),
        trackingInformation: z.array(
          z.object({company: z.string().nullable(), number: z.string().nullable(), url: z.url().nullable()}),
        ),
      }),
    ),
  }),
});

const ordersSchema = z.object({
  customer: z.object({
    orders: z.object({
      pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
      nodes: z.array(orderSchema),
    }),
  }),
});

/**
 * Reads a page of the orders of the customer whom an access token belongs to, the latest first; `after` is the cursor
 * at which the page before ended.
 * @throws ServiceError when the account host does not answer, refuses the token or does not know `after`.
 */
export async function readPlacedOrders(
  options: CustomerApiOptions,
  accessToken: string,
  after: string | null,
): Promise<PlacedOrders> {
  const operation = {query: QUERY, variables: {first: PER_PAGE, after}};
  const {customer} = await askCustomerApi(options, accessToken, operation, ordersSchema);
  const {nodes, pageInfo} = customer.orders;
  return {orders: nodes.map(reshapeOrder), next: pageInfo.hasNextPage ? pageInfo.endCursor : null};
}

/** The platform's words for an order without its money. */
const UNPAID = ['PENDING', 'PARTIALLY_PAID', 'EXPIRED', 'VOIDED'];
/** The platform's words for goods that did not leave after all. */
const NOT_SENT = ['CANCELLED', 'ERROR', 'FAILURE'];

function reshapeOrder(wire: z.output<typeof orderSchema>): PlacedOrder {
  // A gift card, too, is fulfilled, without a parcel.
  const fulfillments = wire.fulfillments.nodes.filter(
    ({status, requiresShipping}) => requiresShipping && !NOT_SENT.includes(status ?? ''),
  );
  const progress = orderProgress({
    isCancelled: wire.cancelledAt !== null,
    isPaid: !UNPAID.includes(wire.financialStatus ?? ''),
    isFulfilled: wire.fulfillmentStatus === 'FULFILLED',
    requiresShipping: wire.requiresShipping,
    arrived: fulfillments.map(({latestShipmentStatus}) => latestShipmentStatus === 'DELIVERED'),
  });
  const estimates = fulfillments.flatMap(({estimatedDeliveryAt}) => estimatedDeliveryAt ?? []).sort();
  const latest = estimates.at(-1);
  const arrivals = fulfillments.flatMap(({events}) =>
    events.nodes.flatMap(({status, happenedAt}) => (status === 'DELIVERED' ? happenedAt : [])),
  );
  const lastArrival = arrivals.sort().at(-1);
  return {
    name: wire.name,
    placedAt: wire.processedAt,
    progress,
    expectedBy: progress === 'on-its-way' && latest !== undefined ? dayInGermany(Date.parse(latest)) : null,
    arrivedOn: progress === 'delivered' && lastArrival !== undefined ? dayInGermany(Date.parse(lastArrival)) : null,
    shipping: wire.requiresShipping ? reshapeMoney(wire.totalShipping) : null,
    total: reshapeMoney(wire.totalPrice),
    lines: wire.lineItems.nodes.map(reshapeLine),
    parcels: fulfillments.flatMap(({trackingInformation}) =>
      trackingInformation.flatMap(({company, number, url}) =>
        number === null ? [] : [{carrier: company, number, link: url ?? trackingLink(company, number)}],
      ),
    ),
    statusUrl: wire.statusPageUrl,
  };
}

function reshapeLine(wire: z.output<typeof lineSchema>): PlacedLine {
  const {title, variantTitle, quantity, variantId, giftCard, requiresShipping, currentTotalPrice, image} = wire;
  return {
    title,
    variantTitle: shownVariantTitle(variantTitle),
    quantity,
    total: reshapeMoney(currentTotalPrice ?? {amount: '0', currencyCode: 'EUR'}),
    picture: reshapePicture(image),
    // Gift cards and donations cannot be ordered again by one button: they need more fields.
    reorders: variantId === null || giftCard || !requiresShipping ? null : globalNumber(variantId),
  };
}
