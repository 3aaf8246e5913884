import type {Order} from '../checkout/order';
import {shop} from '../storefront/shop';
import {numberedBook, orderNumber} from './order-book-object';
import {ordersOf} from './orders';
import type {OrdersEnv} from './orders';

/** Returns the order of a number: one of the checkout's, or of the seeded customers'; `null` for an unknown one. */
export async function orderByNumber(env: OrdersEnv, number: number): Promise<Order | null> {
  const {orders} = await env.ORDER_BOOKS.getByName(numberedBook(number)).read(0);
  if (orders[0] !== undefined) return orders[0];
  const buyer = shop().customers.find(({orders: seeded}) => seeded.some((order) => orderNumber(order) === number));
  if (buyer === undefined) return null;
  return (await ordersOf(env, buyer.email)).find((order) => orderNumber(order) === number) ?? null;
}
