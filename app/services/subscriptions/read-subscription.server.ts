import type {Day} from '../../domain/delivery';
import type {Fallible} from '../../domain/fallible';
import {nextTryWith} from '../../domain/subscription/choose-delivery';
import type {GiftCount, Goods, Subscription} from '../../domain/subscription/subscription';
import type {SubscriptionGateway} from './gateway.server';
import {
  addressesShape,
  chargesShape,
  onetimesShape,
  ordersShape,
  paymentsShape,
  subscriptionsShape,
  type ReadCharge,
  type ReadOnetime,
  type ReadOrder,
  type ReadSubscription,
} from './read-shapes.server';
import {reshapeAddress, reshapePayment, reshapeWeeks} from './reshape-fields.server';
import {paymentOf, reshapeDelivery, reshapeProduct, type Records} from './reshape.server';

const OPEN = 'queued,pending,pending_manual_payment,error,skipped';
const OVER = 'success,refunded,partially_refunded';

/** The subscription of somebody whom the service does not know. */
const NOTHING: Subscription = {deliveries: [], products: [], addresses: []};

/** Reads the catalogue's entries of variants, by number; the dashboard can do without them. */
export type ReadGoods = (variantNumbers: readonly string[]) => Promise<Fallible<ReadonlyMap<string, Goods>>>;

/**
 * Reads the customer's subscription: everything that is open, the latest hundred past deliveries, and the catalogue's present data of
 * its products. `today` is the day in Germany.
 *
 * @throws ServiceError when the subscription service does not answer
 */
export async function readSubscription(
  gateway: SubscriptionGateway,
  readGoods: ReadGoods,
  today: Day,
): Promise<Subscription> {
  if ((await gateway.customerId()) === null) return NOTHING;
  const [open, over, orders, subscriptions, onetimes, addresses, payments] = await Promise.all([
    gateway.read(`/charges?status=${OPEN}&limit=250`, chargesShape),
    gateway.read(`/charges?status=${OVER}&limit=100&sort_by=scheduled_at-desc`, chargesShape),
    gateway.read('/orders?limit=100&sort_by=scheduled_at-desc', ordersShape),
    gateway.read('/subscriptions?limit=250', subscriptionsShape),
    gateway.read('/onetimes?limit=250', onetimesShape),
    gateway.read('/addresses?limit=250', addressesShape),
    gateway.read('/payment_methods?limit=250', paymentsShape),
  ]);
  const sent = sentCharges(open.charges, over.charges, orders.orders);
  const charges = [...open.charges, ...sent];
  const items = [...subscriptions.subscriptions, ...onetimesToCome(onetimes.onetimes, open.charges, sent, today)];
  const variants = [...charges.flatMap(({line_items: lines}) => lines), ...items].map(
    ({external_variant_id: variant}) => variant.ecommerce ?? '',
  );
  const goods = await readGoods([...new Set(variants)].filter((number) => number !== ''));
  const records: Records = {
    goods: goods.state === 'ready' ? goods.data : null,
    weeks: new Map(subscriptions.subscriptions.map((item) => [item.id, reshapeWeeks(item)])),
    giftCounts: giftCountsOf(subscriptions.subscriptions, sent),
    payments: new Map(payments.payment_methods.map((method) => [method.id, reshapePayment(method)])),
    addresses: new Map(addresses.addresses.map((address) => [address.id, address])),
  };
  const deliveries = charges.map((charge) => reshapeDelivery(charge, records));
  return {
    deliveries,
    products: items.map((item) => {
      const product = reshapeProduct(item, records);
      return {...product, nextDay: nextTryWith(deliveries, item.id) ?? product.nextDay};
    }),
    addresses: addresses.addresses.map((address) => ({
      id: address.id,
      address: reshapeAddress(address),
      payment: paymentOf(address, records),
      isGift: address.is_gift ?? false,
    })),
  };
}

/**
 * Returns the charges of all deliveries that were sent. The service lists charges of the last 90 days
 * (https://changelog.getrecharge.com/label/6202); older ones are read from the orders that it made of them.
 */
function sentCharges(
  open: readonly ReadCharge[],
  over: readonly ReadCharge[],
  orders: readonly ReadOrder[],
): readonly ReadCharge[] {
  const told = new Set([...open, ...over].map(({id}) => id));
  const older = orders.filter(({status, charge}) => !NOT_SENT.has(status) && !told.has(charge.id));
  return [...over, ...older.map(chargeOf)];
}

/** States of an order that is still to come, or whose charge is. */
const NOT_SENT: ReadonlySet<string> = new Set(['queued', 'pending_charge_status']);

function chargeOf({charge, external_order_id: ordered, ...order}: ReadOrder): ReadCharge {
  const {id, status} = charge;
  const isRefunded = status === 'refunded' || status === 'partially_refunded';
  return {...order, id, status: isRefunded ? status : 'success', external_order_id: ordered ?? {ecommerce: null}};
}

/**
 * Leaves out cancelled and delivered items. The service does not document whether it still lists these, nor for how long; one whose
 * day is over and that no open delivery holds was delivered.
 */
function onetimesToCome(
  onetimes: readonly ReadOnetime[],
  open: readonly ReadCharge[],
  sent: readonly ReadCharge[],
  today: Day,
): readonly ReadOnetime[] {
  const idsIn = (charges: readonly ReadCharge[]) =>
    new Set(charges.flatMap(({line_items: lines}) => lines.map(({purchase_item_id: id}) => id)));
  const [planned, delivered] = [idsIn(open), idsIn(sent)];
  return onetimes.filter(
    ({id, next_charge_scheduled_at: day, is_cancelled: isCancelled}) =>
      !isCancelled && (planned.has(id) || (day !== null && day >= today && !delivered.has(id))),
  );
}

/**
 * Returns how many deliveries are left of the subscriptions that end by themselves; `sent` are the charges of what was sent. The
 * service says after how many each ends, and counts from its first one on:
 * https://support.rechargepayments.com/hc/en-us/articles/360008830673-Adding-or-removing-an-expiration-from-an-existing-subscription
 */
function giftCountsOf(
  subscriptions: readonly ReadSubscription[],
  sent: readonly ReadCharge[],
): ReadonlyMap<number, GiftCount> {
  return new Map(
    subscriptions.flatMap(({id, status, expire_after_specific_number_of_charges: of}) => {
      if (of === null) return [];
      const count = sent.filter(({line_items: lines}) => lines.some(({purchase_item_id: item}) => item === id)).length;
      return [[id, {left: status === 'expired' ? 0 : Math.max(0, of - count), of}] as const];
    }),
  );
}
