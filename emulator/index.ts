import {Hono} from 'hono';
import {handleCustomerApi} from './accounts/api/handler';
import type {AccountsEnv} from './accounts/env';
import {accounts} from './accounts/routes';
import {tokenHolder} from './accounts/token-holder';
import {brokenPage} from './checkout/broken-page';
import type {CheckoutEnv} from './checkout/env';
import {languageOf} from './checkout/language';
import type {Order} from './checkout/order';
import {checkout} from './checkout/routes';
import {control} from './control/control';
import {isControlled} from './control/env';
import type {ControlEnv} from './control/env';
import {steer} from './control/steer';
import {pictureList} from './images/picture-list';
import {images} from './images/images';
import type {PicturesEnv} from './images/images';
import {indexPage} from './index-page';
import {outbox} from './mail/outbox';
import {seed} from './seed/seed';
import {handleServiceApi} from './service-api/service-api';
import {now} from './shared/clock';
import type {MailEnv} from './shared/mail';
import {handleStorefront} from './storefront/handler';
import {openShop} from './storefront/shop';
import type {SubscriptionEnv} from './subscriptions/env';
import {handleSubscriptions} from './subscriptions/handler';
import {resetSubscriptions, runCharges} from './subscriptions/run-charges';

export {CustomerDirectoryObject} from './accounts/customer-directory-object';
export {CustomerObject} from './accounts/customer-object';
export {LoginObject} from './accounts/login-object';
export {OrderBookObject} from './accounts/order-book-object';
export {SessionObject} from './accounts/session-object';
export {SigningKeyObject} from './accounts/signing-key-object';
export {OrderObject} from './checkout/order-object';
export {ControlObject} from './control/control-object';
export {MailObject} from './mail/mail-object';
export {CartObject} from './storefront/cart/cart-object';
export {DiscountUsageObject} from './storefront/discount-usage-object';
export {GiftCardObject} from './storefront/gift-card-object';
export {StockObject} from './storefront/stock-object';
export {SubscriptionCustomerObject} from './subscriptions/customer-object';
export {SubscriptionDirectoryObject} from './subscriptions/directory-object';

/** The whole configuration of the emulator. */
export type EmulatorEnv = AccountsEnv &
  CheckoutEnv &
  ControlEnv &
  MailEnv &
  PicturesEnv &
  SubscriptionEnv & {readonly SERVICE_API_TOKEN: string};

openShop(seed, pictureList);

const app = new Hono<{readonly Bindings: EmulatorEnv}>();

app.use(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
});

app.get('/', (c) => {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  return c.html(indexPage(c.env.SHOP_ORIGIN));
});

app.all('/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'storefront', prefix: '/api/'}, (env) => handleStorefront(c.req.raw, env)),
);

app.all('/v1/*', (c) =>
  steer(c.req.raw, c.env, {service: 'service-api', prefix: '/v1/'}, (env) =>
    handleServiceApi(c.req.raw, {
      serviceApiToken: env.SERVICE_API_TOKEN,
      orderTokenSecret: env.ORDER_TOKEN_SECRET,
      now: () => now(env),
      findOrder: (id) => findOrder(env, id),
    }),
  ),
);

app.all('/checkouts/*', (c) =>
  steer(c.req.raw, c.env, {service: 'checkout', prefix: '/checkouts/'}, (env) =>
    new Hono<{readonly Bindings: EmulatorEnv}>().route('/checkouts', checkout).fetch(c.req.raw, env),
  ),
);

for (const document of ['openid-configuration', 'customer-account-api']) {
  app.all(`/.well-known/${document}`, (c) =>
    steer(c.req.raw, c.env, {service: 'accounts', prefix: '/.well-known/'}, (env) => accounts.fetch(c.req.raw, env)),
  );
}

app.all('/authentication/:shop/oauth/*', (c) =>
  steer(c.req.raw, c.env, {service: 'accounts', prefix: `/authentication/${c.req.param('shop')}/oauth/`}, (env) =>
    accounts.fetch(c.req.raw, env),
  ),
);

app.all('/authentication/:shop/*', (c) =>
  steer(c.req.raw, c.env, {service: 'accounts', prefix: `/authentication/${c.req.param('shop')}/`}, (env) =>
    accounts.fetch(c.req.raw, env),
  ),
);

app.all('/:shop/account/customer/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'customer-api', prefix: '/'}, (env) => handleCustomerApi(c.req.raw, env)),
);

app.all('/cdn/shop/files/*', (c) =>
  steer(c.req.raw, c.env, {service: 'pictures', prefix: '/cdn/shop/files/'}, (env) =>
    new Hono<{readonly Bindings: EmulatorEnv}>().route('/cdn/shop/files', images).fetch(c.req.raw, env),
  ),
);

app.all('/recharge/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'subscriptions', prefix: '/recharge/api/'}, (env) => subscriptions(c.req.raw, env)),
);

app.all('/recharge/*', (c) =>
  steer(c.req.raw, c.env, {service: 'subscriptions', prefix: '/recharge/'}, (env) => subscriptions(c.req.raw, env)),
);

app.post('/control/clock', async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const {offsetMs} = await c.res.clone().json<{readonly offsetMs: number}>();
  await runCharges({...c.env, CLOCK_OFFSET_MS: Number(c.env.CLOCK_OFFSET_MS ?? 0) + offsetMs});
});

app.post('/control/subscriptions/reset', async (c) => {
  if (!isControlled(c.env)) return c.notFound();
  await resetSubscriptions(c.env);
  return c.json({ok: true});
});

app.route('/control', control);

app.route('/mail', outbox);

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

app.onError((error, c) => {
  console.error(error);
  if (!c.req.path.startsWith('/checkouts/')) return c.json({error: {code: 'internal'}}, 500);
  return c.html(brokenPage(c.env.SHOP_ORIGIN, languageOf(c.req.query('locale'), 'de')), 500);
});

function subscriptions(request: Request, env: EmulatorEnv) {
  return handleSubscriptions(request, env, (token) => tokenHolder(env, token));
}

async function findOrder({ORDERS}: EmulatorEnv, id: string): Promise<Order | null> {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  return ORDERS.get(ORDERS.idFromString(id)).read();
}

export default app;
