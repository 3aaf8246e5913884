import type {AccountsEnv} from './accounts/env';
import {bookName, numberedBook} from './accounts/order-book-object';
import {orderNumber} from './accounts/order-by-number';
import type {CheckoutEnv} from './checkout/env';
import type {Order} from './checkout/order';
import {issueGiftCards} from './mail/issue-gift-cards';
import {sendOrderConfirmation} from './mail/send-order-confirmation';
import type {ServiceWorkerEnv} from './shared/service-worker';
import {tellService} from './shared/service-worker';
import {createSubscriptionsFromOrder} from './subscriptions/open-subscriptions';
import type {SubscriptionEnv} from './subscriptions/env';

export type AfterOrderEnv = CheckoutEnv &
  ServiceWorkerEnv &
  Pick<AccountsEnv, 'ORDER_BOOKS' | 'MAIL'> &
  Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'>;

/**
 * Does what follows from a placed order, in its order: the order books, its subscriptions, the confirmation by mail, and
 * of a paid one its gift cards and the webhook. Called again where a step failed: every step may be repeated.
 *
 * @throws {Error} where a step failed
 */
export async function afterOrder(env: AfterOrderEnv, order: Order): Promise<void> {
  await env.ORDER_BOOKS.getByName(bookName(order.email)).book(order);
  await env.ORDER_BOOKS.getByName(numberedBook(orderNumber(order))).book(order);
  await createSubscriptionsFromOrder(env, order);
  await sendOrderConfirmation(env, order);
  if (order.paymentStatus !== 'paid') return;
  await issueGiftCards(env, order);
  await tellService(env, 'orders/paid', webhookOrder(order));
}

/** An order as the webhook tells it. Source: https://shopify.dev/docs/api/admin-rest/latest/resources/order */
function webhookOrder(order: Order): object {
  const number = orderNumber(order);
  return {
    id: number,
    name: order.number,
    email: order.email,
    customer_locale: order.language,
    created_at: new Date(order.createdAt).toISOString(),
    financial_status: order.paymentStatus,
    line_items: order.quote.lines.map(({variantNumber, quantity, attributes = [], merchandise}, index) => ({
      id: Number(`${number}${String(index + 1).padStart(3, '0')}`),
      variant_id: variantNumber,
      quantity,
      title: merchandise.title,
      properties: attributes.map(({key, value}) => ({name: key, value})),
    })),
  };
}
