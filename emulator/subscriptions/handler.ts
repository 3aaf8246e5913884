import {Hono} from 'hono';
import * as z from 'zod';
import type {WireSubscriptionSession} from '../../contracts/subscriptions';
import {now} from '../shared/clock';
import type {SubscriptionEnv} from './env';
import {directoryOf} from './env';
import {addresses} from './routes/addresses';
import type {ApiApp} from './routes/api-app';
import {admit} from './routes/api-app';
import {charges} from './routes/charges';
import {customers, orders, paymentMethods, purchaseItems} from './routes/customers';
import {onetimes} from './routes/onetimes';
import {paymentPage} from './routes/payment-page';
import {subscriptions} from './routes/subscriptions';
import {openSession} from './session';

/** Whom an access token of the customer accounts belongs to; `null` for a token that does not count. */
export type TokenHolder = (token: string) => Promise<{readonly number: number; readonly email: string} | null>;

type App = {readonly Bindings: SubscriptionEnv & {readonly tokenHolder: TokenHolder}};

const loginSchema = z.object({customer_token: z.string().min(1).max(5000)});

const api = new Hono<ApiApp>();
api.use(admit);
api.route('/charges', charges);
api.route('/subscriptions', subscriptions);
api.route('/onetimes', onetimes);
api.route('/addresses', addresses);
api.route('/customers', customers);
api.route('/payment_methods', paymentMethods);
api.route('/orders', orders);
api.route('/purchase_items', purchaseItems);
api.notFound((c) => c.json({errors: 'Not Found'}, 404));

/** The subscription service: its API, sessions and the payment page. */
export const subscriptionService = new Hono<App>().basePath('/recharge');
subscriptionService.route('/api', api);
subscriptionService.route('/payment', paymentPage);

// Both doors take the customer's token and give one of this service.
subscriptionService.on('POST', ['/shopify_customer_account_api_access', '/shopify_storefront_access'], async (c) => {
  const body = loginSchema.safeParse(await c.req.json().catch(() => null));
  if (!body.success) return c.json({errors: {customer_token: ['Required field.']}}, 422);
  const holder = await c.env.tokenHolder(body.data.customer_token);
  if (holder === null) return c.json({errors: 'Could not authenticate.'}, 401);
  const known = await directoryOf(c.env).enter(holder.email, holder.number);
  const session: WireSubscriptionSession = {
    api_token: await openSession(c.env, known, now(c.env)),
    customer_id: known.number,
  };
  return c.json(session);
});

subscriptionService.notFound((c) => c.json({errors: 'Not Found'}, 404));
subscriptionService.onError((error, c) => {
  console.error(error);
  return c.json({errors: 'Internal Server Error'}, 500);
});

/** Answers a request to `/recharge/…`: the API under `/recharge/api`, sessions and the payment page beside it. */
export function handleSubscriptions(
  request: Request,
  env: SubscriptionEnv,
  tokenHolder: TokenHolder,
): Response | Promise<Response> {
  return subscriptionService.fetch(request, {...env, tokenHolder});
}
