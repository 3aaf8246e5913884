import * as z from 'zod';
import {EVERY_ORDER, orderNumber} from '../accounts/order-book-object';
import {orderByNumber} from '../accounts/order-by-number';
import {fulfillmentStatus, giftCardFulfillmentId, hasGiftCards} from '../accounts/api/fulfillment-source';
import {shipmentOf} from '../accounts/shipment';
import type {Shipment} from '../accounts/shipment';
import {timetableOf} from '../accounts/tracking';
import type {Order} from '../checkout/order';
import type {QuoteLine} from '../checkout/quote';
import {inLanguage} from '../storefront/catalogue';
import {connection, pageArguments} from '../storefront/connection';
import type {SeedVariant} from '../seed/types';
import type {Field, Source} from '../storefront/field';
import {lazy, withArguments} from '../storefront/field';
import {gid, numberOf} from '../storefront/gid';
import {money} from '../storefront/money';
import {queried} from '../storefront/query/meets';
import type {Fields} from '../storefront/query/meets';
import {readQuery, termsOf} from '../storefront/query/search-syntax';
import type {AdminScope} from './scope';

/** In the order in which they were placed, which is that of all sort keys: an order changes no more. */
const search = {...pageArguments, query: z.string(), sortKey: z.string().nullish()};

/** The merchant's own metafields of an order, each a text. */
const METAFIELDS: Readonly<Record<string, (order: Order, at: number) => string | null>> = {
  'roastery.roasted_at': (order, at) => {
    const roastedAt = timetableOf(order)?.roastedAt ?? Infinity;
    return roastedAt <= at ? new Date(roastedAt).toISOString() : null;
  },
  'donation.projects': ({quote}) => (quote.donations.length === 0 ? null : JSON.stringify(quote.donations)),
};

/** Returns the operations on orders. Source: https://shopify.dev/docs/api/admin-graphql/2026-04/objects/Order */
export function orderOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const {env} = scope;
  return {
    order: withArguments({id: z.string()}, async ({id}) => {
      const order = await orderByNumber(env, numberOf(id, 'Order'));
      return order === null ? null : orderSource(order, scope);
    }),
    orders: withArguments(search, async ({query, sortKey: _only, ...page}) => {
      const orders = queried(await ordersFor(env, query), query, QUERY_FIELDS);
      return connection(orders, page, orderNumber, (order) => orderSource(order, scope));
    }),
  };
}

/** What a `query` finds orders by. */
const QUERY_FIELDS: Fields<Order> = {
  name: ({number}) => [number],
  financial_status: ({paymentStatus}) => [paymentStatus],
  created_at: ({createdAt}) => ({moment: createdAt}),
  updated_at: ({createdAt}) => ({moment: createdAt}),
  default: ({number}) => [number],
};

/** The orders among which a query can find something: those with the names that it asks for, else all of the checkout. */
async function ordersFor(env: AdminScope['env'], query: string): Promise<readonly Order[]> {
  const names = termsOf(readQuery(query)).filter(({field}) => field === 'name');
  if (names.length === 0) return (await env.ORDER_BOOKS.getByName(EVERY_ORDER).read(0)).orders;
  const found = await Promise.all(names.map(({value}) => orderByNumber(env, Number(value.replace(/\D/g, '')))));
  return found.flatMap((order) => order ?? []);
}

async function orderSource(order: Order, scope: AdminScope): Promise<Source> {
  const {quote, paymentStatus} = order;
  const number = orderNumber(order);
  const shipment = await shipmentOf(order, scope.at, scope.env.LINK_SECRET);
  const allocations = allocationsOf(order);
  const lines = quote.lines.map((line, index) =>
    lineSource(line, lineId(number, index), {order, shipment}, allocations[index] ?? [], scope),
  );
  return {
    __typename: 'Order',
    id: gid('Order', number),
    name: order.number,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.createdAt).toISOString(),
    cancelledAt: null,
    email: order.email,
    customerLocale: order.language,
    displayFinancialStatus: paymentStatus === 'paid' ? 'PAID' : 'PENDING',
    displayFulfillmentStatus: fulfillmentStatus(order, shipment),
    requiresShipping: quote.shippingCents !== null,
    subtotalPriceSet: bag(quote.totalCents - (quote.shippingCents ?? 0)),
    totalPriceSet: bag(quote.totalCents),
    totalShippingPriceSet: bag(quote.shippingCents ?? 0),
    shippingAddress: addressSource(order),
    fulfillments: withArguments({first: z.int().nullish()}, () => fulfillmentsOf(order, number, shipment)),
    discountApplications: withArguments(pageArguments, (args) =>
      connection(discountsOf(order), args, ({index}) => String(index), itself),
    ),
    transactions: withArguments({first: z.int().nullish()}, () => transactionsOf(order, number)),
    metafield: withArguments({namespace: z.string(), key: z.string()}, ({namespace, key}) => {
      const value = METAFIELDS[`${namespace}.${key}`]?.(order, scope.at) ?? null;
      return value === null ? null : {namespace, key, value};
    }),
    lineItems: withArguments(pageArguments, (args) => connection(lines, args, ({id}) => String(id), itself)),
  };
}

function itself(source: Source): Source {
  return source;
}

function lineId(number: number, index: number): string {
  return gid('LineItem', `${number}${String(index + 1).padStart(3, '0')}`);
}

function addressSource({address}: Order): Source {
  const {countryCode, ...rest} = address;
  return {...rest, countryCodeV2: countryCode === '' ? null : countryCode};
}

