import {
  CartAttributesUpdateDocument,
  CartBuyerIdentityUpdateDocument,
  CartCreateDocument,
  CartDiscountCodesUpdateDocument,
  CartGiftCardCodesAddDocument,
  CartGiftCardCodesRemoveDocument,
  CartLinesAddDocument,
  CartLinesPageDocument,
  CartLinesUpdateDocument,
  CartNoteUpdateDocument,
  GetCartByIdDocument,
  type AttributeInput,
  type CartBuyerIdentityInput,
  type CartFragment,
  type CartLineInput,
  type CartLineUpdateInput,
  type CartUserErrorFragment,
  type CartWarningFragment,
  type CountryCode,
} from '#graphql/generated/storefront/graphql';

import {CART_LINES_READ} from '../../config/limits';
import type {Attribute, Cart} from '../../domain/cart/cart';
import type {LineToAdd} from '../../domain/cart/line-content';
import {cartRefusal, type Refusal} from '../../domain/cart/refusal';
import {ServiceError} from '../service-error.server';
import {reshapeCart, type CartSettings} from './cart-reshape.server';
import type {StorefrontGateway} from './gateway.server';
import {isIncomplete, readMended, removeLines, type CartMending} from './unpublished-lines.server';

/** A cart after a change. */
export type CartAnswer = {
  /** `null` where the platform gave none. */
  readonly cart: Cart | null;
  /** The platform's errors: it did not make the change. */
  readonly refusals: readonly Refusal[];
  /** The platform made the change, and says these of the whole cart: of the change, and of what was there before. */
  readonly warnings: readonly Refusal[];
};

export type LineChange = {
  readonly id: string;
  /** 0 removes the line. */
  readonly quantity?: number;
  readonly attributes?: readonly Attribute[];
  /** `null` makes a subscription line a one-time line. */
  readonly sellingPlanId?: string | null;
};

/** The platform's cart operations, one call each. Each throws `ServiceError` when the platform does not answer. */
export type PlatformCart = {
  /**
   * The cart behind an id, or `null` when the platform says there is none (unknown, expired, completed). A cart that cannot
   * be read for lines of products that are no longer sold loses them first.
   */
  readonly read: (cartId: string) => Promise<Cart | null>;
  readonly create: (lines: readonly LineToAdd[]) => Promise<CartAnswer>;
  readonly addLines: (cartId: string, lines: readonly LineToAdd[]) => Promise<CartAnswer>;
  readonly updateLines: (cartId: string, changes: readonly LineChange[]) => Promise<CartAnswer>;
  readonly removeLines: (cartId: string, lineIds: readonly string[]) => Promise<CartAnswer>;
  /** Replaces the list of codes. */
  readonly updateDiscountCodes: (cartId: string, codes: readonly string[]) => Promise<CartAnswer>;
  readonly addGiftCards: (cartId: string, codes: readonly string[]) => Promise<CartAnswer>;
  readonly removeGiftCards: (cartId: string, appliedIds: readonly string[]) => Promise<CartAnswer>;
  /** Replaces the attributes of the whole cart. */
  readonly updateAttributes: (cartId: string, attributes: readonly Attribute[]) => Promise<CartAnswer>;
  readonly updateNote: (cartId: string, note: string) => Promise<CartAnswer>;
  /** Where the cart is to be sent. */
  readonly updateCountry: (cartId: string, country: CountryCode) => Promise<CartAnswer>;
};

type Payload = {
  readonly cart: CartFragment | null;
  readonly userErrors: readonly CartUserErrorFragment[];
  readonly warnings: readonly CartWarningFragment[];
} | null;

function lineInput(line: LineToAdd): CartLineInput {
  return {
    merchandiseId: line.variantId,
    quantity: line.quantity,
    attributes: attributeInputs(line.attributes),
    ...(line.sellingPlanId === null ? {} : {sellingPlanId: line.sellingPlanId}),
  };
}

function lineUpdateInput(change: LineChange): CartLineUpdateInput {
  return {
    id: change.id,
    ...(change.quantity === undefined ? {} : {quantity: change.quantity}),
    ...(change.attributes === undefined ? {} : {attributes: attributeInputs(change.attributes)}),
    ...(change.sellingPlanId === undefined ? {} : {sellingPlanId: change.sellingPlanId}),
  };
}

function attributeInputs(attributes: readonly Attribute[]): AttributeInput[] {
  return attributes.map(({key, value}) => ({key, value}));
}

function said({userErrors, warnings}: NonNullable<Payload>): Omit<CartAnswer, 'cart'> {
  return {
    refusals: userErrors.map(({code, field}) => ({code: cartRefusal(code, field ?? []), lineId: null})),
    warnings: warnings.map(({code, target}) => ({code: cartRefusal(code), lineId: target})),
  };
}

