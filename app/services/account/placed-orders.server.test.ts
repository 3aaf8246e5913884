import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {productTypes} from '../../../contracts/product-types';
import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {readPlacedOrders} from './placed-orders.server';

const API = 'https://account.example/customer/api/graphql';
const OPTIONS = {
  calls: freshCalls(),
  origin: 'https://account.example',
  shopOrigin: 'https://shop.example',
  apiVersion: '2026-04',
  productTypes: productTypes([['Spendenanteil', 'donation']]),
  today: '2026-11-27',
};
const operationSchema = z.object({query: z.string(), variables: z.unknown()});
const price = (amount: string) => ({amount, currencyCode: 'EUR'});

const line = {
  title: 'Morgentau',
  variantTitle: 'Default Title',
  quantity: 2,
  giftCard: false,
  requiresShipping: true,
  variantId: 'gid://shopify/ProductVariant/40001',
  productType: 'Coffee',
  image: null,
  price: price('9.90'),
  currentTotalPrice: price('19.80'),
};

const LAST = {hasNextPage: false, endCursor: null};
const listed = (...nodes: readonly unknown[]) => ({pageInfo: LAST, nodes});

const order = {
  id: 'gid://shopify/Order/1',
  name: 'L1',
  processedAt: '2026-11-20T08:00:00Z',
  cancelledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  requiresShipping: true,
  statusPageUrl: 'https://platform.example/orders/1',
  totalPrice: price('24.70'),
  totalShipping: price('4.90'),
  shippingAddress: {territoryCode: 'DE'},
  lineItems: listed(line),
  fulfillments: {
    pageInfo: LAST,
    nodes: [
      {
        createdAt: '2026-11-23T08:00:00Z',
        status: 'SUCCESS',
        requiresShipping: true,
        isPickedUp: false,
        latestShipmentStatus: 'IN_TRANSIT',
        estimatedDeliveryAt: '2026-11-26T12:00:00Z',
        events: {nodes: []},
        trackingInformation: [
          {company: 'DHL', number: '0034', url: null},
          {company: 'DHL', number: null, url: null},
        ],
      },
    ],
  },
};

const read = (nodes: readonly unknown[], hasNextPage = false) => {
  const orders = {pageInfo: {hasNextPage, endCursor: 'c1'}, nodes};
  const sent = answerRequests(({url}) =>
    Response.json(url === API ? {data: {customer: {orders}}} : {graphql_api: API}),
  );
  return {answer: readPlacedOrders(OPTIONS, 'shcat_1', 'c0'), sent};
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an order on its way has its parcel, its day and what orders it again', async () => {
  const {answer, sent} = read([order], true);
  expect(await answer).toMatchObject({
    next: 'c1',
    orders: [
      {
        name: 'L1',
        progress: 'on-its-way',
        expectedBy: '2026-11-26',
        total: {cents: 2470, currency: 'EUR'},
        shipping: {cents: 490},
        lines: [{variantTitle: null, quantity: 2, total: {cents: 1980}, reorders: '40001', picture: null}],
        parcels: [
          {
            carrier: 'DHL',
            number: '0034',
            link: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034',
          },
        ],
      },
    ],
  });
  expect(sent.at(-1)?.body).toMatchObject({variables: {after: 'c0'}});
});

it.each([
  ['delivered', {fulfillmentStatus: 'FULFILLED', requiresShipping: false, fulfillments: listed()}],
  ['awaiting-payment', {financialStatus: 'PENDING', fulfillmentStatus: 'UNFULFILLED', fulfillments: listed()}],
  ['preparing', {fulfillmentStatus: 'UNFULFILLED', fulfillments: listed()}],
  ['cancelled', {cancelledAt: '2026-11-21T08:00:00Z'}],
  ['cancelled', {financialStatus: 'REFUNDED', fulfillmentStatus: 'UNFULFILLED', fulfillments: listed()}],
])('an order is %s, and no day is promised', async (progress, over) => {
  const {orders, next} = await read([{...order, ...over}]).answer;
  expect([orders[0]?.progress, orders[0]?.expectedBy, next]).toEqual([progress, null, null]);
});

