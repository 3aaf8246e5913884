import type {Account, Charge, ChargeLine, PaymentMethod} from './account';
import {addressOf, replaced, takeId} from './account';
import {addDays, chargeTime, dayOf, DAY_MS} from './calendar';
import type {Day} from './calendar';
import type {Effect} from './effect';
import {moveItems} from './move-items';
import {planCharges} from './plan-charges';
import {platformOrder} from './platform-order';
import {priceCharge} from './price-charge';
import {RETRY_DAYS, SETTLING_MS, STOCK_RETRY_DAYS} from './terms';
import type {World} from './world';

/**
 * What a charge is called that is tried no more, whether a payment or the stock is why. Source: a recorded answer,
 * tests/recorded/subscriptions/charges.json
 */
const CLOSED = 'CLOSED_MAX_RETRIES_REACHED';

/** What came of charging: the delivery is on its way, the payment is not settled yet, or it failed and is tried again. */
export type Attempt = {
  readonly account: Account;
  readonly effects: readonly Effect[];
  readonly result: 'success' | 'pending' | 'error';
};

/**
 * Tells whether a line can be sent: the shop has it, and enough of it, or sells it without. Source:
 * https://support.getrecharge.com/hc/en-us/articles/360008683294-Handling-product-inventory
 */
export function isInStock({goods, variantNumber, quantity}: ChargeLine, stock: ReadonlyMap<number, number>): boolean {
  return goods !== null && (goods.sellsWithoutStock || (stock.get(variantNumber) ?? 0) >= quantity);
}

/**
 * Charges a delivery: what is in stock goes out, the rest waits for the next one. Where nothing is in stock the charge fails. Source:
 * https://support.getrecharge.com/hc/en-us/articles/10093532488343-Partial-order-fulfillment
 *
 * @param at milliseconds since 1970
 */
export function attemptCharge(account: Account, charge: Charge, world: World, at: number): Attempt {
  const current = {...charge, lines: charge.lines.map((line) => ({...line, goods: world.goods(line.variantNumber)}))};
  const sent = current.lines.filter((line) => isInStock(line, world.stock));
  if (sent.length === 0) return waitForStock(account, current, world, at);
  const amounts = priceCharge(sent, charge.discountCodes, addressOf(account, charge), world, at);
  const due = {...current, amounts, updatedAt: at, attempts: charge.attempts + 1};
  const method = account.paymentMethods.find(({id}) => id === charge.paymentMethodId);
  if (amounts.totalCents > 0) {
    const refusal = refusalOf(method);
    if (refusal !== null) return decline(account, {...due, ...refusal}, world, at);
  }
  const accepted = {...due, lines: sent, error: null, errorType: null, day: earlier(charge.day, dayOf(at))};
  const moved = moveItems(account, accepted, current.lines, at);
  const takeStock: Effect = {
    kind: 'take-stock',
    orderId: `charge-${charge.id}-${account.customer.createdAt}`,
    lines: sent.map(({variantNumber, quantity}) => ({variantNumber, quantity})),
    at,
  };
  if (amounts.totalCents > 0 && method?.outcome === 'pending') {
    const waiting = {...accepted, status: 'pending', resumesAt: at + SETTLING_MS} as const;
    const withCharge = {...moved.account, charges: replaced(moved.account.charges, waiting)};
    return {
      account: planCharges(withCharge, world, at, 'keep'),
      effects: [takeStock, ...moved.effects],
      result: 'pending',
    };
  }
  const settled = settleCharge(moved.account, accepted, at);
  return {
    account: planCharges(settled.account, world, at, 'keep'),
    effects: [takeStock, ...moved.effects, ...settled.effects],
    result: 'success',
  };
}

