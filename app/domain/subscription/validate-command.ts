import {addWeeks, isDay} from './calendar';
import {chargeRefusal} from './charge';
import {chooseDelivery} from './choose-delivery';
import type {CommandRefusal, DeliveryCommand, ProductCommand, SubscriptionCommand} from './command';
import {canAdd, canUpdatePayment} from './payment';
import type {Delivery, Subscription, SubscriptionProduct} from './subscription';

/** How far ahead a delivery may be moved, in days. */
export const FURTHEST_DAYS = 365;

/** What a command is about, once it may be carried out. */
export type CommandValidation =
  | {readonly ok: true; readonly delivery: Delivery | null; readonly product: SubscriptionProduct | null}
  | {readonly ok: false; readonly refusal: CommandRefusal};

/**
 * Whether a command may be carried out on the subscription as it is, or why not. `today` is the day in Germany
 * (Specification, section 4, Subscription products and Charges).
 */
export function validateCommand(
  subscription: Subscription,
  command: SubscriptionCommand,
  today: string,
): CommandValidation {
  if ('key' in command) return validateDelivery(subscription, command, today);
  if ('itemId' in command) return validateProduct(subscription, command);
  const isActive = subscription.products.some(({state, kind}) => kind === 'recurring' && isRunning(state));
  return isActive ? {ok: true, delivery: null, product: null} : {ok: false, refusal: 'wrong-state'};
}

/** The day that a delivery moves to. */
export function newDay({day}: Pick<Delivery, 'day'>, to: {readonly day: string} | {readonly weeks: number}): string {
  return 'day' in to ? to.day : addWeeks(day, to.weeks);
}

function validateDelivery(
  {deliveries, addresses}: Subscription,
  command: DeliveryCommand,
  today: string,
): CommandValidation {
  const delivery = chooseDelivery(deliveries, command.key, command.name, today);
  if (delivery === null) return {ok: false, refusal: 'gone'};
  const refusal = chargeRefusal(delivery, command.name, today) ?? furtherRefusal(delivery, command, today);
  if (refusal !== null) return {ok: false, refusal};
  return addresses.some(({id}) => id === delivery.addressId)
    ? {ok: true, delivery, product: null}
    : {ok: false, refusal: 'gone'};
}

function furtherRefusal(delivery: Delivery, command: DeliveryCommand, today: string): CommandRefusal | null {
  switch (command.name) {
    case 'reschedule': {
      const day = newDay(delivery, command.to);
      return isDay(day) && day > today && day !== delivery.day && day <= addWeeks(today, FURTHEST_DAYS / 7)
        ? null
        : 'wrong-day';
    }
    case 'add':
      return canAdd(command.isCoffee, delivery.payment) ? null : 'legacy-gear';
    case 'payment':
      return canUpdatePayment(delivery.payment) ? null : 'no-payment-update';
    case 'skip':
      return command.itemIds === null || command.itemIds.every((id) => delivery.items.some(({itemId}) => itemId === id))
        ? null
        : 'gone';
    default:
      return null;
  }
}

function isRunning(state: SubscriptionProduct['state']): boolean {
  return state === 'active' || state === 'no-longer-available';
}

function validateProduct({products, addresses}: Subscription, command: ProductCommand): CommandValidation {
  const product = products.find(({itemId}) => itemId === command.itemId);
  if (product === undefined) return {ok: false, refusal: 'gone'};
  const payment = addresses.find(({id}) => id === product.addressId)?.payment ?? null;
  const refusal = productRefusal(product, command.name);
  if (refusal !== null) return {ok: false, refusal};
  if (command.name === 'swap' && !canAdd(command.isCoffee, payment)) return {ok: false, refusal: 'legacy-gear'};
  return {ok: true, delivery: null, product};
}

/**
 * Why a command may not be given to a product; `null` where it may. A cancelled one can be reactivated and nothing else;
 * one that is no longer available can be swapped, removed and cancelled. What was paid beforehand comes as it was paid for:
 * it is neither swapped nor made more or less.
 */
export function productRefusal(
  {kind, state, isPrepaid, canReactivate}: Pick<SubscriptionProduct, 'kind' | 'state' | 'isPrepaid' | 'canReactivate'>,
  command: ProductCommand['name'],
): CommandRefusal | null {
  if (command === 'reactivate') return state === 'cancelled' && canReactivate ? null : 'wrong-state';
  if (state === 'cancelled') return 'wrong-state';
  switch (command) {
    case 'swap':
      return isPrepaid ? 'wrong-state' : null;
    case 'edit':
      return isPrepaid || state === 'no-longer-available' ? 'wrong-state' : null;
    case 'project':
      return state === 'no-longer-available' ? 'wrong-state' : null;
    case 'cancel':
      return kind === 'recurring' ? null : 'wrong-state';
    case 'remove':
      return null;
  }
}
