import {afterEach, describe, expect, it, vi} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {CART_LINES, CART_LINES_READ} from '../../config/limits';
import {ServiceError} from '../service-error.server';
import {createPlatformCart, type PlatformCart} from './platform-cart.server';
import {platformAnswering} from './platform.fixture';
import {wireCart, wireLine} from './wire-cart.fixture';

const GERMAN = {country: 'DE', productTypes: productTypes(), freeArticleVariantId: null} as const;
const CART = 'gid://shopify/Cart/1?key=1';
const LINE = {variantId: 'gid://shopify/ProductVariant/11', quantity: 2, attributes: [], sellingPlanId: null};
const done = {cart: wireCart([wireLine()]), userErrors: [], warnings: []};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A change of the cart, the operation that makes it, and what it sends beside language and country. */
const CHANGES: readonly (readonly [string, (cart: PlatformCart) => Promise<unknown>, object])[] = [
  [
    'CartLinesAdd',
    (cart) =>
      cart.addLines(CART, [
        LINE,
        {...LINE, quantity: 1, attributes: [{key: '_D', value: 'SP022'}], sellingPlanId: 'gid://shopify/SellingPlan/4'},
      ]),
    {
      cartId: CART,
      lines: [
        {merchandiseId: LINE.variantId, quantity: 2, attributes: []},
        {
          merchandiseId: LINE.variantId,
          quantity: 1,
          attributes: [{key: '_D', value: 'SP022'}],
          sellingPlanId: 'gid://shopify/SellingPlan/4',
        },
      ],
    },
  ],
  [
    'CartLinesUpdate',
    (cart) =>
      cart.updateLines(CART, [
        {id: 'a'},
        {id: 'b', quantity: 0},
        {id: 'c', attributes: [{key: '_D', value: 'SP022'}]},
        {id: 'd', sellingPlanId: null},
      ]),
    {
      cartId: CART,
      lines: [
        {id: 'a'},
        {id: 'b', quantity: 0},
        {id: 'c', attributes: [{key: '_D', value: 'SP022'}]},
        {id: 'd', sellingPlanId: null},
      ],
    },
  ],
  ['CartDiscountCodesUpdate', (cart) => cart.updateDiscountCodes(CART, ['A']), {cartId: CART, discountCodes: ['A']}],
  ['CartGiftCardCodesAdd', (cart) => cart.addGiftCards(CART, ['TAU']), {cartId: CART, giftCardCodes: ['TAU']}],
  ['CartGiftCardCodesRemove', (cart) => cart.removeGiftCards(CART, ['g']), {cartId: CART, appliedGiftCardIds: ['g']}],
  [
    'CartAttributesUpdate',
    (cart) => cart.updateAttributes(CART, [{key: 'gift', value: 'yes'}]),
    {cartId: CART, attributes: [{key: 'gift', value: 'yes'}]},
  ],
  ['CartNoteUpdate', (cart) => cart.updateNote(CART, 'Klingeln'), {cartId: CART, note: 'Klingeln'}],
  [
    'CartBuyerIdentityUpdate',
    (cart) => cart.updateCountry(CART, 'CH'),
    {cartId: CART, buyerIdentity: {countryCode: 'CH'}},
  ],
];

const fieldOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);

describe('each change of a cart is one operation', () => {
  it.each(CHANGES)('%s', async (operation, change, variables) => {
    const {gateway, asked} = platformAnswering({[operation]: () => ({[fieldOf(operation)]: done})});
    expect(await change(createPlatformCart(gateway, GERMAN))).toMatchObject({cart: {id: CART}, refusals: []});
    expect(asked).toHaveLength(1);
    expect(asked[0]?.name).toBe(operation);
    expect(asked[0]?.variables).toMatchObject(variables);
  });

  it.each(CHANGES)('%s that says nothing of the change is an outage', async (operation, change) => {
    const {gateway} = platformAnswering({[operation]: () => ({[fieldOf(operation)]: null})});
    await expect(change(createPlatformCart(gateway, GERMAN))).rejects.toThrow(ServiceError);
  });
});

describe('warnings and errors of the platform', () => {
  it('become codes, kept apart, with the line of the warning', async () => {
    const {gateway} = platformAnswering({
      CartLinesAdd: () => ({
        cartLinesAdd: {
          cart: null,
          userErrors: [
            {code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: ''},
            {code: 'INVALID', field: null, message: ''},
          ],
          warnings: [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: '', target: 'gid://shopify/CartLine/1'}],
        },
      }),
    });
    expect(await createPlatformCart(gateway, GERMAN).addLines(CART, [LINE])).toEqual({
      cart: null,
      refusals: [
        {code: 'merchandise-gone', lineId: null},
        {code: 'not-understood', lineId: null},
      ],
      warnings: [{code: 'quantity-reduced', lineId: 'gid://shopify/CartLine/1'}],
    });
  });
});

