import type {Account, Property, Subscription} from './account';
import {replaced, takeId} from './account';
import {wrongDay} from './charge-commands';
import type {Day, Interval} from './calendar';
import {goodsFor, isGoods, nextPlannedDay, touched, wrongQuantity} from './item-rules';
import {nextDeliveryDay, withoutSkips} from './move-items';
import {recurringCents} from './goods';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';
import type {World} from './world';

/** What can be changed of a subscription; absent parts stay. */
export type SubscriptionChange = {
  readonly variantNumber?: number | undefined;
  readonly quantity?: number | undefined;
  readonly interval?: Interval | undefined;
  readonly properties?: readonly Property[] | undefined;
  readonly nextDay?: Day | undefined;
};

type Commit = {readonly commit: boolean};

/** A command about a subscription. */
export type SubscriptionCommand = Commit &
  (
    | (SubscriptionChange & {
        readonly kind: 'create-subscription';
        readonly addressId: number;
        readonly variantNumber: number;
        readonly quantity: number;
        readonly interval: Interval;
        /** One piece in cents, where the store says so; else what the plan costs. */
        readonly unitCents?: number | undefined;
        /** After how many deliveries it ends. */
        readonly expiresAfter?: number | undefined;
      })
    | {
        readonly kind: 'update-subscriptions';
        readonly changes: readonly (SubscriptionChange & {readonly id: number})[];
        /** All must be of this address where it is given. */
        readonly addressId: number | null;
      }
    | {readonly kind: 'change-address'; readonly id: number; readonly addressId: number}
    | {
        readonly kind: 'cancel';
        readonly id: number;
        readonly reason: string;
        readonly comments: string | null;
        readonly sendMail: boolean;
      }
    | {readonly kind: 'activate'; readonly id: number}
  );

/** Carries out a command about a subscription, or says why not. */
export function commandSubscription(account: Account, command: SubscriptionCommand, world: World, at: number): Outcome {
  switch (command.kind) {
    case 'create-subscription':
      return create(account, command, world, at);
    case 'update-subscriptions':
      return update(account, command, world, at);
    case 'change-address':
      return onActive(account, command.id, (item) => {
        if (!account.addresses.some(({id}) => id === command.addressId)) {
          return invalid(account, 'address_id', 'The address does not exist.');
        }
        return finish(account, {...item, addressId: command.addressId, updatedAt: at}, command, world, at);
      });
    case 'cancel':
      return onActive(account, command.id, (item) => cancel(account, item, command, world, at));
    case 'activate':
      return activate(account, command, world, at);
  }
}

function create(
  account: Account,
  command: Extract<SubscriptionCommand, {kind: 'create-subscription'}>,
  world: World,
  at: number,
): Outcome {
  const address = account.addresses.find(({id}) => id === command.addressId);
  if (address === undefined) return invalid(account, 'address_id', 'The address does not exist.');
  const goods = goodsFor(account, address, command.variantNumber, world);
  if (!isGoods(goods)) return {account, effects: [], reply: {ok: false, refusal: {status: 422, errors: goods}}};
  if (goods.plans.length === 0) return invalid(account, 'external_variant_id', 'The product has no plan.');
  const quantity = wrongQuantity(command.quantity);
  if (quantity !== null) return invalid(account, 'quantity', quantity);
  const day = command.nextDay === undefined ? null : wrongDay(command.nextDay, at);
  if (day !== null) return invalid(account, 'next_charge_scheduled_at', day);
  const [id, counted] = takeId(account);
  const item: Subscription = {
    id,
    addressId: address.id,
    variantNumber: goods.variantNumber,
    title: goods.title,
    quantity: command.quantity,
    unitCents: command.unitCents ?? recurringCents(goods, command.interval),
    properties: command.properties ?? [],
    interval: command.interval,
    nextDay: command.nextDay ?? nextPlannedDay(account, address.id, at),
    status: 'active',
    cancelledAt: null,
    cancellationReason: null,
    cancellationComments: null,
    maxRetriesReached: false,
    expiresAfter: command.expiresAfter ?? null,
    delivered: 0,
    createdAt: at,
    updatedAt: at,
  };
  const notice = {kind: 'created', subscription: item} as const;
  const next = touched({...counted, subscriptions: [...counted.subscriptions, item]}, world, at, command.commit);
  // No mail for a subscription that the store prices, such as a gift: the store confirms it.
  return done(next, [id], command.unitCents !== undefined ? [] : [{kind: 'mail', key: `created-${id}`, at, notice}]);
}

