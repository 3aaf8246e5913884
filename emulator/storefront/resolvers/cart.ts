import {GraphQLError} from 'graphql';
import * as z from 'zod';
import {connection, emptyConnection, pageArguments} from '../connection';
import type {PageArguments} from '../connection';
import type {CartAttribute, CartLineState, CartState} from '../cart/cart-state';
import {deliveryGroups} from '../cart/delivery-groups';
import type {PricedCart, PricedDiscount, PricedGiftCard, PricedLine} from '../cart/priced-cart';
import {Field, lazy, withArguments} from '../field';
import type {Source} from '../field';
import {cartGid, cartLineGid, gid} from '../gid';
import {money} from '../money';
import type {Scope} from '../scope';
import {deliveryGroupConnection, deliverySource} from './cart-delivery';
import {customerFields} from './customer';
import {metafieldFields} from './metafield';
import {sellingPlanAllocation} from './selling-plan';

/**
 * Returns a `Cart`.
 *
 * @param isKeyHolder whether the client knows the cart's secret: without it, nothing private is shown
 */
export function cartSource(cart: PricedCart, isKeyHolder: boolean, scope: Scope): Source {
  const {state} = cart;
  const secret = isKeyHolder ? state.secret : null;
  const giftCards = isKeyHolder ? cart.giftCards : [];
  const isAddressed = deliveryGroups(state, scope.shop.catalogue).length > 0;
  const charged = {
    subtotalAmount: money(cart.subtotalCents),
    totalAmount: money(giftCards.reduce((cents, {usedCents}) => cents - usedCents, cart.totalCents)),
    checkoutChargeAmount: money(cart.subtotalCents),
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  const lines = (those: readonly (PricedLine | CartLineState)[], page: PageArguments) =>
    connection(
      those,
      page,
      (line) => line.id,
      (line) => ('unitCents' in line ? lineSource(line, state.token, scope) : goneLineSource(line, state.token)),
    );
  const self: Source = {
    __typename: 'Cart',
    id: cartGid(state.token, secret),
    checkoutUrl: checkoutUrl(state.token, secret, scope),
    createdAt: new Date(state.createdAt).toISOString(),
    updatedAt: new Date(state.updatedAt).toISOString(),
    note: isKeyHolder ? state.note : null,
    totalQuantity: cart.totalQuantity,
    buyerIdentity: {
      countryCode: state.buyer.countryCode,
      customer: isKeyHolder && state.buyer.customer !== undefined ? customerFields(state.buyer.customer) : null,
      email: isKeyHolder ? state.buyer.email : null,
      phone: isKeyHolder ? state.buyer.phone : null,
      purchasingCompany: null,
      preferences: isKeyHolder ? (state.buyer.preferences ?? null) : null,
      deliveryAddressPreferences: [],
    },
    cost: {
      ...charged,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: false,
      totalDutyAmountEstimated: false,
    },
    estimatedCost: charged,
    delivery: deliverySource(isKeyHolder ? (state.addresses ?? []) : [], scope),
    deliveryGroups: withArguments(
      {...pageArguments, withCarrierRates: z.literal(false).nullable().default(null)},
      (page) => deliveryGroupConnection(isKeyHolder ? cart : null, page, lines, scope),
    ),
    discountCodes: isKeyHolder ? cart.discountCodes.map(({code, applicable}) => ({code, applicable})) : [],
    // Of shipping the platform tells nothing before it knows an address.
    discountAllocations: cart.cartDiscounts
      .filter(({target}) => target === 'LINE_ITEM' || isAddressed)
      .map(discountAllocation),
    appliedGiftCards: giftCards.map(giftCardSource),
    ...attributeFields(isKeyHolder ? state.attributes : []),
    lines: withArguments(pageArguments, (page) => lines(inOrder(cart), page)),
    ...metafieldFields(
      cartMetafields(state, isKeyHolder, () => self),
      scope,
    ),
  };
  return self;
}

/** Returns the metafields of a cart as those of an owner: only who knows the cart's secret sees them. */
export function cartMetafields(
  {token, metafields = [], updatedAt}: CartState,
  isKeyHolder: boolean,
  source: () => Source,
) {
  const writtenAt = new Date(updatedAt).toISOString();
  return {id: gid('Cart', token), metafields: isKeyHolder ? metafields : [], source, writtenAt};
}

function checkoutUrl(token: string, secret: string | null, {primaryOrigin, language}: Scope): string {
  const url = new URL(`/cart/c/${token}`, primaryOrigin);
  if (secret !== null) url.searchParams.set('key', secret);
  url.searchParams.set('locale', language.toLowerCase());
  return url.href;
}

function inOrder({state, lines, goneLines}: PricedCart): (PricedLine | CartLineState)[] {
  const all = new Map([...lines, ...goneLines].map((line) => [line.id, line]));
  return state.lines.flatMap(({id}) => all.get(id) ?? []);
}

/**
 * A line of what is sold no more. The platform keeps it, and its variant has no `product`, which cannot be `null`: whatever
 * asks for that of the cart fails as a whole (https://github.com/Weaverse/weaverse/issues/466).
 */
function goneLineSource(line: CartLineState, token: string): Source {
  const charged = {subtotalAmount: money(0), totalAmount: money(0)};
  return {
    __typename: 'CartLine',
    id: cartLineGid(line.id, token),
    quantity: line.quantity,
    parentRelationship: null,
    instructions: {canRemove: true, canUpdateQuantity: true},
    cost: {amountPerQuantity: money(0), compareAtAmountPerQuantity: null, ...charged},
    estimatedCost: {amount: money(0), compareAtAmount: null, ...charged},
    discountAllocations: new Field(() => []),
    ...attributeFields(line.attributes),
    merchandise: {
      __typename: 'ProductVariant',
      id: gid('ProductVariant', line.variantNumber),
      title: '',
      sku: null,
      availableForSale: false,
      currentlyNotInStock: false,
      quantityAvailable: 0,
      requiresShipping: false,
      image: null,
      price: money(0),
      compareAtPrice: null,
      unitPrice: null,
      unitPriceMeasurement: null,
      selectedOptions: [],
      sellingPlanAllocations: emptyConnection,
      metafields: new Field(() => []),
      product: lazy(() => {
        throw new GraphQLError('Cannot return null for non-nullable field ProductVariant.product');
      }),
    },
    sellingPlanAllocation: null,
  };
}

function lineSource(line: PricedLine, token: string, scope: Scope): Source {
  const {catalogue} = scope.shop;
  const unit = money(line.unitCents);
  const compareAt = line.compareAtUnitCents === null ? null : money(line.compareAtUnitCents);
  const charged = {subtotalAmount: money(line.subtotalCents), totalAmount: money(line.totalCents)};
  return {
    __typename: 'CartLine',
    id: cartLineGid(line.id, token),
    quantity: line.quantity,
    parentRelationship: null,
    instructions: {canRemove: true, canUpdateQuantity: true},
    cost: {amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt, ...charged},
    estimatedCost: {amount: unit, compareAtAmount: compareAt, ...charged},
    // Since 2026-07 `false` also lists a line's share of the cart's discounts. How they are split is not documented.
    discountAllocations: withArguments({lineLevelOnly: z.literal(true).default(true)}, () =>
      line.discounts.map(discountAllocation),
    ),
    ...attributeFields(line.attributes),
    merchandise: lazy(() => {
      const entry = catalogue.variant(line.variantNumber);
      return entry === null ? null : scope.sources.variant(entry);
    }),
    sellingPlanAllocation: lazy(() => {
      const plan = line.sellingPlanNumber === null ? null : catalogue.sellingPlan(line.sellingPlanNumber);
      const entry = catalogue.variant(line.variantNumber);
      return plan === null || entry === null ? null : sellingPlanAllocation(plan, entry, scope);
    }),
  };
}

function discountAllocation(discount: PricedDiscount): Source {
  const {target, cents, percent, isForAll, code, title} = discount;
  // The platform gives a fixed amount as the allocated amount (deprecated from 2026-07 on).
  const value = percent === null ? money(cents) : {__typename: 'PricingPercentageValue', percentage: percent};
  const targetSelection = isForAll ? 'ALL' : 'ENTITLED';
  const base = {
    discountedAmount: money(cents),
    targetType: target,
    discountApplication: {allocationMethod: 'ACROSS', targetSelection, targetType: target, value},
  };
  return code === null
    ? {__typename: 'CartAutomaticDiscountAllocation', title, ...base}
    : {__typename: 'CartCodeDiscountAllocation', code, ...base};
}

function giftCardSource({id, lastCharacters, balanceCents, usedCents}: PricedGiftCard): Source {
  return {
    __typename: 'AppliedGiftCard',
    id: gid('AppliedGiftCard', id),
    lastCharacters,
    balance: money(balanceCents - usedCents),
    amountUsed: money(usedCents),
    presentmentAmountUsed: money(usedCents),
  };
}

function attributeFields(attributes: readonly CartAttribute[]): Source {
  const sources = attributes.map(({key, value}) => ({key, value}));
  return {
    attributes: sources,
    attribute: withArguments({key: z.string()}, ({key}) => sources.find((each) => each.key === key) ?? null),
  };
}
