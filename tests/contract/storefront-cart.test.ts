import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {at} from '../support/at';
import {ORIGIN, startStorefront} from './storefront/start-storefront';
import * as z from 'zod';
import type {RunningStorefront} from './storefront/start-storefront';

const DAY_MS = 24 * 60 * 60 * 1000;

const CART = `fragment C on Cart {
  id checkoutUrl totalQuantity note attributes { key value } buyerIdentity { email countryCode }
  cost { subtotalAmount { amount } totalAmount { amount } }
  discountCodes { code applicable }
  discountAllocations { targetType discountedAmount { amount } }
  appliedGiftCards { id lastCharacters balance { amount } presentmentAmountUsed { amount } }
  lines(first: 50) { nodes { id quantity merchandise { ... on ProductVariant { id } } discountAllocations { discountedAmount { amount } } } }
}`;
const PAYLOAD = '{ cart { ...C } userErrors { code field message } warnings { code message target } }';
const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

const amount = z.object({amount: z.string()});
const cartShape = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number(),
  note: z.string().nullable(),
  attributes: z.array(z.object({key: z.string(), value: z.string()})),
  buyerIdentity: z.object({email: z.string().nullable(), countryCode: z.string()}),
  cost: z.object({subtotalAmount: amount, totalAmount: amount}),
  discountCodes: z.array(z.object({code: z.string(), applicable: z.boolean()})),
  discountAllocations: z.array(z.object({targetType: z.string(), discountedAmount: amount})),
  appliedGiftCards: z.array(
    z.object({id: z.string(), lastCharacters: z.string(), balance: amount, presentmentAmountUsed: amount}),
  ),
  lines: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantity: z.number(),
        merchandise: z.object({id: z.string()}),
        discountAllocations: z.array(z.object({discountedAmount: amount})),
      }),
    ),
  }),
});
const payloadShape = z.object({
  cart: cartShape.nullable(),
  userErrors: z.array(z.object({code: z.string(), field: z.array(z.string()), message: z.string()})),
  warnings: z.array(z.object({code: z.string(), message: z.string(), target: z.string()})),
});

let storefront: RunningStorefront;

beforeAll(async () => {
  storefront = await startStorefront();
});

afterAll(() => storefront.stop());

/** Runs one cart mutation; `types` are those of its arguments. */
async function attempt(name: string, types: Record<string, string>, values: Record<string, unknown>, language = 'EN') {
  const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
  const passed = Object.keys(types).map((key) => `${key}: $${key}`);
  const text = `mutation (${declared.join(', ')}) @inContext(language: ${language}) { ${name}(${passed.join(', ')}) ${PAYLOAD} } ${CART}`;
  const reply = await storefront.run(text, values);
  expect(reply.errors).toBeUndefined();
  return payloadShape.parse(reply.data?.[name]);
}

/** Runs one cart mutation that leaves a cart. */
async function mutate(...parameters: Parameters<typeof attempt>) {
  const payload = await attempt(...parameters);
  if (payload.cart === null) throw new Error(`No cart: ${JSON.stringify(payload.userErrors)}`);
  return {...payload, cart: payload.cart};
}

const create = (input: object, language?: string) => mutate('cartCreate', {input: 'CartInput'}, {input}, language);
const ID = {cartId: 'ID!'};
const attemptLines = (cartId: string, lines: object[]) =>
  attempt('cartLinesAdd', {...ID, lines: '[CartLineInput!]!'}, {cartId, lines});
const addLines = (cartId: string, lines: object[], language?: string) =>
  mutate('cartLinesAdd', {...ID, lines: '[CartLineInput!]!'}, {cartId, lines}, language);
const updateLines = (cartId: string, lines: object[]) =>
  mutate('cartLinesUpdate', {...ID, lines: '[CartLineUpdateInput!]!'}, {cartId, lines});
const applyCodes = (cartId: string, discountCodes: string[], language?: string) =>
  mutate('cartDiscountCodesUpdate', {...ID, discountCodes: '[String!]!'}, {cartId, discountCodes}, language);
const addGiftCards = (cartId: string, giftCardCodes: string[]) =>
  mutate('cartGiftCardCodesAdd', {...ID, giftCardCodes: '[String!]!'}, {cartId, giftCardCodes});

async function find(cartId: string, running = storefront) {
  const reply = await running.run(`query ($id: ID!) { cart(id: $id) { ...C } } ${CART}`, {id: cartId});
  expect(reply.errors).toBeUndefined();
  return cartShape.nullable().parse(reply.data?.['cart']);
}

