import * as z from 'zod';
import {checkoutForm} from '../../../support/checkout-form';
import {orderSchema} from '../../../../contracts/order';

const API = '/api/2026-04/graphql.json';
const BEARER = {Authorization: 'Bearer local-service-api-token', 'Content-Type': 'application/json'};
const RETRY_MS = 100;

const changed = z.object({
  cart: z.object({id: z.string(), checkoutUrl: z.string()}),
  userErrors: z.array(z.never()),
  warnings: z.array(z.never()),
});
const createdSchema = z.object({data: z.object({cartCreate: changed})});
const addedSchema = z.object({data: z.object({cartLinesAdd: changed})});
const linesSchema = z.object({
  data: z.object({
    cart: z.object({
      lines: z.object({
        nodes: z.array(z.object({quantity: z.int(), attributes: z.array(z.object({value: z.string()}))})),
      }),
    }),
  }),
});
const goodsSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          productType: z.string(),
          requiresSellingPlan: z.boolean(),
          variants: z.object({nodes: z.array(z.object({id: z.string(), quantityAvailable: z.int().nullable()}))}),
        }),
      ),
    }),
  }),
});
const messagesSchema = z.object({messages: z.array(z.object({kind: z.string()}))});

const CHANGED = '{ cart { id checkoutUrl } userErrors { code } warnings { code } }';

export type Cart = z.infer<typeof changed>['cart'];

/**
 * The hosted services as a client uses them. Calls fail that a kill cuts off.
 *
 * @param isUp resolves when there is somebody to ask: nobody knocks at a port while it is started anew, since a
 * connection may then find itself and take the port
 */
export function hostedAt(
  {emulator: origin, service}: {readonly emulator: string; readonly service: string},
  isUp: () => Promise<void>,
) {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    await isUp();
    const response = await fetch((path.startsWith('/v1/') ? service : origin) + path, {
      ...init,
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    return response;
  }
  async function storefront(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    };
    return (await ask(API, {method: 'POST', headers, body: JSON.stringify({query, variables})})).json();
  }
  return {
    /** Every variant of a coffee that can be bought once, and how many there are of it. */
    stock: async () => {
      const reply = await storefront(
        '{ products(first: 250) { nodes { productType requiresSellingPlan variants(first: 100) { nodes { id quantityAvailable } } } } }',
        {},
      );
      const {nodes} = goodsSchema.parse(reply).data.products;
      return new Map(
        nodes
          .filter(({productType, requiresSellingPlan}) => productType === 'Coffee' && !requiresSellingPlan)
          .flatMap(({variants}) => variants.nodes.map(({id, quantityAvailable}) => [id, quantityAvailable ?? 0])),
      );
    },
    createCart: async (merchandiseId?: string): Promise<Cart> => {
      const lines = merchandiseId === undefined ? [] : [{merchandiseId, quantity: 1}];
      const query = `mutation Create($input: CartInput!) { cartCreate(input: $input) ${CHANGED} }`;
      return createdSchema.parse(await storefront(query, {input: {lines}})).data.cartCreate.cart;
    },
    /** Adds a line of its own, told from the others by its name. */
    addLine: async (cartId: string, merchandiseId: string, name: string) => {
      const query = `mutation Add($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) ${CHANGED} }`;
      const lines = [{merchandiseId, quantity: 1, attributes: [{key: '_name', value: name}]}];
      addedSchema.parse(await storefront(query, {id: cartId, lines}));
    },
    /** The names of a cart's lines, each as often as its quantity says. */
    lineNames: async (cartId: string): Promise<readonly string[]> => {
      const query =
        'query Lines($id: ID!) { cart(id: $id) { lines(first: 250) { nodes { quantity attributes { value } } } } }';
      const {nodes} = linesSchema.parse(await storefront(query, {id: cartId})).data.cart.lines;
      return nodes.flatMap(({quantity, attributes}) =>
        Array.from({length: quantity}, () => attributes[0]?.value ?? ''),
      );
    },
    /** Presses the button of the hosted checkout; gives the order's number. */
    order: async (checkoutUrl: string, email: string): Promise<string> => {
      const {pathname, search} = new URL(checkoutUrl);
      const way = await ask(pathname + search, {redirect: 'manual'});
      const till = way.headers.get('location') ?? '';
      const page = await (await ask(till)).text();
      const body = new URLSearchParams(checkoutForm(page, {email}));
      const placed = await ask(till, {method: 'POST', body, redirect: 'manual'});
      const token = new URL(placed.headers.get('location') ?? '', origin).searchParams.get('order') ?? '';
      const answer = await ask(`/v1/orders/${token}`, {headers: BEARER});
      return orderSchema.parse(await answer.json()).number;
    },
    isTracked: async (number: string, email: string): Promise<boolean> => {
      const body = JSON.stringify({number, email});
      return (await ask('/v1/order-tracking', {method: 'POST', headers: BEARER, body})).ok;
    },
    /** Writes to the shop's people, who answer with a receipt by mail; the same key again changes nothing. */
    contact: async (email: string, key: string) => {
      const body = JSON.stringify({kind: 'customer', name: 'Mara', message: key, email, language: 'de'});
      const headers = {...BEARER, 'Idempotency-Key': key};
      const answer = await ask('/v1/contact-requests', {method: 'POST', headers, body});
      if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}`);
      await answer.arrayBuffer();
    },
    /** The kinds of the mails to an address. */
    mailsTo: async (email: string): Promise<readonly string[]> => {
      const answer = await ask(`/mail/messages?${new URLSearchParams({to: email}).toString()}`);
      return messagesSchema.parse(await answer.json()).messages.map(({kind}) => kind);
    },
  };
}

export type Hosted = ReturnType<typeof hostedAt>;

/** Asks again until it succeeds, as a patient client does. */
export async function insist<T>(call: () => Promise<T>, times = 300): Promise<T> {
  for (let left = times; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
