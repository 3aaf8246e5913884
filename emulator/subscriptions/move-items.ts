import type {Account, Charge, ChargeLine, Subscription} from './account';
import {replaced} from './account';
import {addDays, addInterval, dayOf} from './calendar';
import type {Day} from './calendar';
import type {Effect} from './effect';

/** Where one-time items wait that no subscription takes along, in days. */
const ONETIME_WAIT_DAYS = 28;

/**
 * Moves items on to their next delivery after a charge.
 *
 * @param charge with the lines that were delivered; those count, and one-time items among them are done
 * @param lines all that the charge held
 * @param at milliseconds since 1970
 */
export function moveItems(
  account: Account,
  charge: Pick<Charge, 'addressId' | 'day' | 'lines'>,
  lines: readonly ChargeLine[],
  at: number,
): {readonly account: Account; readonly effects: readonly Effect[]} {
  const held = new Set(lines.map(({itemId}) => itemId));
  const delivered = new Set(charge.lines.map(({itemId}) => itemId));
  const effects: Effect[] = [];
  const subscriptions = account.subscriptions.map((item) => {
    if (!held.has(item.id) || item.status !== 'active') return item;
    const next = afterDelivery(account, item, charge.day, {isDelivered: delivered.has(item.id), at});
    if (next.status === 'expired') {
      effects.push({kind: 'mail', key: `expired-${item.id}`, at, notice: {kind: 'expired', subscription: next}});
    }
    return next;
  });
  const nextDay = followingDay({...account, subscriptions}, charge, at);
  const onetimes = account.onetimes
    .filter(({id}) => !delivered.has(id))
    .map((item) => (held.has(item.id) ? {...item, nextDay, updatedAt: at} : item));
  return {account: {...account, subscriptions, onetimes}, effects};
}

/** Returns the first day of a subscription's rhythm behind `day` that is still to come and was not skipped. */
export function nextDeliveryDay(account: Account, item: Subscription, day: Day, at: number): Day {
  const skipped = new Set(
    account.charges
      .filter(({status, lines}) => status === 'skipped' && lines.some(({itemId}) => itemId === item.id))
      .map((charge) => charge.day),
  );
  let next = addInterval(day, item.interval);
  while (next <= dayOf(at) || skipped.has(next)) next = addInterval(next, item.interval);
  return next;
}

/**
 * Undoes what was skipped of a subscription and is still to come, as a new interval does. Source:
 * https://storefront.getrecharge.com/client/docs/types/functions/updateSubscription
 */
export function withoutSkips(account: Account, item: Subscription, at: number): Account {
  const isSkip = ({status, day, lines}: Charge) =>
    status === 'skipped' && day > dayOf(at) && lines.some(({itemId}) => itemId === item.id);
  const skips = account.charges.filter(isSkip);
  const charges = account.charges.flatMap((charge) => {
    if (!isSkip(charge)) return [charge];
    const lines = charge.lines.filter(({itemId}) => itemId !== item.id);
    return lines.length === 0 ? [] : [{...charge, lines, updatedAt: at}];
  });
  const days = [...skips.map(({day}) => day), ...(item.nextDay === null ? [] : [item.nextDay])];
  const nextDay = days.toSorted()[0] ?? null;
  return {...account, charges, subscriptions: replaced(account.subscriptions, {...item, nextDay})};
}

/** Returns the day of the address's next delivery behind a charge; four weeks on where none is planned. */
export function followingDay(account: Account, {addressId, day}: Pick<Charge, 'addressId' | 'day'>, at: number): Day {
  const from = day > dayOf(at) ? day : dayOf(at);
  const days = account.subscriptions
    .filter((item) => item.addressId === addressId && item.status === 'active')
    .flatMap((item) => (item.nextDay !== null && item.nextDay > from ? [item.nextDay] : []))
    .sort();
  return days[0] ?? addDays(from, ONETIME_WAIT_DAYS);
}

function afterDelivery(
  account: Account,
  item: Subscription,
  day: Day,
  {isDelivered, at}: {readonly isDelivered: boolean; readonly at: number},
): Subscription {
  const delivered = item.delivered + (isDelivered ? 1 : 0);
  if (item.expiresAfter !== null && delivered >= item.expiresAfter) {
    return {...item, delivered, status: 'expired', nextDay: null, updatedAt: at};
  }
  return {
    ...item,
    delivered,
    nextDay: nextDeliveryDay(account, item, day, at),
    maxRetriesReached: isDelivered ? false : item.maxRetriesReached,
    updatedAt: at,
  };
}