it('donations that the prices include are no items; one that was bought is, and so is coffee for nothing', async () => {
  const donation = {...line, requiresShipping: false, productType: 'Donation', price: price('0.0')};
  const lines = [
    {...line, title: 'Gift', price: price('0.0')},
    {...donation, title: 'Included'},
    {...donation, title: 'Included by the merchant’s name', productType: 'Spendenanteil'},
    {...donation, title: 'Bought', price: price('5.0'), currentTotalPrice: price('0.0')},
    {...donation, title: 'Unknown', price: null},
    {...donation, title: 'Free, of no type', productType: null},
  ];
  const {orders} = await read([{...order, lineItems: listed(...lines)}]).answer;
  expect(orders[0]?.lines.map(({title}) => title)).toEqual(['Gift', 'Bought', 'Unknown', 'Free, of no type']);
});

it('an order has arrived with its last parcel', async () => {
  const parcel = (...events: readonly (readonly [string, string])[]) => ({
    createdAt: '2026-11-23T08:00:00Z',
    status: 'SUCCESS',
    requiresShipping: true,
    isPickedUp: false,
    latestShipmentStatus: 'DELIVERED',
    estimatedDeliveryAt: null,
    trackingInformation: [],
    events: {nodes: events.map(([status, happenedAt]) => ({status, happenedAt}))},
  });
  const nodes = [
    parcel(['DELIVERED', '2026-11-26T23:30:00Z'], ['IN_TRANSIT', '2026-11-28T08:00:00Z']),
    parcel(['DELIVERED', '2026-11-25T10:00:00Z']),
  ];
  const {orders} = await read([{...order, fulfillments: listed(...nodes)}, order]).answer;
  expect(orders.map(({arrivedOn}) => arrivedOn)).toEqual(['2026-11-27', null]);
});

it.each([
  ['its carrier’s, if that is the later one', ['2026-11-30'], '2026-11-30'],
  ['the shop’s own, if that is the later one', ['2026-11-24'], '2026-11-26'],
  ['none, if no carrier names one', [null], null],
  ['that of the last parcel under way', ['2026-12-02', '2026-11-30', null], '2026-12-02'],
])('the day of an order on its way is %s', async (_, days, expectedBy) => {
  const [parcel] = order.fulfillments.nodes;
  const parcels = days.map((day) => ({...parcel, estimatedDeliveryAt: day === null ? null : `${day}T12:00:00Z`}));
  const told = {status: 'DELIVERED', happenedAt: '2026-11-26T08:00:00Z'};
  const arrived = {...parcel, estimatedDeliveryAt: '2026-12-04T12:00:00Z', events: {nodes: [told]}};
  const {orders} = await read([{...order, fulfillments: listed(arrived, ...parcels)}]).answer;
  expect(orders[0]?.expectedBy).toBe(expectedBy);
});

const untracked = {latestShipmentStatus: null, estimatedDeliveryAt: null, trackingInformation: []};
it.each([
  ['a letter of Monday', {...untracked}, 'DE', 'sent', '2026-11-26'],
  ['a letter of Wednesday', {...untracked, createdAt: '2026-11-25T08:00:00Z'}, 'DE', 'on-its-way', null],
  ['a letter to Austria', {...untracked}, 'AT', 'sent', '2026-11-27'],
  ['a letter to Finland', {...untracked}, 'FI', 'on-its-way', null],
  ['a sale at the counter', {...untracked, createdAt: '2026-10-01T08:00:00Z'}, null, 'sent', '2026-10-06'],
  ['what was picked up', {...untracked, isPickedUp: true}, null, 'delivered', '2026-11-26'],
  ['a parcel of which nobody tells', {createdAt: '2026-11-16T08:00:00Z'}, 'DE', 'sent', '2026-11-26'],
  [
    'a parcel that is late by its carrier',
    {createdAt: '2026-11-02T08:00:00Z', estimatedDeliveryAt: '2026-12-03T12:00:00Z'},
    'DE',
    'on-its-way',
    null,
  ],
  ['such a parcel of this week', {}, 'DE', 'on-its-way', null],
])('%s: %j to %s is %s, arrived on %s', async (_, over, territoryCode, progress, arrivedOn) => {
  const parcel = {...order.fulfillments.nodes[0], ...over};
  const shippingAddress = territoryCode === null ? null : {territoryCode};
  const {orders} = await read([{...order, shippingAddress, fulfillments: listed(parcel)}]).answer;
  expect(orders[0]).toMatchObject({progress, arrivedOn});
});