async function read(cartId: string) {
  const cart = await find(cartId);
  if (cart === null) throw new Error('No cart');
  return cart;
}

const tokenOf = (cartId: string) => cartId.replace('gid://shopify/Cart/', '').replace(/\?.*/, '');

describe('a cart', () => {
  it('is made with lines, codes, buyer and note, and read again', async () => {
    const {cart, userErrors, warnings} = await create({
      lines: [{merchandiseId: variant(12), quantity: 2}],
      discountCodes: ['kaffee20'],
      giftCardCodes: ['lichtaaaa1111'],
      note: 'Bitte klingeln',
      attributes: [{key: 'k', value: 'v'}],
      buyerIdentity: {email: 'a@example.com', countryCode: 'AT'},
    });
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: 'Bitte klingeln',
      cost: {subtotalAmount: {amount: '63.92'}, totalAmount: {amount: '43.92'}},
      discountCodes: [{code: 'KAFFEE20', applicable: true}],
      discountAllocations: [],
      appliedGiftCards: [{lastCharacters: '1111', presentmentAmountUsed: {amount: '20.0'}}],
      buyerIdentity: {email: 'a@example.com', countryCode: 'AT'},
    });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/);
    const secret = at(cart.id.split('?key='), 1);
    expect(cart.checkoutUrl).toBe(`${ORIGIN}/checkouts/cn/${tokenOf(cart.id)}?key=${secret}&locale=en`);
    expect(at(cart.lines.nodes, 0).id).toMatch(
      new RegExp(`^gid://shopify/CartLine/[0-9a-f-]+\\?cart=${tokenOf(cart.id)}$`),
    );
    expect(await read(cart.id)).toEqual({...cart, checkoutUrl: cart.checkoutUrl.replace('locale=en', 'locale=de')});
  });

  it('is not made of forged merchandise', async () => {
    const {cart, userErrors} = await attempt(
      'cartCreate',
      {input: 'CartInput'},
      {input: {lines: [{merchandiseId: 'gid://shopify/ProductVariant/0x'}]}},
    );
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId']}]);
  });

  it('changes its lines', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(11)}, {merchandiseId: variant(21)}]});
    const gear = at(cart.lines.nodes, 0);
    const coffee = at(cart.lines.nodes, 1);
    expect([gear.merchandise.id, coffee.merchandise.id]).toEqual([variant(21), variant(11)]);
    const updated = await updateLines(cart.id, [
      {id: coffee.id, quantity: 3},
      {id: gear.id, quantity: 0},
    ]);
    expect(updated.cart.lines.nodes).toMatchObject([{id: coffee.id, quantity: 3}]);
    const removed = await mutate(
      'cartLinesRemove',
      {...ID, lineIds: '[ID!]!'},
      {cartId: cart.id, lineIds: [coffee.id]},
    );
    expect(removed.cart).toMatchObject({totalQuantity: 0, cost: {totalAmount: {amount: '0.0'}}});
  });

  it.each([
    ['EN', 'Only 3 of “Forest coffee” are left. The quantity was adjusted.'],
    ['DE', 'Von „Waldkaffee“ sind nur noch 3 da. Wir haben die Menge angepasst.'],
  ])('warns of missing stock in %s', async (language, message) => {
    const {cart} = await create({});
    const added = await addLines(cart.id, [{merchandiseId: variant(12), quantity: 9}], language);
    const line = at(added.cart.lines.nodes, 0);
    expect(line.quantity).toBe(3);
    expect(added.warnings).toEqual([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line.id}]);
  });

  it('keeps what is there when a change is refused', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(11)}]});
    const refused = await addLines(cart.id, [{merchandiseId: variant(61)}]);
    expect(refused.userErrors).toMatchObject([{code: 'VARIANT_REQUIRES_SELLING_PLAN'}]);
    expect(refused.cart.totalQuantity).toBe(1);
  });

  it('loses nothing when many change it at once', async () => {
    const {cart} = await create({});
    await Promise.all(Array.from({length: 20}, () => addLines(cart.id, [{merchandiseId: variant(11)}])));
    expect((await read(cart.id)).totalQuantity).toBe(20);
  });
});

