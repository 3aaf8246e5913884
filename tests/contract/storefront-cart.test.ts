import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {at} from '../support/at';
import {cartsAt, ID, tokenOf, variant} from './storefront/carts';
import {ORIGIN, startStorefront} from './storefront/start-storefront';
import type {RunningStorefront} from './storefront/start-storefront';

const DAY_MS = 24 * 60 * 60 * 1000;

let storefront: RunningStorefront;

beforeAll(async () => {
  storefront = await startStorefront();
});

afterAll(() => storefront.stop());

const {attempt, mutate, create, attemptLines, addLines, updateLines, find, read} = cartsAt(() => storefront);

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
    expect(cart.checkoutUrl).toBe(`${ORIGIN}/cart/c/${tokenOf(cart.id)}?key=${secret}&locale=en`);
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
