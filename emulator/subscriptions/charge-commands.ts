import type {Account, Charge, Subscription} from './account';
import {addressOf, replaced, takeId} from './account';
import {attemptCharge, isInStock} from './attempt-charge';
import {addDays, dayOf, isDay} from './calendar';
import type {Day} from './calendar';
import {CHARGE_RULES} from './charge-rules';
import type {ChargeCommandName} from './charge-rules';
import {followingDay, nextDeliveryDay} from './move-items';
import {planCharges} from './plan-charges';
import {priceCharge, usable} from './price-charge';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';
import {FURTHEST_DAYS} from './terms';
import type {World} from './world';

/** A command about one delivery. */
export type ChargeCommand =
  | {readonly kind: 'skip' | 'unskip'; readonly chargeId: number; readonly itemIds: readonly number[]}
  | {readonly kind: 'process' | 'remove-discount'; readonly chargeId: number}
  | {readonly kind: 'reschedule'; readonly chargeId: number; readonly day: Day}
  | {readonly kind: 'apply-discount'; readonly chargeId: number; readonly code: string};

/** Carries out a command about a delivery, or says why not. */
export function commandCharge(account: Account, command: ChargeCommand, world: World, at: number): Outcome {
  const charge = account.charges.find(({id}) => id === command.chargeId);
  if (charge === undefined) return missing(account);
  const reason = refusalFor(charge, command.kind);
  if (reason !== null) return invalid(account, 'charge', reason);
  switch (command.kind) {
    case 'skip':
      return skip(account, charge, command.itemIds, world, at);
    case 'unskip':
      return unskip(account, charge, command.itemIds, world, at);
    case 'process':
      return processNow(account, charge, world, at);
    case 'reschedule':
      return reschedule(account, charge, command.day, world, at);
    case 'apply-discount':
      return applyDiscount(account, charge, command.code, world, at);
    case 'remove-discount':
      return done({...account, charges: replaced(account.charges, withCodes(account, charge, [], world, at))}, [
        charge.id,
      ]);
  }
}

/**
 * Tells why a command is not allowed in a charge's state; `null` where it is. A charge that was given up counts as
 * over.
 */
function refusalFor(charge: Pick<Charge, 'status' | 'resumesAt'>, name: ChargeCommandName): string | null {
  const isOver = charge.status === 'error' && charge.resumesAt === null;
  return CHARGE_RULES[isOver ? 'refunded' : charge.status][name];
}

function wrongItems(charge: Charge, itemIds: readonly number[]): string | null {
  if (itemIds.length === 0) return 'At least one purchase item is needed.';
  const held = new Set(charge.lines.map(({itemId}) => itemId));
  return itemIds.every((id) => held.has(id)) ? null : 'A purchase item is not part of this charge.';
}

/** Recurring items leave this delivery out; one-time items go to the next one when no recurring item is left. */
function skip(account: Account, charge: Charge, itemIds: readonly number[], world: World, at: number): Outcome {
  const wrong = wrongItems(charge, itemIds);
  if (wrong !== null) return invalid(account, 'purchase_item_ids', wrong);
  const chosen = new Set(itemIds);
  const skipped = charge.lines.filter((line) => line.kind === 'subscription' && chosen.has(line.itemId));
  const isWhole = charge.lines.every((line) => line.kind === 'onetime' || chosen.has(line.itemId));
  const moving = charge.lines.filter((line) => line.kind === 'onetime' && (isWhole || chosen.has(line.itemId)));
  const [id, counted] = isWhole ? [charge.id, account] : takeId(account);
  const record: Charge = {
    ...charge,
    id,
    status: 'skipped',
    lines: skipped,
    amounts: priceCharge(skipped, charge.discountCodes, addressOf(account, charge), world, at),
    attempts: 0,
    error: null,
    errorType: null,
    resumesAt: null,
    movedItems: moving.map(({itemId}) => itemId),
    createdAt: isWhole ? charge.createdAt : at,
    updatedAt: at,
  };
  // Without a recurring item there is no skipped charge: the one-time items move, and the charge is removed.
  const records = skipped.length > 0 ? [record] : [];
  const rest = isWhole
    ? counted.charges.filter((other) => other.id !== charge.id)
    : withoutLines(counted, charge, chosen);
  const withRecord: Account = {...counted, charges: [...rest, ...records]};
  const skippedIds = new Set(skipped.map(({itemId}) => itemId));
  const subscriptions = withRecord.subscriptions.map((item) =>
    skippedIds.has(item.id) && item.status === 'active'
      ? {...item, nextDay: nextDeliveryDay(withRecord, item, charge.day, at), updatedAt: at}
      : item,
  );
  const movedIds = new Set(record.movedItems);
  const nextDay = followingDay({...withRecord, subscriptions}, charge, at);
  const onetimes = withRecord.onetimes.map((item) =>
    movedIds.has(item.id) ? {...item, nextDay, updatedAt: at} : item,
  );
  const planned = planCharges({...withRecord, subscriptions, onetimes}, world, at, 'keep');
  return done(planned, [records.length > 0 ? id : (chargeHolding(planned, itemIds)?.id ?? id)]);
}

