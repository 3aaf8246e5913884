import type {Account, Charge} from './account';
import {replaced} from './account';
import {attemptCharge, settleCharge} from './attempt-charge';
import {chargeTime} from './calendar';
import type {Effect} from './effect';
import {planCharges} from './plan-charges';
import {REGENERATION_MS, REMINDER_MS} from './terms';
import type {World} from './world';

/** An event that time brings, and its moment. */
type Event =
  | {readonly kind: 'regenerate'; readonly at: number}
  | {readonly kind: 'remind' | 'charge' | 'settle'; readonly at: number; readonly charge: Charge};

export type Advanced = {readonly account: Account; readonly effects: readonly Effect[]};

/** The order of events at the same moment. */
const ORDER: readonly Event['kind'][] = ['regenerate', 'remind', 'settle', 'charge'];

/**
 * Lets happen, one after the other in the order of time, what was due since the account was last seen: regeneration of
 * queued charges, reminders, charges, retries, pending payments that settle. The same account and time give the same
 * result, in however many steps the time passed.
 *
 * @param until milliseconds since 1970; nothing happens where it is not behind what was seen
 */
export function advance(account: Account, until: number, world: World): Advanced {
  const stock = new Map(world.stock);
  const effects: Effect[] = [];
  let current = account;
  for (let event = nextEvent(current); event !== null && event.at <= until; event = nextEvent(current)) {
    const at = Math.max(event.at, current.seenAt);
    const {account: next, effects: more} = happen({...current, seenAt: at}, event, {...world, stock}, at);
    for (const effect of more) if (effect.kind === 'take-stock') take(stock, effect);
    current = next;
    effects.push(...more);
  }
  return {account: until > current.seenAt ? {...current, seenAt: until} : current, effects};
}

function nextEvent(account: Account): Event | null {
  const events = account.charges.flatMap(eventsOf);
  const firstCharge = Math.min(...events.filter(({kind}) => kind === 'charge').map(({at}) => at));
  const all: readonly Event[] =
    account.dirtySince === null
      ? events
      : [...events, {kind: 'regenerate', at: Math.min(account.dirtySince + REGENERATION_MS, firstCharge)}];
  const [first = null] = [...all].sort((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return first;
}

function eventsOf(charge: Charge): readonly Event[] {
  const {status, day, resumesAt} = charge;
  if (status === 'queued') {
    const at = chargeTime(day);
    return [
      {kind: 'charge', at, charge},
      ...(charge.reminded ? [] : [{kind: 'remind', at: at - REMINDER_MS, charge} as const]),
    ];
  }
  if (resumesAt === null) return [];
  if (status === 'error') return [{kind: 'charge', at: resumesAt, charge}];
  return status === 'pending' ? [{kind: 'settle', at: resumesAt, charge}] : [];
}

function happen(account: Account, event: Event, world: World, at: number): Advanced {
  switch (event.kind) {
    case 'regenerate':
      return {account: planCharges(account, world, at, 'new'), effects: []};
    case 'remind':
      return remind(account, event.charge, at);
    case 'settle':
      return settleCharge(account, event.charge, at);
    case 'charge':
      return attemptCharge(account, event.charge, world, at);
  }
}

function remind(account: Account, charge: Charge, at: number): Advanced {
  const reminded = {...charge, reminded: true};
  const next = {...account, charges: replaced(account.charges, reminded)};
  // No reminder when it is too late to change the delivery.
  if (at >= chargeTime(charge.day) - REMINDER_MS / 3) return {account: next, effects: []};
  const key = `upcoming-${charge.addressId}-${charge.day}`;
  return {account: next, effects: [{kind: 'mail', key, at, notice: {kind: 'upcoming', charge}}]};
}

function take(stock: Map<number, number>, {lines}: Extract<Effect, {readonly kind: 'take-stock'}>): void {
  for (const {variantNumber, quantity} of lines) {
    stock.set(variantNumber, (stock.get(variantNumber) ?? 0) - quantity);
  }
}
