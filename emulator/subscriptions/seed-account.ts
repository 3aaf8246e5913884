import {GIFT_SOURCE_PROPERTY} from '../../contracts/subscriptions';
import type {SeedItem, SeedSubscriber} from '../seed/subscriptions';
import type {Account, Onetime, PaymentMethod, PostalAddress, Subscription} from './account';
import {emptyAccount, takeId} from './account';
import {attemptCharge, settleCharge} from './attempt-charge';
import {addDays, chargeTime, DAY_MS, dayOf} from './calendar';
import {commandCharge} from './charge-commands';
import {withAddress} from './opening-commands';
import {recurringCents} from './goods';
import {lineOf, planCharges} from './plan-charges';
import {priceCharge} from './price-charge';
import type {World} from './world';

/**
 * Returns the account of a seeded subscriber as it is at the first start.
 *
 * @param number the subscription service's own number of the customer
 * @param at milliseconds since 1970
 */
export function seedAccount(seed: SeedSubscriber, number: number, world: World, at: number): Account {
  const {external, email, firstName, lastName, language} = seed;
  const createdAt = at - (seed.past + 1) * 28 * DAY_MS;
  const customer = {
    number,
    external,
    email,
    firstName,
    lastName,
    language,
    phone: null,
    createdAt,
    updatedAt: createdAt,
  };
  let account = withPayments(emptyAccount(customer, at), seed, createdAt);
  const addressIds: number[] = [];
  for (const [index, {payment, ...place}] of seed.addresses.entries()) {
    const paymentMethodId = payment === null ? null : (account.paymentMethods[payment]?.id ?? null);
    const [id, next] = withAddress(account, postal(seed, place), paymentMethodId, createdAt);
    addressIds.push(id);
    account = seed.items.some(({address, giftOf}) => giftOf !== null && address === index)
      ? shippingFree(next, id)
      : next;
  }
  for (const item of seed.items) account = withItem(account, item, addressIds[item.address] ?? 0, world, at, createdAt);
  account = withPast(account, seed.past, world, at);
  account = planCharges(account, world, at, 'keep');
  const [first] = account.charges.filter(({status}) => status === 'queued');
  if (first === undefined || seed.next === 'as-planned') return account;
  if (seed.next === 'charged') return attemptCharge(account, first, world, at).account;
  const itemIds = first.lines.filter(({kind}) => kind === 'subscription').map(({itemId}) => itemId);
  return commandCharge(account, {kind: 'skip', chargeId: first.id, itemIds}, world, at).account;
}

/** As the address that the service worker makes for a gift. */
function shippingFree(account: Account, id: number): Account {
  const addresses = account.addresses.map((address) => (address.id === id ? {...address, shippingCents: 0} : address));
  return {...account, addresses};
}

function postal(
  {firstName, lastName}: SeedSubscriber,
  place: Pick<PostalAddress, 'address1' | 'zip' | 'city' | 'countryCode'>,
): PostalAddress {
  return {...place, firstName, lastName, company: null, address2: null, province: null, phone: null};
}

function withPayments(account: Account, {payments, email}: SeedSubscriber, createdAt: number): Account {
  return payments.reduce((current, payment, index) => {
    const [id, counted] = takeId(current);
    const method: PaymentMethod = {
      ...payment,
      id,
      paypalEmail: payment.type === 'PAYPAL' ? email : null,
      isDefault: index === 0,
      isValid: true,
      createdAt,
      updatedAt: createdAt,
    };
    return {...counted, paymentMethods: [...counted.paymentMethods, method]};
  }, account);
}

function withItem(
  account: Account,
  item: SeedItem,
  addressId: number,
  world: World,
  at: number,
  createdAt: number,
): Account {
  const [id, counted] = takeId(account);
  const goods = world.goods(item.variantNumber);
  const nextDay = addDays(dayOf(at), item.inDays);
  const isGift = item.giftOf !== null;
  const base = {
    id,
    addressId,
    variantNumber: item.variantNumber,
    title: goods?.title ?? GONE.title,
    quantity: item.quantity,
    properties: [
      ...(goods?.isCoffee === false ? [] : [{name: '_D', value: item.project}]),
      ...(isGift ? [{name: GIFT_SOURCE_PROPERTY, value: `voucher-seed-${id}`}] : []),
    ],
    createdAt,
    updatedAt: createdAt,
  };
  if (item.weeks === null) {
    const onetime: Onetime = {...base, unitCents: goods?.priceCents ?? 0, nextDay, isCancelled: false};
    return {...counted, onetimes: [...counted.onetimes, onetime]};
  }
  const isCancelled = item.state === 'cancelled';
  const subscription: Subscription = {
    ...base,
    unitCents: isGift ? 0 : goods === null ? GONE.cents : recurringCents(goods, {unit: 'week', count: item.weeks}),
    interval: {unit: 'week', count: item.weeks},
    nextDay: item.state === 'active' ? nextDay : null,
    status: item.state,
    cancelledAt: isCancelled ? at - 20 * DAY_MS : null,
    cancellationReason: isCancelled ? 'tooExpensive' : null,
    cancellationComments: null,
    maxRetriesReached: false,
    expiresAfter: item.giftOf,
    delivered: 0,
  };
  return {...counted, subscriptions: [...counted.subscriptions, subscription]};
}

/** A coffee that the shop no longer has. */
const GONE = {title: {de: 'Nachtwald Espresso', en: 'Nachtwald Espresso'}, cents: 1_170};

/** Deliveries four weeks apart, the latest one four weeks before the next. */
function withPast(account: Account, count: number, world: World, at: number): Account {
  const [address] = account.addresses;
  const items = account.subscriptions.filter(({addressId}) => addressId === address?.id);
  if (address === undefined || items.length === 0) return account;
  const nextDay = items.flatMap((item) => item.nextDay ?? []).sort()[0] ?? addDays(dayOf(at), -1);
  let current = account;
  for (let back = count; back > 0; back -= 1) {
    const day = addDays(nextDay, -28 * back);
    const [id, counted] = takeId(current);
    const processedAt = chargeTime(day);
    const lines = items.map((item) => lineOf(item, world));
    const amounts = priceCharge(lines, [], address, world, processedAt);
    const charge = {
      id,
      addressId: address.id,
      paymentMethodId: address.paymentMethodId,
      status: 'success',
      type: back === count ? 'checkout' : 'recurring',
      day,
      originalDay: null,
      lines,
      postal: address.postal,
      discountCodes: [],
      amounts,
      attempts: 1,
      error: null,
      errorType: null,
      resumesAt: null,
      processedAt,
      orderNumber: null,
      movedItems: [],
      reminded: true,
      createdAt: processedAt,
      updatedAt: processedAt,
    } as const;
    current = settleCharge(counted, charge, processedAt).account;
  }
  const delivered = new Set(items.map(({id}) => id));
  return {
    ...current,
    subscriptions: current.subscriptions.map((item) => (delivered.has(item.id) ? {...item, delivered: count} : item)),
  };
}
