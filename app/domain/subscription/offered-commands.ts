import {allOutOfStock, chargeRefusal, type ChargeState} from './charge';
import type {DeliveryCommand, ProductCommand} from './command';
import {canUpdatePayment} from './payment';
import type {Delivery, SubscriptionProduct} from './subscription';
import {additionDayRefusal, prepaidRefusal, productRefusal} from './validate-command';

/** The commands that are offered: one as a button, the others behind one control. */
export type OfferedCommands<Name> = {readonly first: Name | null; readonly more: readonly Name[]};

/** In the order of the control. */
const DELIVERY_COMMANDS = [
  'add',
  'skip',
  'unskip',
  'reschedule',
  'send-now',
  'interval',
  'gift',
  'address',
  'payment',
] as const satisfies readonly DeliveryCommand['name'][];

/** Which command is the button of a delivery in a state: the first of these that it offers. */
const FIRST: Readonly<Record<ChargeState, readonly DeliveryCommand['name'][]>> = {
  upcoming: ['add'],
  errored: ['payment', 'send-now'],
  skipped: ['unskip'],
  processing: [],
  completed: [],
};

/**
 * Returns the commands that one of a customer's deliveries offers on `today`, the day in Germany. A payment that failed, or soon will, comes
 * first (Specification, section 4, Charges; docs/decisions/169-one-action-per-state.md).
 */
export function deliveryCommands(
  delivery: Delivery,
  deliveries: readonly Delivery[],
  today: string,
): OfferedCommands<DeliveryCommand['name']> {
  const {items, isGift, payment, state} = delivery;
  const hasRecurring = items.some(({kind}) => kind === 'recurring');
  const offered = DELIVERY_COMMANDS.filter((command) => {
    const reason = chargeRefusal(delivery, command, today);
    // Why it cannot be sent now is worth reading.
    if (reason === 'out-of-stock') return true;
    if (prepaidRefusal(delivery, command) !== null) return false;
    if (additionDayRefusal(deliveries, delivery, command) !== null) return false;
    if (reason !== null || (isGift && command !== 'address')) return false;
    if (command === 'payment') return canUpdatePayment(payment);
    return hasRecurring || (command !== 'skip' && command !== 'interval' && command !== 'gift');
  });
  // What waits for stock does not wait for a payment.
  const first = state === 'errored' && allOutOfStock(delivery) ? FIRST.upcoming : FIRST[state];
  const wanted = payment?.isValid === false ? (['payment', ...first] as const) : first;
  return ordered(offered, wanted);
}

/** In the order of the control; a product that is cancelled offers only to come again. */
const PRODUCT_COMMANDS = [
  'swap',
  'edit',
  'project',
  'cancel',
  'remove',
  'reactivate',
] as const satisfies readonly ProductCommand['name'][];

/** Returns the commands that a product of the subscription offers (Specification, section 4, Subscription products). */
export function productCommands(product: SubscriptionProduct): OfferedCommands<ProductCommand['name']> {
  const {project} = product;
  const offered = PRODUCT_COMMANDS.filter(
    (command) => productRefusal(product, command) === null && (command !== 'project' || project !== null),
  );
  return ordered(offered, []);
}

function ordered<Name>(offered: readonly Name[], wanted: readonly Name[]): OfferedCommands<Name> {
  const first = wanted.find((name) => offered.includes(name)) ?? offered[0] ?? null;
  return {first, more: offered.filter((name) => name !== first)};
}