/** All changes or none. */
function update(
  account: Account,
  command: Extract<SubscriptionCommand, {kind: 'update-subscriptions'}>,
  world: World,
  at: number,
): Outcome {
  let current = account;
  for (const change of command.changes) {
    const item = current.subscriptions.find(({id}) => id === change.id);
    if (item === undefined || (command.addressId !== null && item.addressId !== command.addressId))
      return missing(account);
    if (item.status !== 'active') return invalid(account, 'status', `The subscription is ${item.status}.`);
    const result = changed(current, item, change, world, at);
    if ('field' in result) return invalid(account, result.field, result.message);
    current = {...current, subscriptions: replaced(current.subscriptions, result)};
    const {unit, count} = result.interval;
    if (unit !== item.interval.unit || count !== item.interval.count) current = withoutSkips(current, result, at);
  }
  return done(
    touched(current, world, at, command.commit),
    command.changes.map(({id}) => id),
  );
}

function changed(
  account: Account,
  item: Subscription,
  change: SubscriptionChange,
  world: World,
  at: number,
): Subscription | {readonly field: string; readonly message: string} {
  const quantity = change.quantity ?? item.quantity;
  const wrong = wrongQuantity(quantity);
  if (wrong !== null) return {field: 'quantity', message: wrong};
  const day = change.nextDay === undefined ? null : wrongDay(change.nextDay, at);
  if (day !== null) return {field: 'next_charge_scheduled_at', message: day};
  const rest = {
    quantity,
    interval: change.interval ?? item.interval,
    properties: change.properties ?? item.properties,
    nextDay: change.nextDay ?? item.nextDay,
    updatedAt: at,
  };
  if (change.variantNumber === undefined || change.variantNumber === item.variantNumber) return {...item, ...rest};
  const address = account.addresses.find(({id}) => id === item.addressId);
  if (address === undefined) return {field: 'address_id', message: 'The address does not exist.'};
  const goods = goodsFor(account, address, change.variantNumber, world);
  if (!isGoods(goods)) {
    const message = typeof goods === 'string' ? goods : (Object.values(goods)[0]?.[0] ?? '');
    return {field: 'external_variant_id', message};
  }
  const unitCents = recurringCents(goods, rest.interval);
  return {...item, ...rest, variantNumber: goods.variantNumber, title: goods.title, unitCents};
}

function cancel(
  account: Account,
  item: Subscription,
  command: Extract<SubscriptionCommand, {kind: 'cancel'}>,
  world: World,
  at: number,
): Outcome {
  const cancelled: Subscription = {
    ...item,
    status: 'cancelled',
    nextDay: null,
    cancelledAt: at,
    cancellationReason: command.reason,
    cancellationComments: command.comments,
    updatedAt: at,
  };
  const {account: next, reply} = finish(account, cancelled, command, world, at);
  const notice = {kind: 'cancelled', subscription: cancelled} as const;
  return {
    account: next,
    effects: command.sendMail ? [{kind: 'mail', key: `cancelled-${item.id}-${at}`, at, notice}] : [],
    reply,
  };
}

/** A cancelled product comes with the next delivery again. Source: Specification, section 4, "Subscription products". */
function activate(
  account: Account,
  command: Extract<SubscriptionCommand, {kind: 'activate'}>,
  world: World,
  at: number,
): Outcome {
  const item = account.subscriptions.find(({id}) => id === command.id);
  if (item === undefined) return missing(account);
  if (item.status !== 'cancelled') return invalid(account, 'status', `The subscription is ${item.status}.`);
  if (world.goods(item.variantNumber) === null) {
    return invalid(account, 'external_variant_id', 'The variant does not exist.');
  }
  const planned = nextPlannedDay(account, item.addressId, at);
  const isSkipped = account.charges.some(
    ({status, day, lines}) => status === 'skipped' && day === planned && lines.some(({itemId}) => itemId === item.id),
  );
  const active: Subscription = {
    ...item,
    status: 'active',
    nextDay: isSkipped ? nextDeliveryDay(account, item, planned, at) : planned,
    cancelledAt: null,
    cancellationReason: null,
    cancellationComments: null,
    updatedAt: at,
  };
  return finish(account, active, command, world, at);
}

function onActive(account: Account, id: number, then: (item: Subscription) => Outcome): Outcome {
  const item = account.subscriptions.find((other) => other.id === id);
  if (item === undefined) return missing(account);
  return item.status === 'active' ? then(item) : invalid(account, 'status', `The subscription is ${item.status}.`);
}

function finish(account: Account, item: Subscription, {commit}: Commit, world: World, at: number): Outcome {
  const next = {...account, subscriptions: replaced(account.subscriptions, item)};
  return done(touched(next, world, at, commit), [item.id]);
}