/** A failed charge keeps the items that stay in it; a queued one is planned anew. */
function withoutLines(account: Account, charge: Charge, leaving: ReadonlySet<number>): readonly Charge[] {
  const lines = charge.lines.filter(({itemId}) => !leaving.has(itemId));
  return replaced(account.charges, {...charge, lines});
}

/** The planned delivery comes back, with the one-time items that had moved on. */
function unskip(account: Account, charge: Charge, itemIds: readonly number[], world: World, at: number): Outcome {
  const wrong = wrongItems(charge, itemIds);
  if (wrong !== null) return invalid(account, 'purchase_item_ids', wrong);
  if (charge.day <= dayOf(at)) return invalid(account, 'charge', 'The day of this delivery is over.');
  const chosen = new Set(itemIds);
  const left = charge.lines.filter(({itemId}) => !chosen.has(itemId));
  const isWhole = left.length === 0;
  const back = (item: Subscription) => chosen.has(item.id) && item.nextDay !== null && item.nextDay > charge.day;
  const moved = new Set(charge.movedItems);
  const queued: Charge = {...charge, status: 'queued', lines: [], updatedAt: at};
  const changed: Account = {
    ...account,
    subscriptions: account.subscriptions.map((item) =>
      back(item) ? {...item, nextDay: charge.day, updatedAt: at} : item,
    ),
    onetimes: account.onetimes.map((item) =>
      moved.has(item.id) && item.nextDay > charge.day ? {...item, nextDay: charge.day, updatedAt: at} : item,
    ),
    charges: replaced(account.charges, isWhole ? queued : {...charge, lines: left, movedItems: [], updatedAt: at}),
  };
  const planned = planCharges(changed, world, at, 'keep');
  return done(planned, [chargeHolding(planned, itemIds)?.id ?? charge.id]);
}

/** Charges at once. Source: Specification, section 4, "Send now". */
function processNow(account: Account, charge: Charge, world: World, at: number): Outcome {
  const current = planCharges(account, world, at, 'keep');
  const fresh = current.charges.find(({id}) => id === charge.id);
  if (fresh === undefined) return missing(account);
  const lines = fresh.lines.map((line) => ({...line, goods: world.goods(line.variantNumber)}));
  if (!lines.some((line) => isInStock(line, world.stock))) {
    return invalid(account, 'charge', 'None of the items is in stock.');
  }
  const {account: next, effects, result} = attemptCharge(current, fresh, world, at);
  if (result === 'error') {
    const errors = {charge: [next.charges.find(({id}) => id === charge.id)?.error ?? 'The charge failed.']};
    return {account: next, effects, reply: {ok: false, refusal: {status: 402, errors}}};
  }
  return done(next, [charge.id], effects);
}

/** All items move to the day, and with them the deliveries after it. */
function reschedule(account: Account, charge: Charge, day: Day, world: World, at: number): Outcome {
  const wrong = wrongDay(day, at);
  if (wrong !== null) return invalid(account, 'next_charge_date', wrong);
  const ids = new Set(charge.lines.map(({itemId}) => itemId));
  const moved: Charge = {...charge, day, originalDay: charge.originalDay ?? charge.day, reminded: false};
  const merged = account.charges.filter(
    (other) =>
      other.id === charge.id || other.status !== 'queued' || other.addressId !== charge.addressId || other.day !== day,
  );
  const changed: Account = {
    ...account,
    subscriptions: account.subscriptions.map((item) =>
      ids.has(item.id) && item.status === 'active' ? {...item, nextDay: day, updatedAt: at} : item,
    ),
    onetimes: account.onetimes.map((item) => (ids.has(item.id) ? {...item, nextDay: day, updatedAt: at} : item)),
    charges: replaced(merged, moved),
  };
  return done(planCharges(changed, world, at, 'keep'), [charge.id]);
}

/** Tells what is wrong with a day to deliver on; `null` where it is one. */
export function wrongDay(day: Day, at: number): string | null {
  if (!isDay(day)) return 'Not a valid date.';
  if (day <= dayOf(at)) return 'The date must be in the future.';
  return day > addDays(dayOf(at), FURTHEST_DAYS) ? 'The date is too far in the future.' : null;
}

function applyDiscount(account: Account, charge: Charge, code: string, world: World, at: number): Outcome {
  if (charge.discountCodes.length > 0) {
    return invalid(account, 'discount_code', 'The charge or its address has a discount already.');
  }
  const discount = usable(world.discountCode(code), charge.amounts.linesCents, at);
  if (discount === null) return invalid(account, 'discount_code', 'The discount code cannot be applied.');
  const changed = withCodes(account, charge, [discount.code], world, at);
  return done({...account, charges: replaced(account.charges, changed)}, [charge.id]);
}

function withCodes(account: Account, charge: Charge, codes: readonly string[], world: World, at: number): Charge {
  const amounts = priceCharge(charge.lines, codes, addressOf(account, charge), world, at);
  return {...charge, discountCodes: codes, amounts, updatedAt: at};
}

function chargeHolding(account: Account, itemIds: readonly number[]): Charge | undefined {
  return account.charges.find(
    ({status, lines}) => status === 'queued' && lines.some(({itemId}) => itemIds.includes(itemId)),
  );
}
