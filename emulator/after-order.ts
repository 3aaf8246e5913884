import type {AccountsEnv} from './accounts/env';
import {bookOrder, orderNumber} from './accounts/order-book-object';
import type {CheckoutEnv} from './checkout/env';
import type {Order} from './checkout/order';
import {issueGiftCards} from './mail/issue-gift-cards';
import {sendOrderConfirmation} from './mail/send-order-confirmation';
import type {WebhookMessage} from './shared/webhooks';
import {platformMessage, webhookMoment} from './storefront/platform-webhooks';
import type {PlatformWebhookEnv} from './storefront/platform-webhooks';
import {createSubscriptionsFromOrder} from './subscriptions/open-subscriptions';

export type AfterOrderEnv = CheckoutEnv & PlatformWebhookEnv & Pick<AccountsEnv, 'MAIL'>;

/**
 * Does what follows from a placed order, in its order: the order books, its subscriptions, the confirmation by mail, and
 * of a paid one its gift cards. Called again where a step failed: every step may be repeated.
 *
 * @throws {Error} where a step failed
 */
export async function afterOrder(env: AfterOrderEnv, order: Order): Promise<void> {
  await bookOrder(env, order);
  await createSubscriptionsFromOrder(env, order);
  await sendOrderConfirmation(env, order);
  if (order.paymentStatus === 'paid') await issueGiftCards(env, order);
}

/** Returns the webhook of a paid order, with the fields of `store/webhooks.json`. */
export function orderPaid(order: Order): WebhookMessage {
  const {createdAt} = order;
  return platformMessage('orders/paid', {id: orderNumber(order), updated_at: webhookMoment(createdAt)}, createdAt);
}
