import type {Account, Charge, ChargeLine, Onetime, Subscription} from './account';
import {takeId} from './account';
import type {Day} from './calendar';
import {priceCharge} from './price-charge';
import type {World} from './world';

/**
 * Brings the queued charges in line with the items: one charge for each address and day. Failed charges keep their
 * items and are filled anew.
 *
 * @param ids `keep` leaves a charge of the same address and day its id; `new` gives every queued charge a new one, and
 *   loses its own discounts, as a regeneration does
 * @param at milliseconds since 1970
 */
export function planCharges(account: Account, world: World, at: number, ids: 'keep' | 'new'): Account {
  const refilled = refillFailed(account, world, at);
  const before = new Map(
    refilled.charges
      .filter(({status}) => status === 'queued')
      .map((charge) => [keyOf(charge.addressId, charge.day), charge]),
  );
  let planned: Account = {
    ...refilled,
    charges: refilled.charges.filter(({status}) => status !== 'queued'),
    dirtySince: ids === 'new' ? null : refilled.dirtySince,
  };
  for (const {addressId, day, lines} of groupsOf(refilled, world)) {
    const old = before.get(keyOf(addressId, day));
    const [id, next] = old !== undefined && ids === 'keep' ? [old.id, planned] : takeId(planned);
    const charge = queuedCharge(planned, {id, addressId, day, lines, old, keepsDiscounts: ids === 'keep'}, world, at);
    planned = charge === null ? next : {...next, charges: [...next.charges, charge]};
  }
  return planned;
}

/** Returns the line of an item, with the goods as they are now. */
export function lineOf(item: Subscription | Onetime, world: Pick<World, 'goods'>): ChargeLine {
  const {variantNumber, quantity, unitCents, properties, title} = item;
  const kind = 'interval' in item ? 'subscription' : 'onetime';
  const goods = world.goods(variantNumber);
  return {itemId: item.id, kind, variantNumber, quantity, unitCents, properties, title, goods};
}

/** Returns the items that a delivery can hold: active subscriptions and one-time items that were not cancelled. */
function openItems(account: Account): readonly (Subscription | Onetime)[] {
  return [
    ...account.subscriptions.filter(({status}) => status === 'active'),
    ...account.onetimes.filter(({isCancelled}) => !isCancelled),
  ];
}

function groupsOf(account: Account, world: World) {
  const locked = new Set(
    account.charges
      .filter(({status, resumesAt}) => status === 'error' && resumesAt !== null)
      .flatMap(({lines}) => lines.map(({itemId}) => itemId)),
  );
  const groups = new Map<string, {addressId: number; day: Day; lines: ChargeLine[]}>();
  for (const item of openItems(account)) {
    if (item.nextDay === null || locked.has(item.id)) continue;
    const key = keyOf(item.addressId, item.nextDay);
    const group = groups.get(key) ?? {addressId: item.addressId, day: item.nextDay, lines: []};
    groups.set(key, group);
    group.lines.push(lineOf(item, world));
  }
  return [...groups.values()].sort((a, b) => a.day.localeCompare(b.day) || a.addressId - b.addressId);
}

function refillFailed(account: Account, world: World, at: number): Account {
  const items = new Map(openItems(account).map((item) => [item.id, item]));
  const charges = account.charges.flatMap((charge) => {
    if (charge.status !== 'error' || charge.resumesAt === null) return charge;
    const lines = charge.lines.flatMap(({itemId}) => {
      const item = items.get(itemId);
      return item === undefined ? [] : lineOf(item, world);
    });
    const address = account.addresses.find(({id}) => id === charge.addressId);
    if (lines.length === 0 || address === undefined) return [];
    const amounts = priceCharge(lines, charge.discountCodes, address, world, at);
    return {...charge, lines, amounts, postal: address.postal, paymentMethodId: address.paymentMethodId};
  });
  return {...account, charges};
}

type Draft = {
  readonly id: number;
  readonly addressId: number;
  readonly day: Day;
  readonly lines: readonly ChargeLine[];
  readonly old: Charge | undefined;
  readonly keepsDiscounts: boolean;
};

function queuedCharge(account: Account, draft: Draft, world: World, at: number): Charge | null {
  const {id, addressId, day, lines, old, keepsDiscounts} = draft;
  const address = account.addresses.find((other) => other.id === addressId);
  if (address === undefined) return null;
  const own = keepsDiscounts ? (old?.discountCodes ?? []) : [];
  const discountCodes = [...new Set([...address.discountCodes, ...own])];
  return {
    id,
    addressId,
    paymentMethodId: address.paymentMethodId,
    status: 'queued',
    type: 'recurring',
    day,
    originalDay: old?.originalDay ?? null,
    lines,
    postal: address.postal,
    discountCodes,
    amounts: priceCharge(lines, discountCodes, address, world, at),
    attempts: 0,
    error: null,
    errorType: null,
    resumesAt: null,
    processedAt: null,
    orderNumber: null,
    movedItems: [],
    reminded: old?.reminded ?? false,
    createdAt: keepsDiscounts ? (old?.createdAt ?? at) : at,
    updatedAt: at,
  };
}

function keyOf(addressId: number, day: Day): string {
  return `${addressId} ${day}`;
}