/** Books a charge as paid, with its order; `ordered` is the name of the one that was placed at the checkout. */
export function settleCharge(
  account: Account,
  charge: Charge,
  at: number,
  ordered: string | null = null,
): Omit<Attempt, 'result'> {
  const [orderId, next] = takeId(account);
  const number = ordered ?? `L${orderId}`;
  const paid: Charge = {
    ...charge,
    status: 'success',
    resumesAt: null,
    processedAt: at,
    orderNumber: number,
    updatedAt: at,
  };
  const charges = next.charges.some(({id}) => id === paid.id) ? replaced(next.charges, paid) : [...next.charges, paid];
  const order = {id: orderId, chargeId: paid.id, number, createdAt: at, updatedAt: at};
  const placed: Effect = {kind: 'place-order', order: platformOrder(account, paid, order)};
  return {
    account: {...next, charges, orders: [...next.orders, order]},
    effects: [
      ...(ordered === null ? [placed] : []),
      {kind: 'mail', key: `charged-${paid.id}`, at, notice: {kind: 'charged', charge: paid}},
    ],
  };
}

function refusalOf(method: PaymentMethod | undefined): Pick<Charge, 'error' | 'errorType'> | null {
  if (method === undefined) return {error: 'There is no payment method.', errorType: 'NO_PAYMENT_METHOD'};
  if (!method.isValid) {
    return {error: 'Customer needs to update the payment method.', errorType: 'CUSTOMER_NEEDS_TO_UPDATE_CC'};
  }
  return method.outcome === 'decline' ? {error: 'The payment was declined.', errorType: 'CARD_DECLINED'} : null;
}

function decline(account: Account, charge: Charge, world: World, at: number): Attempt {
  const days = RETRY_DAYS[charge.attempts - 1];
  const day = earlier(charge.day, dayOf(at));
  if (days !== undefined) {
    const failed: Charge = {...charge, day, status: 'error', resumesAt: chargeTime(dayOf(at + days * DAY_MS))};
    const notice = {kind: 'failed', charge: failed} as const;
    return {
      account: planCharges({...account, charges: replaced(account.charges, failed)}, world, at, 'keep'),
      effects: [{kind: 'mail', key: `failed-${charge.id}-${charge.attempts}`, at, notice}],
      result: 'error',
    };
  }
  const closed: Charge = {...charge, status: 'error', errorType: CLOSED, resumesAt: null};
  const ids = new Set(closed.lines.map(({itemId}) => itemId));
  const subscriptions = account.subscriptions.map((item) =>
    ids.has(item.id) ? {...item, maxRetriesReached: true} : item,
  );
  return {
    account: giveUp({...account, subscriptions}, closed, world, at),
    effects: [{kind: 'mail', key: `given-up-${charge.id}`, at, notice: {kind: 'given-up', charge: closed}}],
    result: 'error',
  };
}

/**
 * Nothing is in stock: the charge is tried again every day, for 60 days, and keeps its attempts for the payment. Source:
 * https://support.getrecharge.com/hc/en-us/articles/10667355369495-Troubleshooting-insufficient-inventory-errors
 */
function waitForStock(account: Account, charge: Charge, world: World, at: number): Attempt {
  const day = earlier(charge.day, dayOf(at));
  const failed: Charge = {
    ...charge,
    day,
    status: 'error',
    error: 'None of the items is in stock.',
    errorType: 'insufficient_inventory',
    updatedAt: at,
  };
  if (dayOf(at) >= addDays(day, STOCK_RETRY_DAYS)) {
    const closed: Charge = {...failed, errorType: CLOSED, resumesAt: null};
    return {
      account: giveUp(account, closed, world, at),
      effects: [{kind: 'mail', key: `not-sent-${charge.id}`, at, notice: {kind: 'not-sent', charge: closed}}],
      result: 'error',
    };
  }
  const waiting: Charge = {...failed, resumesAt: chargeTime(addDays(dayOf(at), 1))};
  return {
    account: planCharges({...account, charges: replaced(account.charges, waiting)}, world, at, 'keep'),
    // Told once, however often it is tried.
    effects: [{kind: 'mail', key: `delayed-${charge.id}`, at, notice: {kind: 'delayed', charge: waiting}}],
    result: 'error',
  };
}

/** The charge stays as it failed, and its items go on to their next delivery. */
function giveUp(account: Account, closed: Charge, world: World, at: number): Account {
  const moved = moveItems(account, {...closed, lines: []}, closed.lines, at).account;
  return planCharges({...moved, charges: replaced(moved.charges, closed)}, world, at, 'keep');
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
