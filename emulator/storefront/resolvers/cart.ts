import * as z from 'zod';
import {connection, pageArguments} from '../connection';
import type {BuyerCustomer, CartAttribute} from '../cart/cart-state';
import type {PricedCart, PricedDiscount, PricedGiftCard, PricedLine} from '../cart/priced-cart';
import {lazy, withArguments} from '../field';
import type {Source} from '../field';
import {cartGid, cartLineGid, gid} from '../gid';
import {money} from '../money';
import type {Scope} from '../scope';
import {metafieldFields} from './metafield';
import {sellingPlanAllocation} from './selling-plan';

/**
 * A `Cart`.
 *
 * @param isKeyHolder whether the client knows the cart's secret: without it, nothing private is shown
 */
export function cartSource(cart: PricedCart, isKeyHolder: boolean, scope: Scope): Source {
  const {state} = cart;
  const secret = isKeyHolder ? state.secret : null;
  const giftCards = isKeyHolder ? cart.giftCards : [];
  const id = cartGid(state.token, secret);
  const charged = {
    subtotalAmount: money(cart.subtotalCents),
    totalAmount: money(cart.totalCents),
    checkoutChargeAmount: money(cart.totalCents),
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  const self: Source = {
    __typename: 'Cart',
    id,
    checkoutUrl: checkoutUrl(state.token, secret, scope),
    createdAt: new Date(state.createdAt).toISOString(),
    updatedAt: new Date(state.updatedAt).toISOString(),
    note: isKeyHolder ? state.note : null,
    totalQuantity: cart.totalQuantity,
    buyerIdentity: {
      countryCode: state.buyer.countryCode,
      customer: isKeyHolder ? customerSource(state.buyer.customer) : null,
      email: isKeyHolder ? state.buyer.email : null,
      phone: isKeyHolder ? state.buyer.phone : null,
      purchasingCompany: null,
      preferences: null,
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
    // Addresses are known at the checkout, not before.
    delivery: {addresses: withArguments({selected: z.boolean().nullable().default(null)}, () => [])},
    deliveryGroups: withArguments(
      {...pageArguments, withCarrierRates: z.literal(false).nullable().default(null)},
      (args) => connection([], args, String, String),
    ),
    discountCodes: isKeyHolder ? cart.discountCodes.map(({code, applicable}) => ({code, applicable})) : [],
    discountAllocations: cart.cartDiscounts.map(discountAllocation),
    appliedGiftCards: giftCards.map(giftCardSource),
    ...attributeFields(isKeyHolder ? state.attributes : []),
    lines: withArguments(pageArguments, (args) =>
      connection(
        cart.lines,
        args,
        ({id}) => id,
        (line) => lineSource(line, state.token, scope),
      ),
    ),
    ...metafieldFields({id, metafields: [], source: () => self}, scope),
  };
  return self;
}

function customerSource(customer: BuyerCustomer | undefined): Source | null {
  if (customer === undefined) return null;
  return {__typename: 'Customer', id: gid('Customer', customer.number), email: customer.email};
}

function checkoutUrl(token: string, secret: string | null, {checkoutOrigin, language}: Scope): string {
  const url = new URL(`/checkouts/cn/${token}`, checkoutOrigin);
  if (secret !== null) url.searchParams.set('key', secret);
  url.searchParams.set('locale', language.toLowerCase());
  return url.href;
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
    discountAllocations: line.discounts.map(discountAllocation),
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

function discountAllocation({target, cents, code, title}: PricedDiscount): Source {
  const base = {discountedAmount: money(cents), targetType: target};
  return code === null
    ? {__typename: 'CartAutomaticDiscountAllocation', title, ...base}
    : {__typename: 'CartCodeDiscountAllocation', code, ...base};
}

function giftCardSource({id, lastCharacters, balanceCents, usedCents}: PricedGiftCard): Source {
  return {
    __typename: 'AppliedGiftCard',
    id: gid('AppliedGiftCard', id),
    lastCharacters,
    balance: money(balanceCents),
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
