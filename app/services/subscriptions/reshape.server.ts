import {GIFT_SOURCE_PROPERTY} from '#contracts/subscriptions';

import {DONATION, type SocialProject} from '../../config/commerce';
import {namedProject, projectOf as projectOfCoffee} from '../../domain/donation';
import {money, parseAmount} from '../../domain/money';
import {shownVariantTitle} from '../../domain/product/variant-title';
import type {ChargeState} from '../../domain/subscription/charge';
import {deliveryKey} from '../../domain/subscription/choose-delivery';
import {type Payment} from '../../domain/subscription/payment';
import type {
  Delivery,
  DeliveryItem,
  GiftCount,
  Goods,
  DeliveryOutcome,
  SubscriptionProduct,
} from '../../domain/subscription/subscription';
import type {ReadAddress, ReadCharge, ReadLine, ReadOnetime, ReadSubscription} from './read-shapes.server';
import {reshapeAddress, reshapeWeeks} from './reshape-fields.server';

/** The catalogue's entries of variants, by number; `null` while the catalogue is unavailable. */
export type GoodsByVariant = ReadonlyMap<string, Goods> | null;

/** The records that complete deliveries and products, by their ids. */
export type Records = {
  readonly goods: GoodsByVariant;
  readonly weeks: ReadonlyMap<number, number | null>;
  /** Of those that end by themselves. */
  readonly giftCounts: ReadonlyMap<number, GiftCount>;
  readonly payments: ReadonlyMap<number, Payment>;
  readonly addresses: ReadonlyMap<number, ReadAddress>;
};

const STATES: Readonly<Record<ReadCharge['status'], readonly [ChargeState, DeliveryOutcome | null]>> = {
  queued: ['upcoming', null],
  pending: ['processing', null],
  pending_manual_payment: ['processing', null],
  error: ['errored', null],
  skipped: ['skipped', null],
  success: ['completed', 'delivered'],
  refunded: ['completed', 'refunded'],
  partially_refunded: ['completed', 'partly-refunded'],
};

/**
 * The service's word for a charge that it tries no more. It says it of a payment and of missing stock alike, and leaves the day of
 * the next attempt beside it (tests/recorded/subscriptions/charges.json).
 */
const CLOSED = 'CLOSED_MAX_RETRIES_REACHED';

/** A charge that failed and is not tried again is over; one that does not say when it is tried again is not. */
function stateOf({
  status,
  retry_date: retryDay,
  error_type: error,
}: ReadCharge): readonly [ChargeState, DeliveryOutcome | null] {
  return status === 'error' && (retryDay === null || error === CLOSED) ? ['completed', 'failed'] : STATES[status];
}

/** Returns a charge of the service as a delivery; `records` tell the rest of its items, and how it is paid. */
export function reshapeDelivery(wire: ReadCharge, records: Records): Delivery {
  const [state, outcome] = stateOf(wire);
  const cents = (amount: string) => money(parseAmount(amount), wire.currency);
  const address = records.addresses.get(wire.address_id);
  return {
    id: wire.id,
    key: deliveryKey(wire.address_id, wire.scheduled_at),
    addressId: wire.address_id,
    day: wire.scheduled_at,
    plannedDay: wire.original_scheduled_at === wire.scheduled_at ? null : (wire.original_scheduled_at ?? null),
    state,
    outcome,
    items: wire.line_items.map((line) => reshapeItem(line, wire.currency, records)),
    goods: cents(wire.total_line_items_price),
    discount: cents(wire.total_discounts),
    hasCodes: wire.discounts.length > 0,
    shipping: cents(wire.shipping_lines[0]?.price ?? '0.00'),
    total: cents(wire.total_price),
    address: reshapeAddress(wire.shipping_address),
    payment: paymentOf(address, records),
    attempts: wire.charge_attempts ?? 0,
    retryDay: wire.retry_date ?? null,
    isSettling: wire.has_uncommitted_changes ?? false,
    isOrdered: wire.external_order_id.ecommerce !== null,
    isGift: address?.is_gift ?? false,
  };
}

/** Tells how what goes to an address is paid. */
export function paymentOf(address: ReadAddress | undefined, {payments}: Records): Payment | null {
  const id = address?.payment_method_id ?? null;
  return id === null ? null : (payments.get(id) ?? null);
}

