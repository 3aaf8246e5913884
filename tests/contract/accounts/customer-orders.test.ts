import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {checkoutForm} from '../../support/checkout-form';
import {askAs, tokensFor} from './client';
import {ORIGIN, borrowAccounts, STOREFRONT_TOKEN} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

const DAY = 24 * 60 * 60;
const orderWithPage = z.object({
  name: z.string(),
  statusPageUrl: z.url(),
  totalPrice: z.object({amount: z.string()}),
});
const statusPages = z.object({
  customer: z.object({orders: z.object({nodes: z.tuple([orderWithPage])})}),
});

const madeOrders = z.object({customer: z.object({orders: z.object({nodes: z.array(z.unknown())})})});

let accounts: BorrowedAccounts;

beforeAll(async () => {
  accounts = await borrowAccounts();
}, 60_000);
afterEach(() => accounts.moveClock(0));

const as = askAs(() => accounts);

describe('orders', () => {
  it('are also those that the subscription service makes of paid charges, up to now', async () => {
    const query =
      '{ customer { orders(first: 10) { nodes { totalPrice { amount } lineItems(first: 2) { nodes { title } } } } } }';
    const read = async () => madeOrders.parse(await as('wilma.krueger@example.com', query)).customer.orders.nodes;
    const gift = {totalPrice: {amount: '0.0'}, lineItems: {nodes: [{title: 'Morgentau Filterkaffee'}]}};
    expect(await read()).toEqual([gift, gift]);
    await accounts.moveClock(6 * DAY);
    expect(await read()).toEqual([gift, gift, gift]);
  });

  it('have a status page with goods and total but without the buyer, and nobody can guess its address', async () => {
    const query = '{ customer { orders(first: 1) { nodes { name statusPageUrl totalPrice { amount } } } } }';
    const [{name, statusPageUrl, totalPrice}] = statusPages.parse(await as('jonas.berger@example.com', query)).customer
      .orders.nodes;
    const page = await accounts.fetch(statusPageUrl);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const shown of [name, totalPrice.amount.replace('.', ','), 'Versand']) expect(text).toContain(shown);
    expect(text).not.toContain('Berger');
    expect((await accounts.fetch(statusPageUrl.replace(/\.[^.]*$/, '.x'))).status).toBe(404);
  });

  const ORDERS = `query ($first: Int, $after: String, $sortKey: OrderSortKeys, $reverse: Boolean) { customer {
    orders(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
      nodes { id name fulfillmentStatus financialStatus totalPrice { amount } } pageInfo { hasNextPage endCursor } } } }`;
  const ORDER = `query ($id: ID!) { order(id: $id) { name number email subtotal { amount } totalShipping { amount }
    totalPrice { amount currencyCode } requiresShipping paymentInformation { paymentStatus totalOutstandingAmount { amount } }
    shippingAddress { name city territoryCode }
    lineItems(first: 9) { nodes { title variantTitle quantity price { amount } totalPrice { amount } } }
    fulfillments(first: 9) { nodes { status latestShipmentStatus trackingInformation { company }
      fulfillmentLineItems(first: 9) { nodes { quantity lineItem { title } } } } } } }`;
  const page = z.object({
    customer: z.object({
      orders: z.object({
        nodes: z.array(z.object({name: z.string()})),
        pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
      }),
    }),
  });

  async function names(variables: Record<string, unknown>) {
    const {nodes, pageInfo} = page.parse(await as('jonas.berger@example.com', ORDERS, variables)).customer.orders;
    return {...pageInfo, names: nodes.map(({name}) => name)};
  }

  it('are listed by the wanted key, page by page', async () => {
    const newest = {sortKey: 'PROCESSED_AT', reverse: true};
    const first = await names({first: 2, ...newest});
    expect(first).toMatchObject({names: ['L9107', 'L8421'], hasNextPage: true});
    expect(await names({first: 2, after: first.endCursor, ...newest})).toMatchObject({
      names: ['L7003'],
      hasNextPage: false,
    });
    expect((await names({first: 9, sortKey: 'TOTAL_PRICE'})).names).toEqual(['L7003', 'L9107', 'L8421']);
  });

  it('tell lines, amounts and the parcel', async () => {
    const data = await as('lena.hoffmann@example.com', ORDER, {id: 'gid://shopify/Order/8990'});
    expect(data).toEqual({
      order: {
        name: 'L8990',
        number: 8990,
        email: 'lena.hoffmann@example.com',
        subtotal: {amount: '19.62'},
        totalShipping: {amount: '4.9'},
        totalPrice: {amount: '24.52', currencyCode: 'EUR'},
        requiresShipping: true,
        paymentInformation: {paymentStatus: 'PAID', totalOutstandingAmount: {amount: '0.0'}},
        shippingAddress: {name: 'Lena Hoffmann', city: 'Weimar', territoryCode: 'DE'},
        lineItems: {
          nodes: [
            {
              title: 'Morgentau Filterkaffee',
              variantTitle: '250 g / Ganze Bohne',
              quantity: 2,
              price: {amount: '9.81'},
              totalPrice: {amount: '19.62'},
            },
          ],
        },
        fulfillments: {
          nodes: [
            {
              status: 'SUCCESS',
              latestShipmentStatus: 'DELIVERED',
              trackingInformation: [{company: 'DHL'}],
              fulfillmentLineItems: {nodes: [{quantity: 2, lineItem: {title: 'Morgentau Filterkaffee'}}]},
            },
          ],
        },
      },
    });
  });

  it('of another customer do not exist', async () => {
    expect(await as('mira.neu@example.com', ORDER, {id: 'gid://shopify/Order/8990'})).toEqual({order: null});
  });

  it('are as old as they were, also when the clock moves on', async () => {
    const query = '{ customer { orders(first: 1, reverse: true) { nodes { createdAt } } } }';
    const email = 'jonas.berger@example.com';
    const before = await as(email, query);
    await accounts.moveClock(40 * DAY);
    expect(await as(email, query)).toEqual(before);
  });

  it('of the checkout appear under the address, and travel with the clock', async () => {
    const email = 'Bestellerin@example.com';
    await placeOrder(email);
    const status = async () => as(email, ORDERS, {first: 9});
    const parcel = (fulfillmentStatus: string) => ({
      customer: {orders: {nodes: [{financialStatus: 'PAID', fulfillmentStatus}]}},
    });
    expect(await status()).toMatchObject(parcel('UNFULFILLED'));
    await accounts.moveClock(5 * DAY);
    expect(await status()).toMatchObject(parcel('FULFILLED'));
  });
});