describe('codes', () => {
  it('an unusable discount code stays, with a warning', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(11)}]});
    const applied = await applyCodes(cart.id, ['Quatsch'], 'DE');
    expect(applied.userErrors).toEqual([]);
    expect(applied.cart.discountCodes).toEqual([{code: 'Quatsch', applicable: false}]);
    const message = 'Den Rabattcode Quatsch gibt es nicht.';
    expect(applied.warnings).toEqual([{code: 'DISCOUNT_NOT_FOUND', message, target: cart.id}]);
    expect((await applyCodes(cart.id, [])).cart.discountCodes).toEqual([]);
  });

  it('what stands in the cart is warned of with every change, and not with a refused one', async () => {
    const {cart, warnings} = await create({lines: [{merchandiseId: variant(11)}], discountCodes: ['Quatsch']});
    const standing = {code: 'DISCOUNT_NOT_FOUND', target: cart.id};
    const added = await addLines(cart.id, [{merchandiseId: variant(21)}]);
    const noted = await mutate('cartNoteUpdate', {...ID, note: 'String!'}, {cartId: cart.id, note: 'Hallo'});
    expect([warnings, added.warnings, noted.warnings]).toMatchObject([[standing], [standing], [standing]]);
    expect((await addLines(cart.id, [{merchandiseId: variant(61)}])).warnings).toEqual([]);
  });

  it('a code that the buyer used before is refused, once the address is known', async () => {
    const usage = (await storefront.env()).DISCOUNT_USAGE.getByName('shop');
    expect(await usage.record('Used@example.com', 'willkommen10', 'order-1')).toBe(true);
    expect(await usage.record('used@example.com', 'WILLKOMMEN10', 'order-2')).toBe(false);
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    expect((await applyCodes(cart.id, ['WILLKOMMEN10'])).cart.discountCodes).toMatchObject([{applicable: true}]);
    const types = {...ID, buyerIdentity: 'CartBuyerIdentityInput!'};
    const buyerIdentity = {email: 'used@example.com'};
    const known = await mutate('cartBuyerIdentityUpdate', types, {cartId: cart.id, buyerIdentity});
    expect(known.cart.discountCodes).toMatchObject([{applicable: false}]);
  });

  it('a code for shipping counts, and is told of by an allocation once an address is selected', async () => {
    const lines = [{merchandiseId: variant(11)}];
    const {cart} = await create({lines, discountCodes: ['PORTOFREI']});
    expect(cart).toMatchObject({discountCodes: [{applicable: true}], discountAllocations: []});
    const addresses = [{address: {deliveryAddress: {countryCode: 'DE'}}, selected: true}];
    const {cart: addressed} = await create({lines, discountCodes: ['PORTOFREI'], delivery: {addresses}});
    expect(addressed.discountAllocations).toEqual([{targetType: 'SHIPPING_LINE', discountedAmount: {amount: '4.9'}}]);
  });

  it('an invalid gift card changes nothing and says nothing', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    const answer = await addGiftCards(cart.id, ['NICHTS', 'LICHTLEER0000', ' LICHTAAAA1111']);
    expect(answer).toMatchObject({userErrors: [], warnings: [], cart: {appliedGiftCards: []}});
  });

  it('gift cards combine, repeat harmlessly and are removed by id, never by code', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    await addGiftCards(cart.id, ['lichtaaaa1111']);
    const both = await addGiftCards(cart.id, ['LICHTBBBB2222', 'LICHTAAAA1111']);
    expect(both.cart.appliedGiftCards).toMatchObject([
      {lastCharacters: '1111', presentmentAmountUsed: {amount: '20.0'}, balance: {amount: '0.0'}},
      {lastCharacters: '2222', presentmentAmountUsed: {amount: '19.95'}, balance: {amount: '30.05'}},
    ]);
    expect(both.cart.cost).toMatchObject({subtotalAmount: {amount: '39.95'}, totalAmount: {amount: '0.0'}});
    expect(JSON.stringify(both)).not.toContain('AAAA');
    const types = {...ID, appliedGiftCardIds: '[ID!]!'};
    const appliedGiftCardIds = [at(both.cart.appliedGiftCards, 0).id];
    const one = await mutate('cartGiftCardCodesRemove', types, {cartId: cart.id, appliedGiftCardIds});
    expect(one.cart.appliedGiftCards).toMatchObject([
      {lastCharacters: '2222', presentmentAmountUsed: {amount: '39.95'}},
    ]);
  });
});