function reshapeItem(wire: ReadLine, currency: string, {goods, weeks, giftCounts}: Records): DeliveryItem {
  const variantNumber = wire.external_variant_id.ecommerce ?? '';
  const known = goods?.get(variantNumber) ?? null;
  const kind = wire.purchase_item_type === 'onetime' ? 'one-time' : 'recurring';
  return {
    itemId: wire.purchase_item_id,
    kind,
    title: known?.title ?? wire.title,
    variantTitle: known ? known.variantTitle : shownVariantTitle(wire.variant_title),
    variantNumber,
    quantity: wire.quantity,
    unitPrice: money(parseAmount(wire.unit_price), currency),
    regularPrice: money(parseAmount(wire.original_price), currency),
    total: money(parseAmount(wire.total_price), currency),
    project: projectOf(wire.properties, known),
    isPrepaid: isGift(wire.properties),
    giftCount: giftCounts.get(wire.purchase_item_id) ?? null,
    weeks: kind === 'recurring' ? (weeks.get(wire.purchase_item_id) ?? null) : null,
    stock: stockOf(goods, known, wire.quantity),
    handle: known?.handle ?? null,
    picture: known?.picture ?? null,
  };
}

/** While the catalogue cannot be had nothing is called sold out. */
function stockOf(goods: GoodsByVariant, known: Goods | null, quantity: number): DeliveryItem['stock'] {
  if (goods === null) return 'in-stock';
  if (known === null) return 'gone';
  return known.available === null || known.available >= quantity ? 'in-stock' : 'out-of-stock';
}

type Properties = readonly {readonly name: string; readonly value: string}[];

/** What was subscribed without a project, such as by an agent's cart, donates as every coffee without one. */
function projectOf(properties: ReadLine['properties'], known: Goods | null): SocialProject | null {
  const attributes = properties.map(({name, value}) => ({key: name, value}));
  return known?.donates === true ? projectOfCoffee(attributes) : namedProject(attributes);
}

/** The service calls prepaid what is charged less often than it comes; a gift is charged, with EUR 0.00, each time. */
function isGift(properties: Properties): boolean {
  return properties.some(({name}) => name === GIFT_SOURCE_PROPERTY);
}

const PRODUCT_STATES = {active: 'active', cancelled: 'cancelled', expired: 'ended', onetime: 'one-time'} as const;

/** Returns a subscribed item, or one that comes once. */
export function reshapeProduct(
  wire: ReadSubscription | ReadOnetime,
  {goods, giftCounts}: Records,
): SubscriptionProduct {
  const variantNumber = wire.external_variant_id.ecommerce ?? '';
  const known = goods?.get(variantNumber) ?? null;
  const recurring = 'status' in wire && wire.status !== 'onetime' ? wire : null;
  const isGone = goods !== null && known === null;
  const state = recurring === null ? 'one-time' : PRODUCT_STATES[recurring.status];
  return {
    itemId: wire.id,
    kind: recurring === null ? 'one-time' : 'recurring',
    state: isGone && (state === 'active' || state === 'one-time') ? 'no-longer-available' : state,
    title: known?.title ?? wire.product_title,
    variantTitle: known ? known.variantTitle : shownVariantTitle(wire.variant_title),
    variantNumber,
    handle: known?.handle ?? null,
    picture: known?.picture ?? null,
    quantity: wire.quantity,
    price: money(parseAmount(wire.price)),
    project: projectOf(wire.properties, known),
    weeks: recurring === null ? null : reshapeWeeks(recurring),
    nextDay: wire.next_charge_scheduled_at,
    addressId: wire.address_id,
    inStock: stockOf(goods, known, wire.quantity) === 'in-stock',
    filters: known?.filters ?? ['other'],
    isPrepaid: recurring !== null && (recurring.is_prepaid || isGift(recurring.properties)),
    giftCount: giftCounts.get(wire.id) ?? null,
    otherProperties: wire.properties.filter(({name}) => name !== DONATION.attributeKey),
    canReactivate: recurring?.status === 'cancelled' && !isGone,
  };
}
