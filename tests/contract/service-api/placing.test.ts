import {describe, expect, inject, it} from 'vitest';
import * as z from 'zod';
import {checkoutForm} from '../../support/checkout-form';
import {orderSchema} from '../../../contracts/order';

const EMULATOR = inject('emulatorOrigin');
const SERVICE = inject('serviceOrigin');
const SHOP = inject('shopOrigin');

const createdSchema = z.object({
  data: z.object({
    cartCreate: z.object({cart: z.object({id: z.string(), checkoutUrl: z.string()}), userErrors: z.array(z.never())}),
  }),
});
const goodsSchema = z.object({
  data: z.object({
    product: z.object({variants: z.object({nodes: z.array(z.object({id: z.string(), quantityAvailable: z.int()}))})}),
  }),
});

async function storefront(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const response = await fetch(`${EMULATOR}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({query, variables}),
  });
  return response.json();
}

/** One of the coffee's sizes and grinds: each test has its own, so that stock is not shared. */
async function variant(index: number) {
  const answer = await storefront(
    'query Goods { product(handle: "umuseke") { variants(first: 12) { nodes { id quantityAvailable } } } }',
  );
  const found = goodsSchema.parse(answer).data.product.variants.nodes[index];
  if (found === undefined) throw new Error(`The coffee has no variant ${index}`);
  return found;
}

async function createCart(index: number, quantity: number) {
  const answer = await storefront(
    'mutation CartCreate($input: CartInput) { cartCreate(input: $input) { cart { id checkoutUrl } userErrors { code } } }',
    {input: {lines: [{merchandiseId: (await variant(index)).id, quantity}]}},
  );
  return createdSchema.parse(answer).data.cartCreate.cart;
}

async function isOpen(cartId: string): Promise<boolean> {
  const answer = await storefront('query GetCartById($id: ID!) { cart(id: $id) { id } }', {id: cartId});
  return z.object({data: z.object({cart: z.object({id: z.string()}).nullable()})}).parse(answer).data.cart !== null;
}

async function order(checkoutUrl: string, over: Record<string, string> = {}) {
  const way = await fetch(checkoutUrl, {redirect: 'manual'});
  const till = new URL(way.headers.get('location') ?? '', checkoutUrl);
  const page = await (await fetch(till)).text();
  const body = new URLSearchParams(checkoutForm(page, over));
  return fetch(till, {method: 'POST', body, redirect: 'manual'});
}

async function readOrder(location: string | null) {
  const token = new URL(location ?? '').searchParams.get('order') ?? '';
  const response = await fetch(`${SERVICE}/v1/orders/${token}`, {
    headers: {Authorization: 'Bearer local-service-api-token'},
  });
  return orderSchema.parse(await response.json());
}

describe('placing an order in the hosted checkout', () => {
  it('returns to the shop with a token that names the order, and closes the cart', async () => {
    const before = await variant(0);
    const cart = await createCart(0, 2);
    const response = await order(cart.checkoutUrl);
    const location = response.headers.get('location');
    expect(response.status).toBe(303);
    expect(location).toMatch(new RegExp(`^${SHOP}/de/checkout/confirm\\?order=[\\w.-]+$`));
    expect(response.headers.get('set-cookie')).toBeNull();
    const placed = await readOrder(location);
    expect(placed.lines).toMatchObject([{quantity: 2, planWeeks: null}]);
    expect(placed.shipping?.amount).toBe('4.90');
    expect(await isOpen(cart.id)).toBe(false);
    expect((await variant(0)).quantityAvailable).toBe(before.quantityAvailable - 2);
  });

  it('makes one order of one cart, however often the button is pressed', async () => {
    const before = await variant(1);
    const cart = await createCart(1, 1);
    const presses = await Promise.all([1, 2, 3, 4].map(() => order(cart.checkoutUrl)));
    const late = await order(cart.checkoutUrl);
    const orders = await Promise.all([...presses, late].map(({headers}) => readOrder(headers.get('location'))));
    expect(new Set(orders.map(({number}) => number)).size).toBe(1);
    expect((await variant(1)).quantityAvailable).toBe(before.quantityAvailable - 1);
  });

  it('leads from the address of a placed cart to a page that says so', async () => {
    const cart = await createCart(2, 1);
    const {number} = await readOrder((await order(cart.checkoutUrl)).headers.get('location'));
    const page = await fetch(cart.checkoutUrl);
    expect(page.url).toContain('/placed?');
    expect(await page.text()).toContain(number);
  });

  it.each([
    ['a declined payment', {outcome: 'decline'}],
    ['an empty field', {lastName: ''}],
    ['a country without delivery', {countryCode: 'US'}],
    ['a total that the shopper did not see', {seen: '100.100'}],
  ])('keeps input and cart after %s', async (_, over) => {
    const before = await variant(3);
    const cart = await createCart(3, 1);
    const response = await order(cart.checkoutUrl, {firstName: 'M"><b>ara', ...over});
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('value="M&quot;&gt;&lt;b&gt;ara"');
    expect(await isOpen(cart.id)).toBe(true);
    expect((await variant(3)).quantityAvailable).toBe(before.quantityAvailable);
  });

  it('shows nothing without the right key', async () => {
    const cart = await createCart(4, 1);
    const wrong = new URL(cart.checkoutUrl);
    wrong.searchParams.set('key', 'x'.repeat(32));
    expect((await fetch(wrong)).status).toBe(404);
    expect((await order(wrong.href)).status).toBe(404);
    expect(await isOpen(cart.id)).toBe(true);
  });

  it('says when a payment is still pending', async () => {
    const cart = await createCart(5, 1);
    const response = await order(cart.checkoutUrl, {outcome: 'pending'});
    expect((await readOrder(response.headers.get('location'))).paymentStatus).toBe('pending');
  });
});