describe('a cart that is read', () => {
  const page = (after: string | null) => ({hasNextPage: after !== null, endCursor: after});

  it('is none where the platform says so', async () => {
    const {gateway} = platformAnswering({GetCartById: () => ({cart: null})});
    expect(await createPlatformCart(gateway, GERMAN).read(CART)).toBeNull();
  });

  it('has the lines of all its pages', async () => {
    const first = wireCart([], {lines: {pageInfo: page('1'), nodes: [wireLine({id: 'a'})]}});
    const {gateway, asked} = platformAnswering({
      GetCartById: () => ({cart: first}),
      CartLinesPage: ({after}) => ({
        cart: {
          lines: {
            pageInfo: page(after === '1' ? '2' : null),
            nodes: [wireLine({id: `after ${String(after)}`})],
          },
        },
      }),
    });
    const cart = await createPlatformCart(gateway, GERMAN).read(CART);
    expect(cart?.lines.map(({id}) => id)).toEqual(['a', 'after 1', 'after 2']);
    expect(asked.map(({variables}) => variables['cartId'])).toEqual([CART, CART, CART]);
  });

  it('is read no further than the lines that the shop can have put into it', async () => {
    const nodes = Array.from({length: CART_LINES}, (_, index) => wireLine({id: String(index)}));
    const lines = {pageInfo: page('1'), nodes};
    const {gateway, asked} = platformAnswering({
      GetCartById: () => ({cart: wireCart([], {lines})}),
      CartLinesPage: () => ({cart: {lines: {nodes, pageInfo: page(asked.length < 5 ? '1' : null)}}}),
    });
    expect((await createPlatformCart(gateway, GERMAN).read(CART))?.lines).toHaveLength(CART_LINES_READ);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['has gone since', page('1'), {cart: null}],
    ['does not say where it goes on', {hasNextPage: true, endCursor: null}, undefined],
  ])('has the lines that are known where it %s', async (_, pageInfo, next) => {
    const {gateway} = platformAnswering({
      GetCartById: () => ({cart: wireCart([], {lines: {pageInfo, nodes: [wireLine({id: 'a'})]}})}),
      ...(next && {CartLinesPage: () => next}),
    });
    expect((await createPlatformCart(gateway, GERMAN).read(CART))?.lines.map(({id}) => id)).toEqual(['a']);
  });
});

describe('a new cart', () => {
  const buyers = (asked: readonly {readonly variables: Readonly<Record<string, unknown>>}[]) =>
    asked.map(({variables}) => variables['buyerIdentity']);

  it('is made with lines and country', async () => {
    const {gateway, asked} = platformAnswering({CartCreate: () => ({cartCreate: done})});
    expect(await createPlatformCart(gateway, {...GERMAN, country: 'AT'}).create([LINE])).toMatchObject({
      cart: {id: CART},
    });
    expect(asked[0]?.variables).toMatchObject({
      lines: [{merchandiseId: LINE.variantId, quantity: 2, attributes: []}],
      attributes: [],
      buyerIdentity: {countryCode: 'AT'},
    });
    expect(buyers(asked)).toEqual([{countryCode: 'AT'}]);
  });

  it('is the customer’s who is logged in', async () => {
    const {gateway, asked} = platformAnswering({CartCreate: () => ({cartCreate: done})});
    await createPlatformCart(gateway, {...GERMAN, buyerToken: () => Promise.resolve('token')}).create([LINE]);
    expect(buyers(asked)).toEqual([{countryCode: 'DE', customerAccessToken: 'token'}]);
  });

  it.each([
    ['does not count', {cart: null, userErrors: [{code: 'INVALID', field: null, message: ''}], warnings: []}],
    ['is not answered', null],
  ])('is anonymous if the token %s', async (_, refused) => {
    const {gateway, asked} = platformAnswering({
      CartCreate: ({buyerIdentity}) => ({
        cartCreate: JSON.stringify(buyerIdentity).includes('token') ? refused : done,
      }),
    });
    const cart = createPlatformCart(gateway, {...GERMAN, buyerToken: () => Promise.resolve('token')});
    expect(await cart.create([LINE])).toMatchObject({cart: {id: CART}, refusals: []});
    expect(buyers(asked)).toEqual([{countryCode: 'DE', customerAccessToken: 'token'}, {countryCode: 'DE'}]);
  });
});
