import {subscriptionSessionSchema} from '#contracts/subscriptions';

import {parseBody} from '../http.server';
import {sendMutation} from '../mutation.server';
import type {ServiceCalls} from '../service-calls.server';

/** For how long a token of the service is used; it counts for an hour. */
const LIFETIME_MS = 55 * 60 * 1000;

type AccessOptions = {
  readonly calls: ServiceCalls;
  readonly loginUrl: string;
  /** The platform's host name of the shop. */
  readonly shop: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Opens a customer's session with the subscription service by their access token of the account host; `null` where it is
 * refused. @throws ServiceError when the service does not answer.
 */
export async function openSubscriptionSession(accessToken: string, {calls, loginUrl, shop, now}: AccessOptions) {
  const {status, body} = await sendMutation(calls, {
    service: 'subscriptions',
    url: `${loginUrl}/shopify_customer_account_api_access`,
    method: 'POST',
    headers: {Accept: 'application/json'},
    body: {customer_token: accessToken, shop_url: shop},
  });
  if (status !== 200) return null;
  const {api_token: token, customer_id: customerId} = parseBody('subscriptions', subscriptionSessionSchema, body);
  return {token, customerId, expiresAt: now() + LIFETIME_MS};
}
