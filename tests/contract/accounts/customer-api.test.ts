import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {ask, CLIENT_HEADERS, tokensFor} from './client';
import {ORIGIN, SHOP_ID, startAccounts, STOREFRONT_TOKEN} from './start-accounts';
import type {RunningAccounts} from './start-accounts';

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

const API = `${ORIGIN}/${SHOP_ID}/account/customer/api/2026-04/graphql`;

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
}, 60_000);
afterEach(() => accounts.moveClock(0));
afterAll(() => accounts.stop());

const tokens = new Map<string, string>();

/** The data of an operation of a customer, who logs in where they are not; errors fail the test. */
async function as(email: string, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const known = await ask(accounts, tokens.get(email) ?? 'none', query, variables);
  if (known.status === 401) tokens.set(email, (await tokensFor(accounts, email)).access_token);
  const reply = known.status === 401 ? await ask(accounts, tokens.get(email) ?? '', query, variables) : known;
  expect({status: reply.status, errors: reply.errors}).toEqual({status: 200, errors: undefined});
  return reply.data;
}

describe('the endpoint', () => {
  const body = JSON.stringify({query: '{ shop { name } }'});

  it.each([
    ['no token', API, {}, body, 401, 'Missing authorization header'],
    ['a token of another kind', API, {authorization: 'x'}, body, 401, 'missing prefix shcat_'],
    ['a token after Bearer', API, {authorization: 'Bearer shcat_x'}, body, 401, 'missing prefix shcat_'],
    ['a forged token', API, {authorization: 'shcat_a.b.c'}, body, 401, 'Invalid token'],
    ['another shop', API.replace(SHOP_ID, '1'), {}, body, 404, 'Not Found'],
    ['an unknown version', API.replace('2026-04', '2026-05'), {}, body, 404, 'Not Found'],
  ])('answers %s with JSON', async (_what, url, headers, text, status, message) => {
    const answer = await accounts.fetch(url, {method: 'POST', headers: {...CLIENT_HEADERS, ...headers}, body: text});
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain(message);
  });

  it('refuses an id token, a token that was changed, and one after its hour', async () => {
    const {access_token: token, id_token: id = ''} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const [head = '', payload = '', signature = ''] = token.split('.');
    const other = payload.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [`shcat_${id}`, `${head}.${other}.${signature}`, `${head}.${payload}.`]) {
      expect(await ask(accounts, wrong, '{ shop { name } }')).toMatchObject({status: 401});
    }
    await accounts.moveClock(3500);
    expect((await ask(accounts, token, '{ shop { name } }')).status).toBe(200);
    await accounts.moveClock(3600);
    expect(await ask(accounts, token, '{ shop { name } }')).toMatchObject({
      status: 401,
      errors: [{message: 'Invalid token, it has expired', extensions: {code: 'UNAUTHORIZED'}}],
    });
  });

  it.each(['{', '"x"', '{"variables": {}}', ''])('refuses the body %s', async (text) => {
    const {access_token: authorization} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const answer = await accounts.fetch(API, {
      method: 'POST',
      headers: {...CLIENT_HEADERS, authorization},
      body: text || ' ',
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['a syntax error', '{ customer', 'Syntax Error'],
    ['an unknown field', '{ customer { colour } }', 'Cannot query field "colour" on type "Customer"'],
    ['a field that is not emulated', '{ customer { imageUrl } }', 'Field Customer.imageUrl is not supported'],
    ['a query that is not emulated', '{ draftOrder(id: "x") { id } }', 'Field QueryRoot.draftOrder'],
    [
      'a mutation that is not emulated',
      'mutation { customerEmailMarketingSubscribe { userErrors { code } } }',
      'Mutation.customerEmailMarketingSubscribe',
    ],
    ['an argument', '{ customer { orders(first: 1, query: "x") { nodes { id } } } }', 'Customer.orders(query:)'],
    ['a page without a size', '{ customer { orders { nodes { id } } } }', 'you must provide one of first or last'],
    ['no global id', '{ order(id: "1") { id } }', "Invalid global id '1'"],
  ])('names %s', async (_what, query, message) => {
    const {access_token: token} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const {errors} = await ask(accounts, token, query);
    expect(errors?.map((error) => error.message).join()).toContain(message);
  });
});

describe('the profile', () => {
  const PROFILE = `{ customer { firstName lastName displayName tags creationDate phoneNumber { phoneNumber }
    defaultAddress { id city territoryCode country formatted(withName: true) } addresses(first: 9) { nodes { id city } } } }`;

  it('of a customer with everything', async () => {
    expect(await as('jonas.berger@example.com', PROFILE)).toEqual({
      customer: {
        firstName: 'Jonas',
        lastName: 'Berger',
        displayName: 'Jonas Berger',
        tags: [],
        creationDate: '2024-03-08T08:30:00.000Z',
        phoneNumber: {phoneNumber: '+4915112345678'},
        defaultAddress: {
          id: 'gid://shopify/CustomerAddress/700200',
          city: 'Leipzig',
          territoryCode: 'DE',
          country: 'Deutschland',
          formatted: ['Jonas Berger', 'Lindenallee 14', '04229 Leipzig', 'Deutschland'],
        },
        addresses: {
          nodes: [
            {id: 'gid://shopify/CustomerAddress/700200', city: 'Leipzig'},
            {id: 'gid://shopify/CustomerAddress/700201', city: 'Leipzig'},
          ],
        },
      },
    });
  });

  it('of a new customer, and of a business', async () => {
    expect(await as('mira.neu@example.com', PROFILE)).toMatchObject({
      customer: {firstName: null, displayName: 'mira.neu@example.com', defaultAddress: null, addresses: {nodes: []}},
    });
    expect(await as('sabine.vogt@example.com', PROFILE)).toMatchObject({customer: {tags: ['b2b']}});
  });

  it('in English where that is asked for', async () => {
    const query = 'query @inContext(language: EN) { customer { defaultAddress { country } } }';
    expect(await as('jonas.berger@example.com', query)).toEqual({customer: {defaultAddress: {country: 'Germany'}}});
  });

  const RENAME = `mutation ($input: CustomerUpdateInput!) { customerUpdate(input: $input) {
    customer { firstName lastName } userErrors { code field } } }`;

  it('changes what is named, and nothing else', async () => {
    const email = 'rename@example.com';
    await as(email, RENAME, {input: {firstName: 'Ada', lastName: 'Moos'}});
    const data = await as(email, RENAME, {input: {firstName: ' Ida '}});
    expect(data).toEqual({customerUpdate: {customer: {firstName: 'Ida', lastName: 'Moos'}, userErrors: []}});
    expect(await as(email, '{ customer { displayName } }')).toEqual({customer: {displayName: 'Ida Moos'}});
  });

  it.each([
    [{}, 'CUSTOMER_INPUT_ARGUMENT_EMPTY', ['input']],
    [{firstName: '<b>x'}, 'CONTAINS_HTML_TAGS', ['input', 'firstName']],
    [{lastName: 'https://x.test'}, 'CONTAINS_URL', ['input', 'lastName']],
    [{lastName: 'x'.repeat(256)}, 'TOO_LONG', ['input', 'lastName']],
  ])('refuses %j', async (input, code, field) => {
    const data = await as('mira.neu@example.com', RENAME, {input});
    expect(data).toEqual({customerUpdate: {customer: null, userErrors: [{code, field}]}});
  });
});

describe('addresses', () => {
  const ADDRESS = {
    firstName: 'Ada',
    lastName: 'Moos',
    address1: 'Waldweg 1',
    zip: '04109',
    city: 'Leipzig',
    territoryCode: 'DE',
    phoneNumber: '+4934112345',
  };
  const CREATE = `mutation ($address: CustomerAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $isDefault) {
      customerAddress { id city } userErrors { code field } } }`;
  const UPDATE = `mutation ($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      customerAddress { id city zip } userErrors { code field } } }`;
  const DELETE = `mutation ($id: ID!) { customerAddressDelete(addressId: $id) {
    deletedAddressId userErrors { code field } } }`;
  const LIST = '{ customer { defaultAddress { id } addresses(first: 9) { nodes { id city } } } }';
  const created = z.object({customerAddressCreate: z.object({customerAddress: z.object({id: z.string()})})});

  async function add(email: string, over: Record<string, string> = {}, isDefault: boolean | null = null) {
    const data = await as(email, CREATE, {address: {...ADDRESS, ...over}, isDefault});
    return created.parse(data).customerAddressCreate.customerAddress.id;
  }

  it('are added, changed and removed; the first is the default', async () => {
    const email = 'addresses@example.com';
    const first = await add(email);
    const second = await add(email, {city: 'Jena', zip: '07743'});
    expect(await as(email, LIST)).toMatchObject({
      customer: {defaultAddress: {id: first}, addresses: {nodes: [{id: first}, {id: second, city: 'Jena'}]}},
    });
    await as(email, UPDATE, {id: second, address: {city: 'Gera'}, isDefault: true});
    expect(await as(email, LIST)).toMatchObject({customer: {defaultAddress: {id: second}}});
    expect(await as(email, DELETE, {id: first})).toEqual({
      customerAddressDelete: {deletedAddressId: first, userErrors: []},
    });
    expect(await as(email, DELETE, {id: second})).toMatchObject({customerAddressDelete: {userErrors: []}});
    expect(await as(email, LIST)).toEqual({customer: {defaultAddress: null, addresses: {nodes: []}}});
    expect(await add(email)).not.toBe(first);
  });

  it.each([
    [{territoryCode: null}, 'TERRITORY_CODE_MISSING', 'territoryCode'],
    [{territoryCode: 'XX'}, 'INVALID_TERRITORY_CODE', 'territoryCode'],
    [{address1: ' '}, 'ADDRESS1_MISSING', 'address1'],
    [{lastName: ''}, 'REQUIRED', 'lastName'],
    [{zip: '123'}, 'INVALID_FOR_COUNTRY', 'zip'],
    [{territoryCode: 'IT', zip: '20121'}, 'ZONE_CODE_MISSING', 'zoneCode'],
    [{territoryCode: 'IT', zip: '20121', zoneCode: 'Milano'}, 'INVALID_FOR_COUNTRY', 'zoneCode'],
    [{zoneCode: 'SN'}, 'INVALID_FOR_COUNTRY', 'zoneCode'],
    [{phoneNumber: '0341'}, 'PHONE_NUMBER_NOT_VALID', null],
    [{city: '<i>'}, 'CONTAINS_HTML_TAGS', 'city'],
    [{company: 'x'.repeat(256)}, 'TOO_LONG', 'company'],
  ])('are refused with %j', async (over, code, field) => {
    const data = await as('mira.neu@example.com', CREATE, {address: {...ADDRESS, ...over}});
    expect(data).toEqual({
      customerAddressCreate: {customerAddress: null, userErrors: [{code, field: field && ['address', field]}]},
    });
  });

  it('are refused where that would contradict the others', async () => {
    const email = 'contradiction@example.com';
    const first = await add(email);
    const second = await add(email, {city: 'Jena'});
    const code = async (query: string, variables: Record<string, unknown>) => {
      const data = await as(email, query, variables);
      return z.object({userErrors: z.array(z.object({code: z.string()}))}).parse(Object.values(data ?? {})[0])
        .userErrors[0]?.code;
    };
    expect(await code(CREATE, {address: ADDRESS})).toBe('CUSTOMER_ADDRESS_ALREADY_EXISTS');
    expect(await code(UPDATE, {id: second, address: {city: 'leipzig'}})).toBe('CUSTOMER_ADDRESS_ALREADY_EXISTS');
    expect(await code(UPDATE, {id: first, isDefault: false})).toBe('DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED');
    expect(await code(DELETE, {id: first})).toBe('DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED');
  });

  it('of another customer do not exist', async () => {
    const theirs = await add('theirs@example.com');
    for (const query of [UPDATE, DELETE]) {
      const data = await as('mine@example.com', query, {id: theirs, ...(query === UPDATE ? {address: ADDRESS} : {})});
      expect(Object.values(data ?? {})).toMatchObject([{userErrors: [{code: 'ADDRESS_ID_DOES_NOT_EXIST'}]}]);
    }
    expect(await as('theirs@example.com', LIST)).toMatchObject({customer: {addresses: {nodes: [{id: theirs}]}}});
  });
});

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
    const isKnown = async () => (await (await accounts.fetch(checkoutUrl)).text()).includes(customer.email);
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

it('a login, its tokens and what was changed survive a restart', {timeout: 60_000}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'accounts-'));
  const email = 'dauerhaft@example.com';
  try {
    const before = await startAccounts(folder);
    const {access_token: token} = await tokensFor(before, email);
    await ask(before, token, 'mutation { customerUpdate(input: {firstName: "Ada"}) { customer { id } } }');
    await before.stop();
    const after = await startAccounts(folder);
    expect(await ask(after, token, '{ customer { firstName } }')).toMatchObject({data: {customer: {firstName: 'Ada'}}});
    await after.stop();
  } finally {
    await rm(folder, {recursive: true});
  }
});

