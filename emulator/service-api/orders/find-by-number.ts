import {ordersOf} from '../../accounts/orders';
import type {Order} from '../../checkout/order';
import {customers} from '../../seed/customers';
import type {ServiceEnv} from '../env';
import {deskName, deskOf} from './open-desk';

/**
 * The order under a number, where it was placed with this address: one of the checkout's, or of the seeded customers'.
 *
 * @param number as people type it
 * @returns `null` whichever of the two is wrong
 */
export async function orderByNumber(
  env: Pick<ServiceEnv, 'DESKS' | 'ORDER_BOOKS' | 'CLOCK_OFFSET_MS'>,
  number: string,
  email: string,
): Promise<Order | null> {
  return (await deskOf(env, number).find(email)) ?? seededOrder(env, deskName(number), email);
}

async function seededOrder(
  env: Pick<ServiceEnv, 'ORDER_BOOKS' | 'CLOCK_OFFSET_MS'>,
  number: string,
  email: string,
): Promise<Order | null> {
  const address = email.trim().toLowerCase();
  const buyer = customers.find((customer) => customer.email === address);
  if (buyer?.orders.some((order) => order.number === number) !== true) return null;
  return (await ordersOf(env, address)).find((order) => order.number === number) ?? null;
}
