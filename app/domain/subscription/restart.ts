import type {Day} from '../delivery';
import {add, multiply, type Money} from '../money';
import {shippingFee} from '../shipping-fee';
import {addDays} from './calendar';
import type {Subscription, SubscriptionProduct} from './subscription';

/** The expected effect of reactivating a product; the service has the last word. */
export type Restart = {
  readonly day: Day;
  /** It comes with a delivery that is planned anyway, and not with a new one. */
  readonly isPlanned: boolean;
  /** The charge for it on that day; of a new delivery with shipping. */
  readonly amount: Money;
};

/**
 * Returns when a cancelled product comes again and for how much: with the next planned delivery to its address
 * (Specification, section 4, Subscription products), else with a new one tomorrow, as the service plans it. `today` is the day in Germany.
 */
export function expectedRestart(
  {deliveries}: Pick<Subscription, 'deliveries'>,
  {addressId, price, quantity, isPrepaid}: Pick<SubscriptionProduct, 'addressId' | 'price' | 'quantity' | 'isPrepaid'>,
  today: Day,
): Restart {
  const goods = multiply(price, quantity);
  const [planned] = deliveries
    .filter((delivery) => delivery.addressId === addressId && delivery.state === 'upcoming' && delivery.day > today)
    .map(({day}) => day)
    .sort();
  if (planned !== undefined) return {day: planned, isPlanned: true, amount: goods};
  // A paid gift has an address of its own that ships free (docs/decisions/202-paid-gifts-cost-nothing.md).
  const amount = isPrepaid ? goods : add(goods, shippingFee(goods));
  return {day: addDays(today, 1), isPlanned: false, amount};
}
