import {bookName} from './accounts/order-book-object';
import type {Order} from './checkout/order';
import type {ServiceEnv} from './service-api/env';
import {sendOrderConfirmation} from './service-api/orders/send-order-confirmation';
import {fulfilGifts} from './service-api/gifts/fulfil-gifts';
import {openDesk} from './service-api/orders/open-desk';
import {createSubscriptionsFromOrder} from './subscriptions/open-subscriptions';

export type AfterOrderEnv = ServiceEnv;

/**
 * What follows from a placed order, in its order: the customer's order book, the desk where it is tracked and sent back,
 * its subscriptions, gift cards and gift subscriptions, the confirmation by mail. Called again where a step failed: every step may be
 * repeated.
 *
 * @throws {Error} where a step failed
 */
export async function afterOrder(env: AfterOrderEnv, order: Order): Promise<void> {
  await env.ORDER_BOOKS.getByName(bookName(order.email)).book(order);
  await openDesk(env, order);
  await createSubscriptionsFromOrder(env, order);
  await fulfilGifts(env, order);
  await sendOrderConfirmation(env, order);
}
