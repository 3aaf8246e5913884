import type {CartFragment, CartLineFragment} from '#graphql/generated/storefront/graphql';

import {ESPRESSO_GEAR_TAGS} from '../../config/commerce';
import type {ProductTypes} from '../../../contracts/product-types';
import type {Attribute, Cart, CartLine} from '../../domain/cart/cart';
import {nearestPlan, planSaving} from '../../domain/product/purchase';
import {shownOptions} from '../../domain/product/variant-title';
import {readMetafields} from './metafields.server';
import {isForConsumers} from './product-card.server';
import {
  isCoffeeAlone,
  reshapeKind,
  reshapeLowest30Days,
  reshapeMoney,
  reshapePicture,
  reshapeUnitPrice,
} from './reshape.server';
import {reshapePlan} from './selling-plan.server';

type WireAttribute = CartFragment['attributes'][number];

/** The saving by the plan that is offered first, as the platform prices it. */
function reshapePlanSaving({price, product, sellingPlanAllocations}: CartLineFragment['merchandise']): number {
  if (product.requiresSellingPlan) return 0;
  const prices = (sellingPlanAllocations?.nodes ?? []).flatMap(({sellingPlan, priceAdjustments: [adjusted]}) =>
    adjusted ? [{weeks: reshapePlan(sellingPlan).weeks, price: reshapeMoney(adjusted.price)}] : [],
  );
  const preset = nearestPlan(prices, ({weeks}) => weeks);
  return preset ? planSaving(reshapeMoney(price), preset.price) : 0;
}

function reshapeAttributes(wire: readonly WireAttribute[]): readonly Attribute[] {
  return wire.map(({key, value}) => ({key, value: value ?? ''}));
}

function reshapeLine(wire: CartLineFragment, types: ProductTypes): CartLine {
  const {merchandise, cost, sellingPlanAllocation: plan} = wire;
  const fields = readMetafields(merchandise.metafields);
  const kind = reshapeKind(merchandise.product.productType, types);
  return {
    id: wire.id,
    quantity: wire.quantity,
    variantId: merchandise.id,
    productId: merchandise.product.id,
    productHandle: merchandise.product.handle,
    title: merchandise.product.title,
    kind,
    isCoffeeAlone: isCoffeeAlone(kind, merchandise.product.tags),
    requiresShipping: merchandise.requiresShipping,
    picture: reshapePicture(merchandise.image),
    options: shownOptions(merchandise.selectedOptions),
    attributes: reshapeAttributes(wire.attributes),
    plan: plan ? reshapePlan(plan.sellingPlan) : null,
    plans: (merchandise.sellingPlanAllocations?.nodes ?? []).map((allocation) => reshapePlan(allocation.sellingPlan)),
    requiresPlan: merchandise.product.requiresSellingPlan,
    planSaving: reshapePlanSaving(merchandise),
    unitAmount: reshapeMoney(cost.amountPerQuantity),
    subtotal: reshapeMoney(cost.subtotalAmount),
    total: reshapeMoney(cost.totalAmount),
    compareAtUnitAmount: cost.compareAtAmountPerQuantity ? reshapeMoney(cost.compareAtAmountPerQuantity) : null,
    lowest30Days: reshapeLowest30Days(fields, merchandise.price),
    onceAmount: reshapeMoney(merchandise.price),
    // A selling plan has a price per kilogram of its own.
    unitPrice: reshapeUnitPrice(merchandise, plan ? plan.priceAdjustments[0]?.unitPrice : merchandise.unitPrice),
    discounts: wire.discountAllocations.map((allocation) => reshapeMoney(allocation.discountedAmount)),
    donationVariantId: fields.text('donation.variant'),
    quantityAvailable: merchandise.quantityAvailable ?? null,
    availableForSale: merchandise.availableForSale,
    currentlyNotInStock: merchandise.currentlyNotInStock ?? false,
    preOrderDate: fields.text('product.pre_order_date'),
    deliveryTime: fields.text('product.delivery_time'),
    brewsEspresso: (merchandise.product.tags ?? []).some((tag) => ESPRESSO_GEAR_TAGS.includes(tag)),
    isForBusinesses: !isForConsumers(merchandise.product),
  };
}

function codesOf(
  wire: CartFragment['discountAllocations'] | CartLineFragment['discountAllocations'],
): readonly string[] {
  return wire.flatMap((allocation) => ('code' in allocation ? [allocation.code] : []));
}

/** The merchant's settings of carts. */
export type CartSettings = {
  readonly productTypes: ProductTypes;
  /** The global id of the variant that the shop gives; `null` where it gives none. */
  readonly freeArticleVariantId: string | null;
};

/** Returns the platform's cart with all of its lines: `lines` are those of every page, in the platform's order. */
export function reshapeCart(
  wire: CartFragment,
  lines: readonly CartLineFragment[],
  {productTypes, freeArticleVariantId}: CartSettings,
): Cart {
  const reshaped = lines.map((line) => reshapeLine(line, productTypes));
  return {
    id: wire.id,
    totalQuantity: wire.totalQuantity,
    subtotal: reshapeMoney(wire.cost.subtotalAmount),
    lines: reshaped.filter(({quantity}) => quantity > 0),
    emptyLines: reshaped.filter(({quantity}) => quantity === 0),
    discountCodes: wire.discountCodes.map(({code, applicable}) => ({code, applicable})),
    discountAllocations: wire.discountAllocations.map((allocation) => ({
      target: allocation.targetType,
      amount: reshapeMoney(allocation.discountedAmount),
    })),
    allocatedCodes: [wire, ...lines].flatMap(({discountAllocations}) => codesOf(discountAllocations)),
    giftCards: wire.appliedGiftCards.map((card) => ({
      id: card.id,
      lastCharacters: card.lastCharacters,
      amountUsed: reshapeMoney(card.presentmentAmountUsed),
      balance: reshapeMoney(card.balance),
    })),
    attributes: reshapeAttributes(wire.attributes),
    note: wire.note ?? '',
    countryCode: wire.buyerIdentity.countryCode ?? null,
    checkoutUrl: wire.checkoutUrl,
    freeArticleVariantId,
    customerId: wire.buyerIdentity.customer?.id ?? null,
  };
}
