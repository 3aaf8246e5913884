import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {operations, texts} from './storefront/operations';
import {borrowStorefront} from './storefront/start-storefront';
import type {BorrowedStorefront} from './storefront/start-storefront';

const CONTEXT = {lang: 'EN', language: 'EN', country: 'DE'};
const LINE = {merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 2};

/** Values for the variables of all operations, by operation name; `cartId` is that of a cart with one line. */
const VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CartCreate: {lines: [LINE], attributes: [], buyerIdentity: {countryCode: 'DE'}},
  CartLinesAdd: {lines: [LINE]},
  CartLinesUpdate: {lines: []},
  CartLinesRemove: {lineIds: []},
  CartAttributesUpdate: {attributes: [{key: 'a', value: 'b'}]},
  CartDiscountCodesUpdate: {discountCodes: ['KAFFEE20']},
  CartGiftCardCodesAdd: {giftCardCodes: ['LICHTAAAA1111']},
  CartGiftCardCodesUpdate: {giftCardCodes: ['LICHTAAAA1111']},
  CartGiftCardCodesRemove: {appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1']},
  CartBuyerIdentityUpdate: {buyerIdentity: {countryCode: 'AT'}},
  CartBuyerUpdate: {buyerIdentity: {email: null}},
  CartNoteUpdate: {note: 'x'},
  CartLinesPage: {after: btoa('{"last":"unknown"}')},
  CollectionByHandle: {handle: 'coffee-shop'},
  CollectionLinkByHandle: {handle: 'coffee-shop'},
  CollectionCards: {handle: 'coffee-shop', first: 4},
  CollectionChoices: {handle: 'coffee-shop'},
  CoffeesToMatch: {handle: 'coffee-shop'},
  Product: {handle: 'forest-coffee'},
  RedirectsOfPath: {query: 'path:/collections/kaffee'},
  ProductStock: {id: 'gid://shopify/Product/1'},
  ProductHandleById: {id: 'gid://shopify/Product/1'},
  ProductIdByHandle: {handle: 'forest-coffee'},
  ProductsByHandle: {
    first: 'forest-coffee',
    second: 'forest-coffee',
    third: 'forest-coffee',
    fourth: 'forest-coffee',
    fifth: 'forest-coffee',
    sixth: 'forest-coffee',
    seventh: 'forest-coffee',
    eighth: 'forest-coffee',
    ninth: 'forest-coffee',
    tenth: 'forest-coffee',
    eleventh: 'forest-coffee',
    twelfth: 'forest-coffee',
  },
  ProductRecommendations: {handle: 'forest-coffee', intent: 'RELATED'},
  GridProductsById: {ids: ['gid://shopify/Product/1', 'gid://shopify/Product/2']},
  VariantPicturesById: {ids: ['gid://shopify/Product/1', 'gid://shopify/Product/2']},
  MultipleProductsById: {ids: ['gid://shopify/Product/1', 'gid://shopify/Product/2']},
  SubscriptionGoods: {ids: ['gid://shopify/ProductVariant/11']},
  CoffeeSubcollectionsById: {ids: ['gid://shopify/Collection/100']},
  GearSubcollectionsById: {ids: ['gid://shopify/Collection/100']},
  MultipleVariantsById: {ids: ['gid://shopify/ProductVariant/11', 'gid://shopify/ProductVariant/41']},
  KnownVariants: {ids: ['gid://shopify/ProductVariant/11']},
};

const EVERY_COLLECTION = {id: 'gid://shopify/Collection/100'};

describe('the operations of the shop', () => {
  let storefront: BorrowedStorefront;
  let cartId: unknown;

  beforeAll(async () => {
    storefront = await borrowStorefront();
    const create = 'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id } } }';
    const reply = await storefront.run(create, {lines: [LINE]});
    cartId = z.object({cartCreate: z.object({cart: z.object({id: z.string()})})}).parse(reply.data).cartCreate.cart.id;
  });

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s is answered in full by the emulator',
    async (name, operation) => {
      const declared = new Set(operation.variableDefinitions?.map(({variable}) => variable.name.value));
      const all: Record<string, unknown> = {...CONTEXT, cartId, ...EVERY_COLLECTION, ...VARIABLES[name]};
      if (name === 'CartLinesPage') all['after'] = await firstCursor(storefront, cartId);
      const variables = Object.fromEntries(Object.entries(all).filter(([key]) => declared.has(key)));
      const reply = await storefront.run(texts[name] ?? '', variables);
      expect(reply.errors).toBeUndefined();
      for (const value of Object.values(reply.data ?? {'no data': null})) expect(value).not.toBeNull();
    },
  );
});

const cursorReply = z.object({
  cart: z.object({lines: z.object({pageInfo: z.object({endCursor: z.string()})})}),
});

async function firstCursor(storefront: BorrowedStorefront, cartId: unknown): Promise<unknown> {
  const query = 'query ($id: ID!) { cart(id: $id) { lines(first: 1) { pageInfo { endCursor } } } }';
  const {data} = await storefront.run(query, {id: cartId});
  return cursorReply.parse(data).cart.lines.pageInfo.endCursor;
}