it('an order of which a part waits has not arrived with its letter', async () => {
  const letter = {...order.fulfillments.nodes[0], ...untracked, createdAt: '2026-10-01T08:00:00Z'};
  const {orders} = await read([{...order, fulfillmentStatus: 'PARTIALLY_FULFILLED', fulfillments: listed(letter)}])
    .answer;
  expect(orders[0]).toMatchObject({progress: 'on-its-way', arrivedOn: null});
});

it('a cancelled label and the mail of a gift card are no parcels', async () => {
  const [parcel] = order.fulfillments.nodes;
  const arrived = {...parcel, latestShipmentStatus: 'DELIVERED'};
  const [cancelled, card] = [
    {...parcel, status: 'CANCELLED', trackingInformation: [{company: 'DHL', number: '0033', url: null}]},
    {...parcel, requiresShipping: false, latestShipmentStatus: null, trackingInformation: []},
  ];
  const {orders} = await read([{...order, fulfillments: listed(card, cancelled, arrived)}]).answer;
  expect(orders[0]).toMatchObject({progress: 'delivered', parcels: [{number: '0034'}]});
});

it.each([
  ['a gift card', {giftCard: true}],
  ['what needs no shipping', {requiresShipping: false}],
  ['what is not there any more', {variantId: null}],
])('%s is not ordered again', async (_, over) => {
  const {orders} = await read([{...order, lineItems: listed({...line, ...over})}]).answer;
  expect(orders[0]?.lines[0]?.reorders).toBeNull();
});

it('all lines and parcels of a large order are read', async () => {
  const more = (endCursor: string) => ({hasNextPage: true, endCursor});
  const [parcel] = order.fulfillments.nodes;
  const [next] = [{...parcel, trackingInformation: [{company: 'DHL', number: '0035', url: null}]}];
  const large = {
    ...order,
    lineItems: {pageInfo: more('line-10'), nodes: [line]},
    fulfillments: {pageInfo: more('parcel-3'), nodes: [parcel]},
  };
  const sent = answerRequests(({url, body}) => {
    if (url !== API) return Response.json({graphql_api: API});
    const {query} = operationSchema.parse(body);
    if (query.includes('CustomerOrderLines')) return Response.json({data: {order: {lineItems: listed(line, line)}}});
    if (query.includes('CustomerOrderFulfillments'))
      return Response.json({data: {order: {fulfillments: listed(next)}}});
    return Response.json({data: {customer: {orders: listed(large)}}});
  });
  const {orders} = await readPlacedOrders(OPTIONS, 'shcat_1', null);
  expect(orders[0]?.lines).toHaveLength(3);
  expect(orders[0]?.parcels.map(({number}) => number)).toEqual(['0034', '0035']);
  const asked = sent.flatMap(({body}) => operationSchema.safeParse(body).data?.variables ?? []);
  expect(asked).toContainEqual({id: order.id, after: 'line-10'});
  expect(asked).toContainEqual({id: order.id, after: 'parcel-3'});
});

it('an answer of another shape is an outage', async () => {
  await expect(read([{}]).answer).rejects.toMatchObject({service: 'account', failure: 'malformed'});
});
