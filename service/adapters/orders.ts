import {isCancelledOrder, isSent} from '../../contracts/cancelled-order';
import {addressName} from '../domain/address-name';
import {isIncludedDonation} from '../domain/donation-line';
import {presentRecipient} from '../domain/gift-line';
import {jsonOf} from '../domain/json';
import type {Order, OrderLine, Parcel} from '../domain/order';
import {orderNumberIn, plainOrderNumber} from '../domain/order';
import {weeksIn} from '../domain/plan-weeks';
import {languageOf, propertiesOf} from './order-fields';
import {askPlatform, everyPage, gid, NO_PAGE} from './platform';
import type {PlatformEnv} from './platform';
import {
  BY_ID,
  BY_NUMBER,
  donationsSchema,
  formatSchema,
  listSchema,
  MORE_LINES,
  moreSchema,
  NUMBER_FORMAT,
  oneSchema,
  receiptSchema,
  type CompleteOrder,
  type WireLine,
  type WireOrder,
} from './wire-order';

/** The gateway of payments by gift card. */
const GIFT_CARD = 'gift_card';
/** The kinds of transactions that take money; an authorization comes before a capture of the same money. */
const CHARGES = ['SALE', 'CAPTURE'];
/** The states of an order whose money is there, or promised by the payment provider. */
const PAID_OR_PROMISED = ['PAID', 'AUTHORIZED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Finds the order with a number, if it was placed with this address.
 *
 * @param number as people type it
 * @returns `null` if either of the two is wrong
 * @throws {UpstreamError}
 */
export async function orderByNumber(env: PlatformEnv, number: string, email: string): Promise<Order | null> {
  const found = await findOrder(env, number);
  const owner = found?.email ?? null;
  if (found === null || owner === null || addressName(owner) !== addressName(email)) return null;
  return orderOf(await completed(env, found));
}

/**
 * Finds the e-mail address of an order; `null` for an unknown number. For the operator alone.
 *
 * @param number as people type it
 * @throws {UpstreamError}
 */
export async function emailOfOrder(env: PlatformEnv, number: string): Promise<string | null> {
  return (await findOrder(env, number))?.email ?? null;
}

async function findOrder(env: PlatformEnv, number: string): Promise<WireOrder | null> {
  const typed = orderNumberIn(number);
  if (typed === null) return null;
  const name = /^\d+$/.test(typed) ? await nameOfOrder(env, typed) : typed;
  const {orders} = await askPlatform(env, 'admin', listSchema, BY_NUMBER, {query: `name:"${name}"`});
  return orders.nodes.find((order) => plainOrderNumber(order.name) === name) ?? null;
}

/** Returns the name of the order with a number: the merchant sets a prefix and a suffix. */
async function nameOfOrder(env: PlatformEnv, number: string): Promise<string> {
  const {shop} = await askPlatform(env, 'admin', formatSchema, NUMBER_FORMAT, {});
  return plainOrderNumber(shop.orderNumberFormatPrefix + number + shop.orderNumberFormatSuffix);
}

/** Reads an order by the number of its global id; `null` for an unknown one. */
export async function orderById(env: PlatformEnv, id: number): Promise<Order | null> {
  const {order} = await askPlatform(env, 'admin', oneSchema, BY_ID, {id: gid('Order', id)});
  return order === null ? null : orderOf(await completed(env, order));
}

async function completed(env: PlatformEnv, {lineItems, ...order}: WireOrder): Promise<CompleteOrder> {
  const lines = await everyPage(async (after) => {
    if (after === null) return lineItems;
    const more = await askPlatform(env, 'admin', moreSchema, MORE_LINES, {id: gid('Order', order.id), after});
    return more.order?.lineItems ?? NO_PAGE;
  });
  return {...order, lines};
}

function orderOf(order: CompleteOrder): Order {
  return {
    id: order.id,
    number: order.name.replace(/^#/, ''),
    createdAt: order.createdAt,
    cancelledAt: cancelledAtOf(order),
    language: languageOf(order),
    email: order.email ?? '',
    paymentStatus: PAID_OR_PROMISED.includes(order.displayFinancialStatus ?? '') ? 'paid' : 'pending',
    lines: order.lines.flatMap((line, position) =>
      isBookkeeping(line) ? [] : lineOf(line, position, order.createdAt),
    ),
    donations: donationsSchema.safeParse(jsonOf(order.donations?.value ?? '')).data ?? [],
    discounts: discountsOf(order),
    giftCards: giftCardsOf(order),
    subtotalCents: order.lines.reduce((sum, line) => sum + line.originalTotalSet, 0),
    shippingCents: order.requiresShipping ? order.totalShippingPriceSet : null,
    totalCents: order.totalPriceSet,
    city: order.shippingAddress?.city ?? '',
    countryCode: order.shippingAddress?.countryCodeV2 ?? 'DE',
    roastedAt: momentOf(order.roastedAt?.value),
    parcels: parcelsOf(order),
    isShipped: order.lines.every((line) => !line.requiresShipping || line.unfulfilledQuantity === 0),
  };
}

function cancelledAtOf(order: CompleteOrder): number | null {
  const {cancelledAt, createdAt, displayFinancialStatus: financialStatus, transactions} = order;
  if (!isCancelledOrder({cancelledAt, financialStatus, parcels: parcelsOf(order)})) return null;
  const refunds = transactions.flatMap(({kind, processedAt}) => (kind === 'REFUND' ? (processedAt ?? []) : []));
  return cancelledAt ?? Math.max(createdAt, ...refunds);
}

function giftCardsOf({transactions}: CompleteOrder): Order['giftCards'] {
  return transactions.flatMap(({gateway, kind, status, receiptJson, amountSet}) => {
    if (gateway !== GIFT_CARD || !CHARGES.includes(kind) || status !== 'SUCCESS') return [];
    const receipt = receiptSchema.safeParse(typeof receiptJson === 'string' ? jsonOf(receiptJson) : receiptJson);
    return [{lastCharacters: receipt.data?.gift_card_last_characters ?? '', cents: amountSet}];
  });
}

/** A gift card, too, is fulfilled, without a parcel. A fulfillment has several numbers if its goods did not fit into one box. */
function parcelsOf({fulfillments}: CompleteOrder): readonly Parcel[] {
  return fulfillments
    .filter(({requiresShipping, status}) => requiresShipping && isSent(status))
    .flatMap(({createdAt: shippedAt, deliveredAt, estimatedDeliveryAt: expectedAt, trackingInfo}) =>
      (trackingInfo.length === 0 ? [{company: null, number: null}] : trackingInfo).map(({company, number}) => ({
        shippedAt,
        deliveredAt,
        expectedAt,
        carrier: company,
        trackingNumber: number,
      })),
    )
    .toSorted((a, b) => a.shippedAt - b.shippedAt);
}

function isBookkeeping(line: WireLine): boolean {
  const {requiresShipping, originalTotalSet: subtotalCents} = line;
  return isIncludedDonation({requiresShipping, subtotalCents, properties: propertiesOf(line)});
}

function lineOf(line: WireLine, position: number, orderedAt: number): OrderLine {
  const {title, variantTitle, quantity, currentQuantity, requiresShipping, sellingPlan} = line;
  return {
    line: position,
    title,
    quantity,
    keptQuantity: currentQuantity,
    requiresShipping,
    // The platform separates options by slashes; mails and pages of the shop by commas.
    variantTitle: variantTitle?.replaceAll(' / ', ', ') ?? null,
    isSubscription: sellingPlan !== null,
    planWeeks: sellingPlan === null ? null : weeksIn(sellingPlan.name),
    product: line.product?.id ?? null,
    preOrderDay: line.variant?.preOrder?.value ?? null,
    recipient: presentRecipient(propertiesOf(line), orderedAt),
    deliveryTime: line.variant?.deliveryTime?.value ?? null,
    subtotalCents: line.originalTotalSet,
    totalCents: line.discountedTotalSet,
  };
}

/** Sums the discounts on goods that are allocated to the lines, by application. */
function discountsOf({discountApplications, lines}: CompleteOrder): Order['discounts'] {
  const allocations = lines.flatMap((line) => line.discountAllocations);
  return discountApplications.nodes.flatMap(({code, title}, index) => {
    const own = allocations.filter(({discountApplication}) => discountApplication.index === index);
    const sum = own.reduce((total, {allocatedAmountSet}) => total + allocatedAmountSet, 0);
    return sum > 0 ? [{code: code ?? null, title: title ?? code ?? '', cents: sum}] : [];
  });
}

function momentOf(text: string | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}
