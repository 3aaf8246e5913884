import type {Account, Address, Processor} from './account';
import {addDays, dayOf} from './calendar';
import type {Day} from './calendar';
import type {Goods} from './goods';
import type {CommandRefusal} from './refusal';
import {planCharges} from './plan-charges';
import type {World} from './world';

/** Gateways of before the platform's own checkout: no gear can be added, the payment method cannot be updated. */
const LEGACY: readonly Processor[] = ['stripe', 'braintree', 'authorize'];

/** The most pieces of one item. */
const MAX_QUANTITY = 99;

type Problem = CommandRefusal['errors'];

/** Tells whether the address is paid for through a legacy gateway. */
export function isLegacy(account: Account, {paymentMethodId}: Pick<Address, 'paymentMethodId'>): boolean {
  const method = account.paymentMethods.find(({id}) => id === paymentMethodId);
  return method !== undefined && LEGACY.includes(method.processor);
}

/**
 * Returns goods that may be delivered regularly or along with a delivery, or why not. Source: Specification, section 4,
 * "Subscriptions on a legacy payment method cannot add gear items".
 */
export function goodsFor(account: Account, address: Address, variantNumber: number, world: World): Goods | Problem {
  const goods = world.goods(variantNumber);
  if (goods === null) return {external_variant_id: ['The variant does not exist.']};
  if (!goods.requiresShipping) return {external_variant_id: ['The product cannot be part of a delivery.']};
  if (!goods.isCoffee && isLegacy(account, address)) {
    return {external_variant_id: ['The product cannot be added with this payment method.']};
  }
  return goods;
}

/** Tells whether `goodsFor` returned goods. */
export function isGoods(result: Goods | Problem): result is Goods {
  return typeof result === 'object' && 'productNumber' in result;
}

/** Tells what is wrong with a number of pieces; `null` where nothing is. */
export function wrongQuantity(quantity: number): string | null {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
    ? null
    : `The quantity must be between 1 and ${MAX_QUANTITY}.`;
}

/** Returns the next planned day of an address; tomorrow where none is planned. */
export function nextPlannedDay(account: Account, addressId: number, at: number): Day {
  const days = account.subscriptions
    .filter((item) => item.addressId === addressId && item.status === 'active')
    .flatMap(({nextDay}) => (nextDay !== null && nextDay > dayOf(at) ? [nextDay] : []))
    .sort();
  return days[0] ?? addDays(dayOf(at), 1);
}

/** Marks that the queued charges are out of step: they follow later, or at once where `commit` says so. */
export function touched(account: Account, world: World, at: number, commit: boolean): Account {
  return commit ? planCharges(account, world, at, 'new') : {...account, dirtySince: at};
}