describe('the key of a cart', () => {
  it.each([
    ['missing', ''],
    ['wrong', '?key=wrong'],
  ])('%s: nothing private is shown and nothing can be changed', async (_what, key) => {
    const {cart} = await create({
      lines: [{merchandiseId: variant(11)}],
      note: 'geheim',
      buyerIdentity: {email: 'a@example.com'},
      attributes: [{key: 'geheim', value: 'geheim'}],
      giftCardCodes: ['LICHTAAAA1111'],
      discountCodes: ['GEHEIM'],
    });
    const keyless = `gid://shopify/Cart/${tokenOf(cart.id)}${key}`;
    const seen = await read(keyless);
    expect(seen).toMatchObject({totalQuantity: 1, note: null, appliedGiftCards: [], buyerIdentity: {email: null}});
    const secret = at(cart.id.split('?key='), 1);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${secret}|geheim`, 'i'));
    const refused = await attemptLines(keyless, [{merchandiseId: variant(11)}]);
    const message = 'The specified cart does not exist.';
    expect(refused).toEqual({cart: null, userErrors: [{code: 'INVALID', field: ['cartId'], message}], warnings: []});
    expect((await read(cart.id)).totalQuantity).toBe(1);
  });
});

describe('a cart is gone', () => {
  it.each([
    'gid://shopify/Cart/0123456789abcdef?key=x',
    'gid://shopify/Cart/%00?key=x',
    'gid://shopify/Product/1',
    '',
    'x',
  ])('when there is none under %j', async (id) => {
    expect(await find(id)).toBeNull();
    expect((await attemptLines(id, [])).userErrors).toMatchObject([{code: 'INVALID', field: ['cartId']}]);
  });

  it('when its order was placed', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(11)}]});
    const object = (await storefront.env()).CARTS.getByName(tokenOf(cart.id));
    await object.complete('order-1', Date.now());
    await object.complete('order-1', Date.now());
    expect(await find(cart.id)).toBeNull();
    expect((await attemptLines(cart.id, [])).cart).toBeNull();
    await expect(object.read(Date.now())).resolves.toMatchObject({completedOrder: 'order-1'});
  });

  it('after ten days, not before, and survives a restart until then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
    const at = async (days: number, id: string) => {
      const later = await startStorefront({CLOCK_OFFSET_MS: String(days * DAY_MS)}, folder);
      const cart = await find(id, later);
      await later.stop();
      return cart;
    };
    try {
      const today = await startStorefront({}, folder);
      const reply = await today.run('mutation { cartCreate(input: {}) { cart { id } } }');
      const {id} = z.object({cart: z.object({id: z.string()})}).parse(reply.data?.['cartCreate']).cart;
      await today.stop();
      expect(await at(9.9, id)).not.toBeNull();
      expect(await at(10, id)).toBeNull();
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});

describe('stock and gift cards in the books', () => {
  it('stock is taken wholly or not at all, and once per order', async () => {
    const stock = (await storefront.env()).STOCK.getByName('shop');
    const before = (await stock.read([12, 21])).get(21) ?? 0;
    const lines = [
      {variantNumber: 21, quantity: 1},
      {variantNumber: 12, quantity: 99},
    ];
    await expect(stock.take(lines, 'order-a')).resolves.toMatchObject([{variantNumber: 12, wanted: 99, inStock: 3}]);
    await stock.take([{variantNumber: 21, quantity: 2}], 'order-b');
    await stock.take([{variantNumber: 21, quantity: 2}], 'order-b');
    expect((await stock.read([21])).get(21)).toBe(before - 2);
  });

  it('a product sold without stock has negative stock', async () => {
    const stock = (await storefront.env()).STOCK.getByName('shop');
    await expect(stock.take([{variantNumber: 23, quantity: 2}], 'order-c')).resolves.toEqual([]);
    expect((await stock.read([23])).get(23)).toBe(-2);
  });

  it('a gift card is charged once per order and never below nothing', async () => {
    const cards = (await storefront.env()).GIFT_CARDS.getByName('shop');
    const code = await cards.issue('order-0 1', 1000);
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    expect(await cards.issue('order-0 1', 1000)).toBe(code);
    expect(await cards.charge(code.toLowerCase(), 600, 'order-a')).toBe(true);
    expect(await cards.charge(code, 600, 'order-a')).toBe(true);
    expect(await cards.charge(code, 600, 'order-b')).toBe(false);
    expect(await cards.balance(code)).toBe(400);
    expect(await cards.find('NICHTS')).toBeNull();
  });
});
