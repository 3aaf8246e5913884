import {Hono} from 'hono';
import type {SubscriptionEnv} from './env';
import {addresses} from './routes/addresses';
import {admit} from './routes/admission';
import type {ApiApp} from './routes/api-app';
import {bulk} from './routes/bulk';
import {charges} from './routes/charges';
import {customers, orders, paymentMethods, purchaseItems} from './routes/customers';
import {onetimes} from './routes/onetimes';
import {paymentPage} from './routes/payment-page';
import {plans} from './routes/plans';
import {portal} from './routes/portal';
import {sessions} from './routes/sessions';
import type {TokenHolder} from './routes/sessions';
import {subscriptions} from './routes/subscriptions';

type App = {readonly Bindings: SubscriptionEnv & {readonly tokenHolder: TokenHolder}};

const api = new Hono<ApiApp>();
api.use(admit);
api.route('/charges', charges);
api.route('/subscriptions', subscriptions);
api.route('/onetimes', onetimes);
api.route('/addresses', addresses);
api.route('/addresses', bulk);
api.route('/customers', customers);
api.route('/payment_methods', paymentMethods);
api.route('/orders', orders);
api.route('/purchase_items', purchaseItems);
api.route('/plans', plans);
api.route('/', portal);
api.notFound((c) => c.json({errors: 'Not Found'}, 404));

/** The subscription service: its API, sessions and the payment page. */
export const subscriptionService = new Hono<App>().basePath('/recharge');
subscriptionService.route('/api', api);
subscriptionService.route('/payment', paymentPage);
subscriptionService.route('/', sessions);

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