type PlatformCartOptions = CartSettings & {
  readonly country: CountryCode;
  /** Gives the access token of a customer who is logged in, whose cart a new cart then is. */
  readonly buyerToken?: () => Promise<string | null>;
  /** What a cart that cannot be read is mended with; without it, such a cart is an outage. */
  readonly mending?: CartMending;
};

/**
 * Makes the cart operations over the platform's Storefront API, in the shopper's language and for their country.
 */
export function createPlatformCart(
  gateway: StorefrontGateway,
  {country, buyerToken = () => Promise.resolve(null), mending, ...settings}: PlatformCartOptions,
): PlatformCart {
  const complete = async (wire: CartFragment): Promise<Cart> => {
    const lines = [...wire.lines.nodes];
    let page = wire.lines.pageInfo;
    while (page.hasNextPage && page.endCursor && lines.length < CART_LINES_READ) {
      const {cart} = await gateway.query(CartLinesPageDocument, {cartId: wire.id, after: page.endCursor});
      if (!cart) break;
      lines.push(...cart.lines.nodes);
      page = cart.lines.pageInfo;
    }
    return reshapeCart(wire, lines, settings);
  };
  const answer = async (payload: Payload): Promise<CartAnswer> => {
    if (!payload) throw new ServiceError('storefront', 'malformed', 'the answer says nothing of the change');
    return {cart: payload.cart ? await complete(payload.cart) : null, ...said(payload)};
  };

  const readWhole = async (cartId: string): Promise<Cart | null> => {
    const {cart} = await gateway.query(GetCartByIdDocument, {cartId});
    return cart ? await complete(cart) : null;
  };
  return {
    async read(cartId) {
      try {
        return await readWhole(cartId);
      } catch (error) {
        if (!isIncomplete(error) || mending === undefined) throw error;
        return readMended(gateway, {cartId, cause: error, read: () => readWhole(cartId)}, mending);
      }
    },
    async create(lines) {
      const create = async (buyerIdentity: CartBuyerIdentityInput) =>
        (await gateway.mutate(CartCreateDocument, {lines: lines.map(lineInput), attributes: [], buyerIdentity}))
          .cartCreate;
      const customerAccessToken = await buyerToken();
      if (customerAccessToken === null) return answer(await create({countryCode: country}));
      const own = await create({countryCode: country, customerAccessToken});
      // If the platform refuses the token, no cart was made: create one without the customer.
      return answer(own?.cart ? own : await create({countryCode: country}));
    },
    async addLines(cartId, lines) {
      const variables = {cartId, lines: lines.map(lineInput)};
      return answer((await gateway.mutate(CartLinesAddDocument, variables)).cartLinesAdd);
    },
    async updateLines(cartId, changes) {
      const variables = {cartId, lines: changes.map(lineUpdateInput)};
      return answer((await gateway.mutate(CartLinesUpdateDocument, variables)).cartLinesUpdate);
    },
    async removeLines(cartId, lineIds) {
      const refusals = await removeLines(gateway, cartId, lineIds);
      return {cart: await readWhole(cartId), refusals, warnings: []};
    },
    async updateDiscountCodes(cartId, codes) {
      const variables = {cartId, discountCodes: [...codes]};
      return answer((await gateway.mutate(CartDiscountCodesUpdateDocument, variables)).cartDiscountCodesUpdate);
    },
    async addGiftCards(cartId, codes) {
      const variables = {cartId, giftCardCodes: [...codes]};
      return answer((await gateway.mutate(CartGiftCardCodesAddDocument, variables)).cartGiftCardCodesAdd);
    },
    async removeGiftCards(cartId, appliedIds) {
      const variables = {cartId, appliedGiftCardIds: [...appliedIds]};
      return answer((await gateway.mutate(CartGiftCardCodesRemoveDocument, variables)).cartGiftCardCodesRemove);
    },
    async updateAttributes(cartId, attributes) {
      const variables = {cartId, attributes: attributeInputs(attributes)};
      return answer((await gateway.mutate(CartAttributesUpdateDocument, variables)).cartAttributesUpdate);
    },
    async updateNote(cartId, note) {
      return answer((await gateway.mutate(CartNoteUpdateDocument, {cartId, note})).cartNoteUpdate);
    },
    async updateCountry(cartId, countryCode) {
      const variables = {cartId, buyerIdentity: {countryCode}};
      return answer((await gateway.mutate(CartBuyerIdentityUpdateDocument, variables)).cartBuyerIdentityUpdate);
    },
  };
}
