import type {
  Account,
  Address,
  Charge,
  PaymentMethod,
  PaymentType,
  PostalAddress,
  Property,
  Subscription,
} from './account';
import {takeId} from './account';
import {settleCharge} from './attempt-charge';
import {addInterval, dayOf} from './calendar';
import type {Interval} from './calendar';
import {lineOf, planCharges} from './plan-charges';
import {priceCharge} from './price-charge';
import type {Outcome} from './refusal';
import {done} from './refusal';
import type {World} from './world';

export type OpeningItem = {
  readonly variantNumber: number;
  readonly quantity: number;
  readonly properties: readonly Property[];
};

export type OpeningPayment = {readonly type: PaymentType; readonly brand: string | null; readonly last4: string | null};

/** Subscriptions that begin with an order of the shop. */
export type OpeningCommand = {
  readonly kind: 'from-order';
  /** Names what they are made from: they are made once. */
  readonly source: string;
  /** What the platform calls the order, such as `L10001`. */
  readonly number: string;
  readonly postal: PostalAddress;
  readonly payment: OpeningPayment | null;
  /** One piece in cents as ordered, and the interval. */
  readonly items: readonly (OpeningItem & {readonly unitCents: number; readonly interval: Interval})[];
};

/** Makes the subscriptions; nothing where that was done before. */
export function openSubscriptions(account: Account, command: OpeningCommand, world: World, at: number): Outcome {
  if (account.sources.includes(command.source)) return done(account, []);
  return fromOrder({...account, sources: [...account.sources, command.source]}, command, world, at);
}

/** The order itself was the first delivery: the next one comes an interval later. */
function fromOrder(account: Account, command: OpeningCommand, world: World, at: number): Outcome {
  const [paymentMethodId, paid] =
    command.payment === null ? [null, account] : withPayment(account, command.payment, at);
  const [addressId, addressed] = withAddress(paid, command.postal, paymentMethodId, at);
  let current = addressed;
  const items: Subscription[] = [];
  for (const {interval, ...item} of command.items) {
    const [id, counted] = takeId(current);
    const nextDay = addInterval(dayOf(at), interval);
    const subscription = opened(
      {...item, title: titleOf(item, world), id, addressId, interval, nextDay, delivered: 1},
      at,
    );
    items.push(subscription);
    current = {...counted, subscriptions: [...counted.subscriptions, subscription]};
  }
  const [chargeId, counted] = takeId(current);
  const lines = items.map((item) => lineOf(item, world));
  const charge: Charge = {
    id: chargeId,
    addressId,
    paymentMethodId,
    status: 'success',
    type: 'checkout',
    day: dayOf(at),
    originalDay: null,
    lines,
    postal: command.postal,
    discountCodes: [],
    amounts: priceCharge(lines, [], undefined, world, at),
    attempts: 1,
    error: null,
    errorType: null,
    resumesAt: null,
    processedAt: at,
    orderNumber: null,
    movedItems: [],
    reminded: true,
    createdAt: at,
    updatedAt: at,
  };
  // No mail for the first charge: the order has its own confirmation.
  const {account: settled} = settleCharge(counted, charge, at, command.number);
  const [first] = items;
  const planned = planCharges(settled, world, at, 'keep');
  const ids = items.map(({id}) => id);
  if (first === undefined) return done(planned, ids);
  const notice = {kind: 'created', subscription: first} as const;
  return done(planned, ids, [{kind: 'mail', key: `created-${first.id}`, at, notice}]);
}

function titleOf({variantNumber}: Pick<OpeningItem, 'variantNumber'>, world: World): Subscription['title'] {
  return world.goods(variantNumber)?.title ?? {de: '', en: ''};
}

function opened(
  item: OpeningItem &
    Pick<Subscription, 'id' | 'addressId' | 'interval' | 'nextDay' | 'delivered' | 'unitCents' | 'title'>,
  at: number,
): Subscription {
  return {
    ...item,
    status: 'active',
    cancelledAt: null,
    cancellationReason: null,
    cancellationComments: null,
    maxRetriesReached: false,
    expiresAfter: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Returns the payment method of an order: one that is there already, else a new one of the platform's own payments. */
function withPayment(account: Account, payment: OpeningPayment, at: number): readonly [id: number, account: Account] {
  const known = account.paymentMethods.find(
    ({type, brand, last4, isValid}) =>
      isValid && type === payment.type && brand === payment.brand && last4 === payment.last4,
  );
  if (known !== undefined) return [known.id, account];
  const [id, counted] = takeId(account);
  const method: PaymentMethod = {
    ...payment,
    id,
    processor: 'shopify_payments',
    paypalEmail: payment.type === 'PAYPAL' ? account.customer.email : null,
    isDefault: counted.paymentMethods.length === 0,
    isValid: true,
    outcome: 'approve',
    createdAt: at,
    updatedAt: at,
  };
  return [id, {...counted, paymentMethods: [...counted.paymentMethods, method]}];
}

/** Returns the address of an order: one that is there already, paid for alike, else a new one. */
export function withAddress(
  account: Account,
  postal: PostalAddress,
  paymentMethodId: number | null,
  at: number,
): readonly [id: number, account: Account] {
  const wanted = JSON.stringify(Object.entries(postal).sort());
  const known = account.addresses.find(
    (address) =>
      address.paymentMethodId === paymentMethodId && JSON.stringify(Object.entries(address.postal).sort()) === wanted,
  );
  if (known !== undefined) return [known.id, account];
  const [id, counted] = takeId(account);
  const address: Address = {
    id,
    postal,
    paymentMethodId,
    discountCodes: [],
    isGift: false,
    recipientEmail: null,
    createdAt: at,
    updatedAt: at,
  };
  return [id, {...counted, addresses: [...counted.addresses, address]}];
}