it('customers and logins begin anew when everything is reset', async () => {
  const email = 'von-vorn@example.com';
  const {access_token: token} = await tokensFor(accounts, email);
  await ask(accounts, token, 'mutation { customerUpdate(input: {firstName: "Ada"}) { customer { id } } }');
  expect((await accounts.fetch(`${ORIGIN}/control/reset`, {method: 'POST'})).status).toBe(200);
  expect((await ask(accounts, token, '{ customer { firstName } }')).status).toBe(401);
  const {access_token: again} = await tokensFor(accounts, email);
  expect(await ask(accounts, again, '{ customer { firstName } }')).toMatchObject({data: {customer: {firstName: null}}});
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
  const form = {
    email,
    firstName: 'Berta',
    lastName: 'Stellerin',
    address1: 'Waldweg 1',
    zip: '04109',
    city: 'Leipzig',
    countryCode: 'DE',
    payment: 'visa',
    outcome: 'approve',
  };
  const till = await tab.open(checkoutUrl);
  const seen = /name="seen" value="([^"]*)"/.exec(till.html)?.[1] ?? '';
  const {pathname} = new URL(checkoutUrl);
  const placed = await tab.submit(till, pathname, {...form, seen});
  expect(placed.leftFor?.pathname).toBe('/de/checkout/confirm');
}