/** One parcel, once it was handed over, and the gift cards, which the platform fulfils. */
function fulfillmentsOf(order: Order, number: number, shipment: Shipment): readonly Source[] {
  const cards = giftCardFulfillment(order, number);
  if (shipment.state !== 'in-transit' && shipment.state !== 'delivered') return cards;
  const {state, shippedAt, deliveredAt, expectedBy, carrier, trackingNumber} = shipment;
  const tracking = [{company: carrier, number: trackingNumber, url: null}];
  return [
    ...cards,
    {
      id: gid('Fulfillment', number),
      createdAt: shippedAt,
      deliveredAt,
      estimatedDeliveryAt: expectedBy === null ? null : `${expectedBy}T12:00:00Z`,
      requiresShipping: true,
      status: 'SUCCESS',
      displayStatus: state === 'delivered' ? 'DELIVERED' : 'IN_TRANSIT',
      trackingInfo: withArguments({first: z.int().nullish()}, () => tracking),
    },
  ];
}

function giftCardFulfillment(order: Order, number: number): readonly Source[] {
  if (!hasGiftCards(order)) return [];
  return [
    {
      id: giftCardFulfillmentId(number),
      createdAt: new Date(order.createdAt).toISOString(),
      deliveredAt: null,
      estimatedDeliveryAt: null,
      requiresShipping: false,
      status: 'SUCCESS',
      displayStatus: 'FULFILLED',
      trackingInfo: withArguments({first: z.int().nullish()}, () => []),
    },
  ];
}

function discountsOf({quote}: Order): readonly Source[] {
  return quote.discounts.map(({code, title, cents}, index) => ({
    __typename: code === null ? 'AutomaticDiscountApplication' : 'DiscountCodeApplication',
    index,
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: 'LINE_ITEM',
    value: money(cents),
    ...(code === null ? {title} : {code}),
  }));
}

function lineSource(
  line: QuoteLine,
  id: string,
  {order: {language}, shipment}: {readonly order: Order; readonly shipment: Shipment},
  allocations: readonly Source[],
  {shop}: AdminScope,
): Source {
  const {merchandise, variantNumber, weeks} = line;
  const entry = shop.catalogue.variant(variantNumber);
  const plan = shop.seed.sellingPlans.find((each) => each.weeks === weeks);
  return {
    __typename: 'LineItem',
    id,
    title: merchandise.title,
    variantTitle: merchandise.variantTitle,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    unfulfilledQuantity: merchandise.requiresShipping && shipment.state === 'waiting' ? line.quantity : 0,
    requiresShipping: merchandise.requiresShipping,
    isGiftCard: merchandise.isGiftCard ?? false,
    customAttributes: line.attributes ?? [],
    product:
      entry === null
        ? null
        : {
            id: gid('Product', entry.product.number),
            handle: inLanguage(entry.product.handle, 'DE'),
            productType: entry.product.productType,
          },
    variant: entry === null ? null : variantSource(entry.variant),
    originalTotalSet: bag(line.subtotalCents),
    discountedTotalSet: withArguments({withCodeDiscounts: z.boolean().nullish()}, () => bag(line.totalCents)),
    discountAllocations: allocations,
    sellingPlan:
      plan === undefined
        ? null
        : {
            name: inLanguage(plan.name, language === 'en' ? 'EN' : 'DE'),
            sellingPlanId: gid('SellingPlan', plan.number),
          },
  };
}

/** A variant with its metafields, their texts in the shop's first language. */
function variantSource({number, metafields}: SeedVariant): Source {
  const ownText = (namespace: string, key: string): Source | null => {
    const found = metafields.find((field) => field.namespace === namespace && field.key === key);
    if (found === undefined) return null;
    return {namespace, key, value: typeof found.value === 'string' ? found.value : inLanguage(found.value, 'DE')};
  };
  return {
    id: gid('ProductVariant', number),
    metafield: withArguments({namespace: z.string(), key: z.string()}, ({namespace, key}) => ownText(namespace, key)),
  };
}

/** The order keeps what each discount took off as a whole: all of it stands at the first line. */
function allocationsOf(order: Order): readonly (readonly Source[])[] {
  const applications = discountsOf(order);
  return order.quote.lines.map((_line, line) =>
    line > 0
      ? []
      : order.quote.discounts.map(({cents}, index) => ({
          allocatedAmountSet: bag(cents),
          discountApplication: applications[index],
        })),
  );
}

/** What was paid: with gift cards, then by the chosen method. */
function transactionsOf(order: Order, number: number): readonly Source[] {
  const {quote, paymentStatus, paymentMethod} = order;
  const processedAt = new Date(order.createdAt).toISOString();
  const cards = quote.giftCards.map(({lastCharacters, cents}, index) => ({
    id: gid('OrderTransaction', `${number}${index + 1}`),
    kind: 'SALE',
    status: 'SUCCESS',
    gateway: 'gift_card',
    processedAt,
    receiptJson: JSON.stringify({gift_card_last_characters: lastCharacters}),
    amountSet: bag(cents),
  }));
  if (quote.dueCents === 0) return cards;
  const rest = {
    id: gid('OrderTransaction', `${number}0`),
    kind: 'SALE',
    status: paymentStatus === 'paid' ? 'SUCCESS' : 'PENDING',
    gateway: paymentMethod ?? 'manual',
    processedAt,
    receiptJson: null,
    amountSet: bag(quote.dueCents),
  };
  return [...cards, rest];
}

function bag(cents: number): Source {
  return {shopMoney: money(cents), presentmentMoney: lazy(() => money(cents))};
}