describe("the cart's buyer", () => {
  const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) {
    cart { id buyerIdentity { email customer { id email } } } userErrors { code field } } }`;
  const UPDATE = `mutation ($id: ID!, $buyer: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
    cart { id buyerIdentity { email customer { id } } } userErrors { code field } } }`;
  const customer = {id: 'gid://shopify/Customer/7009', email: 'nadia.rahimi@example.com'};

  it('is the customer of the access token, until that is taken away', async () => {
    const {access_token: customerAccessToken} = await tokensFor(accounts, customer.email);
    const id = await cartId(await storefront(CREATE, {}));
    const known = await storefront(UPDATE, {id, buyer: {customerAccessToken}});
    expect(known).toMatchObject({
      cartBuyerIdentityUpdate: {
        cart: {buyerIdentity: {email: customer.email, customer: {id: customer.id}}},
        userErrors: [],
      },
    });
    const keyless = await storefront('query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { id } } } }', {
      id: id.split('?')[0],
    });
    expect(keyless).toEqual({cart: {buyerIdentity: {customer: null}}});
    const guest = await storefront(UPDATE, {id, buyer: {customerAccessToken: null}});
    expect(guest).toMatchObject({cartBuyerIdentityUpdate: {cart: {buyerIdentity: {customer: null}}}});
  });

  it('can be named when the cart is created', async () => {
    const {access_token: customerAccessToken} = await tokensFor(accounts, customer.email);
    const data = await storefront(CREATE, {input: {buyerIdentity: {customerAccessToken}}});
    expect(data).toMatchObject({cartCreate: {cart: {buyerIdentity: {customer}}, userErrors: []}});
  });

  it('is known to the checkout until the token ends, and again once the cart has the next one', async () => {
    const CREATE_ONE = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id checkoutUrl } } }';
    const buyer = async () => ({customerAccessToken: (await tokensFor(accounts, customer.email)).access_token});
    const lines = [{merchandiseId: await variantOf('morgentau'), quantity: 1}];
    const {cartCreate} = await storefront(CREATE_ONE, {input: {lines, buyerIdentity: await buyer()}});
    const {id, checkoutUrl} = z
      .object({cart: z.object({id: z.string(), checkoutUrl: z.string()})})
      .parse(cartCreate).cart;
    const isKnown = async () => (await accounts.browser().open(checkoutUrl)).html.includes(customer.email);
    expect(await isKnown()).toBe(true);
    await accounts.moveClock(60 * 60 + 1);
    expect(await isKnown()).toBe(false);
    await storefront(UPDATE, {id, buyer: await buyer()});
    expect(await isKnown()).toBe(true);
  });

  it('is refused with a token that is invented or has expired', async () => {
    const {access_token: token} = await tokensFor(accounts, customer.email);
    const id = await cartId(await storefront(CREATE, {}));
    const refused = {code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken']};
    await accounts.moveClock(2 * 60 * 60);
    for (const customerAccessToken of ['x', 'shcat_x', token]) {
      const data = await storefront(UPDATE, {id, buyer: {customerAccessToken}});
      expect(data).toMatchObject({cartBuyerIdentityUpdate: {userErrors: [refused]}});
    }
  });
});

async function storefront(query: string, variables: Readonly<Record<string, unknown>>) {
  const response = await accounts.fetch(`${ORIGIN}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Storefront-Access-Token': STOREFRONT_TOKEN},
    body: JSON.stringify({query, variables}),
  });
  const reply = z.object({data: z.record(z.string(), z.unknown()), errors: z.never().optional()});
  return reply.parse(await response.json()).data;
}

async function cartId(data: Readonly<Record<string, unknown>>): Promise<string> {
  return z.object({cart: z.object({id: z.string()})}).parse(data['cartCreate']).cart.id;
}

/** The first variant of a product. */
async function variantOf(handle: string): Promise<string> {
  const query = 'query ($handle: String) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }';
  const {product} = await storefront(query, {handle});
  const goods = z.object({variants: z.object({nodes: z.tuple([z.object({id: z.string()})])})});
  return goods.parse(product).variants.nodes[0].id;
}

/** Buys one bag of coffee at the hosted checkout. */
async function placeOrder(email: string): Promise<void> {
  const lines = [{merchandiseId: await variantOf('morgentau'), quantity: 1}];
  const query = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }';
  const {cartCreate} = await storefront(query, {input: {lines}});
  const {checkoutUrl} = z.object({cart: z.object({checkoutUrl: z.string()})}).parse(cartCreate).cart;
  const tab = accounts.browser();
  const till = await tab.open(checkoutUrl);
  const placed = await tab.submit(till, new URL(till.url).pathname, checkoutForm(till.html, {email, payment: 'visa'}));
  expect(placed.leftFor?.pathname).toBe('/de/checkout/confirm');
}
