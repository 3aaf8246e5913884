import {subscriptionSessionSchema} from '#contracts/subscriptions';

import {parseBody} from '../http.server';
import {sendMutation} from '../mutation.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';
import {headersOf, type GatewaySession, type SubscriptionShop} from './gateway.server';

/** For how long a token of the service is used; it counts for an hour. */
const LIFETIME_MS = 55 * 60 * 1000;

type AccessOptions = SubscriptionShop & {
  readonly calls: ServiceCalls;
  readonly loginUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Opens a customer's session with the subscription service by their access token of the account host; `null` where that token
 * is refused (401). Somebody whom the service does not know is asked about anew each time: they may have begun a subscription.
 * @throws ServiceError when the service does not answer, or refuses the shop.
 */
export async function openSubscriptionSession(
  accessToken: string,
  {calls, loginUrl, now, ...shop}: AccessOptions,
): Promise<(GatewaySession & {readonly expiresAt: number}) | null> {
  const {status, body} = await sendMutation(calls, {
    service: 'subscriptions',
    url: `${loginUrl}/shopify_customer_account_api_access`,
    method: 'POST',
    headers: headersOf(shop),
    body: {customer_token: accessToken, shop_url: shop.shop},
  });
  if (status === 401) return null;
  if (status !== 200) throw new ServiceError('subscriptions', 'status', `the session call answers ${status}`);
  const {api_token: token, customer_id: customerId} = parseBody('subscriptions', subscriptionSessionSchema, body);
  const isKnown =
    token !== null && token !== undefined && token !== '' && customerId !== null && customerId !== undefined;
  return isKnown
    ? {token, customerId, expiresAt: now() + LIFETIME_MS}
    : {token: null, customerId: null, expiresAt: now()};
}
