import {addWeeks, isDay} from './calendar';
import {chargeRefusal} from './charge';
import {chooseDelivery, dayOfAddition} from './choose-delivery';
import type {CommandRefusal, DeliveryCommand, ProductCommand, SubscriptionCommand} from './command';
import {canAdd, canUpdatePayment, paymentOf} from './payment';
import {isOver, isRunning} from './product-state';
import type {Delivery, Goods, Subscription, SubscriptionProduct} from './subscription';

/** How far ahead a delivery may be moved, in days. */
export const FURTHEST_DAYS = 365;

/** The fields of a variant that a command brings in, as far as the rules need them. */
export type NewGoods = Pick<Goods, 'isCoffee' | 'donates' | 'isPreOrder' | 'needsPlan'>;

/** The verdict on a command: the delivery or product that it concerns, and whether a product that it adds donates (`donates`), or why it is refused. */
export type CommandValidation =
  | {
      readonly ok: true;
      readonly delivery: Delivery | null;
      readonly product: SubscriptionProduct | null;
      readonly donates: boolean;
    }
  | {readonly ok: false; readonly refusal: CommandRefusal};

/**
 * Tells whether a command may be carried out on the subscription as it is, or why not. `today` is the day in Germany;
 * `goods` is the catalogue's entry of the variant that `newVariant` names, `null` if there is none (Specification,
 * section 4, Subscription products and Charges).
 */
export function validateCommand(
  subscription: Subscription,
  command: SubscriptionCommand,
  today: string,
  goods: NewGoods | null = null,
): CommandValidation {
  if ('key' in command) return validateDelivery(subscription, command, today, goods);
  if ('itemId' in command) return validateProduct(subscription, command, goods);
  const isActive = subscription.products.some(isRunning);
  return isActive ? {ok: true, delivery: null, product: null, donates: false} : {ok: false, refusal: 'wrong-state'};
}

/** Returns the number of the variant that a command brings into a subscription; `null` where it brings none. */
export function newVariant({products}: Subscription, command: SubscriptionCommand): string | null {
  switch (command.name) {
    case 'add':
    case 'swap':
      return command.variantNumber;
    case 'edit': {
      const now = products.find(({itemId}) => itemId === command.itemId);
      return now?.variantNumber === command.variantNumber ? null : command.variantNumber;
    }
    default:
      return null;
  }
}

/** Returns the day that a delivery moves to. */
export function newDay({day}: Pick<Delivery, 'day'>, to: {readonly day: string} | {readonly weeks: number}): string {
  return 'day' in to ? to.day : addWeeks(day, to.weeks);
}

function validateDelivery(
  {deliveries, addresses}: Subscription,
  command: DeliveryCommand,
  today: string,
  goods: NewGoods | null,
): CommandValidation {
  const delivery = chooseDelivery(deliveries, command.key, command.name, today);
  if (delivery === null) return {ok: false, refusal: 'gone'};
  const refusal =
    chargeRefusal(delivery, command.name, today) ??
    prepaidRefusal(delivery, command.name) ??
    additionDayRefusal(deliveries, delivery, command.name) ??
    furtherRefusal(delivery, command, today, goods);
  if (refusal !== null) return {ok: false, refusal};
  return addresses.some(({id}) => id === delivery.addressId)
    ? {ok: true, delivery, product: null, donates: goods?.donates ?? false}
    : {ok: false, refusal: 'gone'};
}

function furtherRefusal(
  delivery: Delivery,
  command: DeliveryCommand,
  today: string,
  goods: NewGoods | null,
): CommandRefusal | null {
  switch (command.name) {
    case 'reschedule': {
      const day = newDay(delivery, command.to);
      return isDay(day) && day > today && day !== delivery.day && day <= addWeeks(today, FURTHEST_DAYS / 7)
        ? null
        : 'wrong-day';
    }
    case 'add':
      return additionRefusal(goods, delivery.payment, command.weeks === null);
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

/**
 * Tells why a command may not be given to a delivery that brings a paid gift; `null` where it may
 * (docs/decisions/202-paid-gifts-cost-nothing.md).
 */
export function prepaidRefusal(
  {items, payment}: Pick<Delivery, 'items' | 'payment'>,
  command: DeliveryCommand['name'],
): CommandRefusal | null {
  if (!items.some(({isPrepaid}) => isPrepaid)) return null;
  if (command === 'gift') return 'gift-stays';
  return command === 'add' && payment === null ? 'gift-without-payment' : null;
}

/** Tells why nothing can be added to a delivery now: it failed, and no other one is planned; `null` where something can. */
export function additionDayRefusal(
  deliveries: readonly Delivery[],
  delivery: Delivery,
  command: DeliveryCommand['name'],
): 'retried' | null {
  return command === 'add' && dayOfAddition(deliveries, delivery) === null ? 'retried' : null;
}

/**
 * Why a variant cannot be brought in: the catalogue does not know it, it would come once and needs a plan, it is yet to come, or the
 * payment method takes no gear.
 */
function additionRefusal(
  goods: NewGoods | null,
  payment: Delivery['payment'],
  comesOnce: boolean,
): CommandRefusal | null {
  if (goods === null || (comesOnce && goods.needsPlan)) return 'not-changed';
  if (goods.isPreOrder) return 'pre-order';
  return canAdd(goods.isCoffee, payment) ? null : 'legacy-gear';
}

function validateProduct(
  subscription: Subscription,
  command: ProductCommand,
  goods: NewGoods | null,
): CommandValidation {
  const product = subscription.products.find(({itemId}) => itemId === command.itemId);
  if (product === undefined) return {ok: false, refusal: 'gone'};
  const payment = paymentOf(subscription, product);
  const isNew = newVariant(subscription, command) !== null;
  const comesOnce = product.kind !== 'recurring';
  const refusal = productRefusal(product, command.name) ?? (isNew ? additionRefusal(goods, payment, comesOnce) : null);
  if (refusal !== null) return {ok: false, refusal};
  return {ok: true, delivery: null, product, donates: goods?.donates ?? false};
}

/**
 * Tells why a command may not be given to a product; `null` where it may. A cancelled one can be reactivated and
 * nothing else, one that has ended not even that; one that is no longer available can be swapped, removed and cancelled. What was paid beforehand comes
 * as it was paid for: it is neither swapped nor made more or less.
 */
export function productRefusal(
  {kind, state, isPrepaid, canReactivate}: Pick<SubscriptionProduct, 'kind' | 'state' | 'isPrepaid' | 'canReactivate'>,
  command: ProductCommand['name'],
): CommandRefusal | null {
  if (command === 'reactivate') return state === 'cancelled' && canReactivate ? null : 'wrong-state';
  if (isOver({state})) return 'wrong-state';
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
