import {expect} from 'vitest';
import * as z from 'zod';
import type {RunningStorefront} from './start-storefront';

const CART = `fragment C on Cart {
  id checkoutUrl totalQuantity note attributes { key value } buyerIdentity { email countryCode }
  cost { subtotalAmount { amount } totalAmount { amount } }
  discountCodes { code applicable }
  discountAllocations { targetType discountedAmount { amount } }
  appliedGiftCards { id lastCharacters balance { amount } presentmentAmountUsed { amount } }
  lines(first: 50) { nodes { id quantity merchandise { ... on ProductVariant { id } } discountAllocations { discountedAmount { amount } } } }
}`;
const PAYLOAD = '{ cart { ...C } userErrors { code field message } warnings { code message target } }';

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

type Runs = Pick<RunningStorefront, 'run'>;

/** The type of a mutation's first argument. */
export const ID = {cartId: 'ID!'};

/** The global id of a variant. */
export const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

/** The token in the id of a cart, which names its object. */
export const tokenOf = (cartId: string) => cartId.replace('gid://shopify/Cart/', '').replace(/\?.*/, '');

/** What carts are made, changed and read with; each call asks the storefront of the moment. */
export function cartsAt(storefrontOf: () => Runs) {
  /** Runs one cart mutation; `types` are those of its arguments. */
  async function attempt(
    name: string,
    types: Record<string, string>,
    values: Record<string, unknown>,
    language = 'EN',
  ) {
    const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
    const passed = Object.keys(types).map((key) => `${key}: $${key}`);
    const text = `mutation (${declared.join(', ')}) @inContext(language: ${language}) { ${name}(${passed.join(', ')}) ${PAYLOAD} } ${CART}`;
    const reply = await storefrontOf().run(text, values);
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

  async function find(cartId: string, running: Runs = storefrontOf()) {
    const reply = await running.run(`query ($id: ID!) { cart(id: $id) { ...C } } ${CART}`, {id: cartId});
    expect(reply.errors).toBeUndefined();
    return cartShape.nullable().parse(reply.data?.['cart']);
  }

  async function read(cartId: string) {
    const cart = await find(cartId);
    if (cart === null) throw new Error('No cart');
    return cart;
  }

  return {attempt, mutate, create, attemptLines, addLines, updateLines, applyCodes, addGiftCards, find, read};
}
