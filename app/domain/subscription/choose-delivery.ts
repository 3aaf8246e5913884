import {chargeRefusal, type ChargeCommand} from './charge';
import type {Delivery} from './subscription';

/** Names a delivery: ids change with every edit, address and day do not. */
export function deliveryKey(addressId: number, day: string): string {
  return `${addressId}-${day}`;
}

/** Returns the day in a delivery's key (`deliveryKey`). */
export function dayOfDeliveryKey(key: string): string {
  return key.slice(key.indexOf('-') + 1);
}

/**
 * Returns the delivery that a key means, for a command: of several at one address and day (a coffee that is skipped
 * beside those that are not) the one that the command may be given to, else the first. `null` where there is none.
 */
export function chooseDelivery(
  deliveries: readonly Delivery[],
  key: string,
  command: ChargeCommand,
  today: string,
): Delivery | null {
  const named = deliveries.filter((delivery) => delivery.key === key);
  return named.find((delivery) => chargeRefusal(delivery, command, today) === null) ?? named[0] ?? null;
}

/**
 * Returns the deliveries that are not over yet, the earliest first: what is being paid or failed, what is planned, what
 * is skipped and still to come.
 */
export function comingDeliveries(deliveries: readonly Delivery[], today: string): readonly Delivery[] {
  return deliveries
    .filter(({state, day}) => (state === 'skipped' ? day >= today : state !== 'completed'))
    .sort((one, other) => one.day.localeCompare(other.day) || one.addressId - other.addressId);
}

/** Returns the deliveries that are over, the latest first; a skipped one once its day is over. */
export function pastDeliveries(deliveries: readonly Delivery[], today: string): readonly Delivery[] {
  return deliveries
    .filter(({state, day}) => state === 'completed' || (state === 'skipped' && day < today))
    .sort((one, other) => other.day.localeCompare(one.day) || other.id - one.id);
}

/**
 * Returns the day on which something comes that is added to a delivery: a failed one takes nothing in, so it comes with the next one that
 * is planned there. `null` where there is none.
 */
export function dayOfAddition(
  deliveries: readonly Delivery[],
  {state, day, addressId}: Pick<Delivery, 'state' | 'day' | 'addressId'>,
): string | null {
  if (state !== 'errored') return day;
  const planned = deliveries.filter((other) => other.state === 'upcoming' && other.addressId === addressId);
  return planned.map((other) => other.day).sort()[0] ?? null;
}

/**
 * Returns the planned delivery that something can still be added to; `null` where there is none. `today` is the day in
 * Germany.
 */
export function deliveryToAddTo(deliveries: readonly Delivery[], today: string): Delivery | null {
  const open = deliveries.filter((delivery) => chargeRefusal(delivery, 'add', today) === null);
  return nextDelivery(
    open.filter(({state}) => state === 'upcoming'),
    today,
  );
}

/** Returns the next planned delivery that brings an item; `null` where there is none. */
export function deliveryWith(deliveries: readonly Delivery[], itemId: number): Delivery | null {
  const planned = deliveries.filter(
    ({state, items}) => state === 'upcoming' && items.some((item) => item.itemId === itemId),
  );
  return planned.sort((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

/** Returns the day on which a delivery that failed is tried again with an item, the first of several; `null` where none is. */
export function nextTryWith(deliveries: readonly Delivery[], itemId: number): string | null {
  const days = deliveries.flatMap(({state, items, retryDay}) =>
    state === 'errored' && retryDay !== null && items.some((item) => item.itemId === itemId) ? [retryDay] : [],
  );
  return days.sort()[0] ?? null;
}

/** Returns the delivery to show first: what needs attention, else what is next. `null` where nothing is planned. */
export function nextDelivery(deliveries: readonly Delivery[], today: string): Delivery | null {
  const coming = comingDeliveries(deliveries, today).filter(({isGift}) => !isGift);
  return (
    coming.find(({state}) => state === 'errored') ??
    coming.find(({state}) => state === 'processing') ??
    coming.find(({state}) => state === 'upcoming') ??
    null
  );
}
