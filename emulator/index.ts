import {env as configuration} from 'cloudflare:workers';
import {Hono} from 'hono';
import people from 'virtual:seed/customers';
import {handleCustomerApi} from './accounts/api/handler';
import type {AccountsEnv} from './accounts/env';
import {accounts} from './accounts/routes';
import {tokenHolder} from './accounts/token-holder';
import type {AdminEnv} from './admin/env';
import {handleAdmin} from './admin/handler';
import {issueByClientCredentials} from './admin/token-endpoint';
import {analytics} from './analytics/analytics';
import type {AnalyticsEnv} from './analytics/analytics';
import {archive} from './archive/archive';
import type {AfterOrderEnv} from './after-order';
import {brokenPage} from './checkout/broken-page';
import {languageOf} from './shared/language';
import {checkout} from './checkout/routes';
import {cmsPrefix, handleCms, isCmsPath} from './cms/cms';
import type {CmsEnv} from './cms/env';
import {control} from './control/control';
import {isControlled, presentEnv} from './control/env';
import type {ControlEnv} from './control/env';
import {steer} from './control/steer';
import {errorSink} from './error-sink/error-sink';
import type {ErrorSinkEnv} from './error-sink/error-sink';
import {traces} from './traces/traces';
import type {TracesEnv} from './traces/traces';
import type {CuttingEnv} from './images/cut-picture';
import {pictureList} from './images/picture-list';
import {videoList} from './images/video-list';
import {videos, images} from './images/images';
import {MEDIA_FOLDERS} from './images/media-address';
import type {PicturesEnv} from './images/rendered-picture';
import {indexPage} from './index-page';
import {outbox} from './mail/outbox';
import {postmark} from './mail-providers/postmark';
import type {ProviderApp} from './mail-providers/received';
import {resend} from './mail-providers/resend';
import {firstData} from './scenario/first-data';
import {scenarioOf} from './scenario/schema';
import type {ScenarioEnv} from './scenario/schema';
import {cmsContent} from './search/cms-content';
import {allowSearch, asSearchAnswer, handleSearch} from './search/handler';
import type {SearchEnv} from './search/account';
import {seed} from './seed/seed';
import {storeContent} from './seed/store-content';
import type {ServiceWorkerEnv} from './shared/service-worker';
import {steeringHeaders} from './shared/service-worker';
import {handleStorefront} from './storefront/handler';
import {openShop} from './storefront/shop';
import type {SubscriptionEnv} from './subscriptions/env';
import {handleSubscriptions} from './subscriptions/handler';
import {resetSubscriptions, runCharges} from './subscriptions/run-charges';
import {ucp} from './ucp/handler';

export {CustomerDirectoryObject} from './accounts/customer-directory-object';
export {CustomerObject} from './accounts/customer-object';
export {LoginObject} from './accounts/login-object';
export {OrderBookObject} from './accounts/order-book-object';
export {SessionObject} from './accounts/session-object';
export {SigningKeyObject} from './accounts/signing-key-object';
export {ShopSettingsObject} from './admin/shop-settings-object';
export {AnalyticsObject} from './analytics/analytics-object';
export {CmsObject} from './cms/cms-object';
export {OrderObject} from './checkout/order-object';
export {ControlObject} from './control/control-object';
export {ErrorSinkObject} from './error-sink/error-sink-object';
export {TracesObject} from './traces/traces-object';
export {MailObject} from './mail/mail-object';
export {CatalogueObject} from './storefront/catalogue-object';
export {SearchAccountObject} from './search/account-object';
export {CartObject} from './storefront/cart/cart-object';
export {DiscountUsageObject} from './storefront/discount-usage-object';
export {GiftCardObject} from './storefront/gift-card-object';
export {IssuedCodeObject} from './storefront/issued-code-object';
export {MetafieldObject} from './storefront/metafield-object';
export {StockObject} from './storefront/stock-object';
export {SubscriptionCustomerObject} from './subscriptions/customer-object';
export {SubscriptionDirectoryObject} from './subscriptions/directory-object';

/** The whole configuration of the emulator. */
export type EmulatorEnv = AccountsEnv &
  AdminEnv &
  AfterOrderEnv &
  ProviderApp['Bindings'] &
  ServiceWorkerEnv &
  CmsEnv &
  ControlEnv &
  PicturesEnv &
  CuttingEnv &
  SearchEnv &
  ErrorSinkEnv &
  AnalyticsEnv &
  TracesEnv &
  ScenarioEnv &
  SubscriptionEnv;

const {seed: goods, customers, subscribers} = firstData({seed, ...people}, scenarioOf(configuration));
openShop(goods, pictureList, {customers, subscribers, content: storeContent, videos: videoList});

const app = new Hono<{readonly Bindings: EmulatorEnv}>();

app.use(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
});

// Requests of the shop to its service worker pass here, by their host, so that tests can break them.
app.use(async (c, next) => {
  const {host, pathname} = new URL(c.req.url);
  if (!isControlled(c.env) || host !== c.env.STEERED_HOST) return next();
  const prefix = `/${pathname.split('/')[1] ?? ''}/`;
  return steer(c.req.raw, c.env, {service: 'service-api', prefix}, (env) => passToService(c.req.raw, env));
});

app.get('/', (c) => {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  return c.html(indexPage(c.env.SHOP_ORIGIN, isControlled(c.env)));
});

for (const path of ['/.well-known/ucp', '/api/ucp/*']) {
  app.all(path, (c) =>
    steer(c.req.raw, c.env, {service: 'agents', prefix: '/api/ucp/'}, (env) => ucp.fetch(c.req.raw, env)),
  );
}

app.all('/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'storefront', prefix: '/api/'}, (env) => handleStorefront(c.req.raw, env)),
);

app.post('/admin/oauth/access_token', (c) =>
  steer(c.req.raw, c.env, {service: 'admin', prefix: '/admin/oauth/'}, (env) =>
    issueByClientCredentials(c.req.raw, env),
  ),
);

app.all('/admin/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'admin', prefix: '/admin/api/'}, (env) => handleAdmin(c.req.raw, env)),
);

app.use(async (c, next) => {
  const {path} = c.req;
  if (!isCmsPath(path)) return next();
  return steer(c.req.raw, c.env, {service: 'cms', prefix: cmsPrefix(path)}, (env) => handleCms(c.req.raw, env));
});

for (const [path, provider] of [
  ['/postmark', postmark],
  ['/resend', resend],
] as const) {
  app.all(`${path}/*`, (c) =>
    steer(c.req.raw, c.env, {service: 'mail-provider', prefix: `${path}/`}, (env) =>
      new Hono<{readonly Bindings: EmulatorEnv}>().route(path, provider).fetch(c.req.raw, env),
    ),
  );
}

app.all('/archive/*', (c) => new Hono().route('/archive', archive).fetch(c.req.raw));

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

for (const [folder, host] of [
  [MEDIA_FOLDERS.files.own, images],
  [MEDIA_FOLDERS.files.shared, images],
  [MEDIA_FOLDERS.videos.own, videos],
  [MEDIA_FOLDERS.videos.shared, videos],
] as const) {
  app.all(`${folder}/*`, (c) =>
    steer(c.req.raw, c.env, {service: 'pictures', prefix: `${folder}/`}, (env) =>
      new Hono<{readonly Bindings: EmulatorEnv}>().route(folder, host).fetch(c.req.raw, env),
    ),
  );
}

const subscriptions = (request: Request, env: EmulatorEnv) =>
  handleSubscriptions(request, env, (token) => tokenHolder(env, token));

app.all('/recharge/api/*', (c) =>
  steer(c.req.raw, c.env, {service: 'subscriptions', prefix: '/recharge/api/'}, (env) => subscriptions(c.req.raw, env)),
);

app.all('/recharge/*', (c) =>
  steer(c.req.raw, c.env, {service: 'subscriptions', prefix: '/recharge/'}, (env) => subscriptions(c.req.raw, env)),
);

// Carries out at once what became due when the clock moved.
app.post('/control/clock', async (c, next) => {
  await next();
  if (c.res.status >= 400) return;
  const env = await presentEnv(c.env);
  if (env.SERVICE_ORIGIN) {
    await fetch(`${env.SERVICE_ORIGIN}/control/due`, {method: 'POST', headers: steeringHeaders(env)});
  }
  await runCharges(env);
});

app.post('/control/subscriptions/reset', async (c) => {
  if (!isControlled(c.env)) return c.json({error: {code: 'not_found'}}, 404);
  await resetSubscriptions(await presentEnv(c.env));
  return c.req.header('Content-Type') === undefined ? c.json({ok: true}) : c.redirect('/control', 303);
});

for (const [path, prefix] of [
  ['/1/indexes/*', '/1/indexes/'],
  ['/1/*', '/1/'],
] as const) {
  app.all(path, async (c) => {
    if (c.req.method === 'OPTIONS') return allowSearch();
    return asSearchAnswer(
      await steer(c.req.raw, c.env, {service: 'search', prefix}, (env) =>
        handleSearch(c.req.raw, env, cmsContent(env)),
      ),
    );
  });
}

app.route('/control', control);

app.all('/mail/*', (c) =>
  steer(c.req.raw, c.env, {service: 'mail', prefix: '/mail/'}, (env) =>
    new Hono<{readonly Bindings: EmulatorEnv}>().route('/mail', outbox).fetch(c.req.raw, env),
  ),
);

app.all('/sentry/*', (c) =>
  steer(c.req.raw, c.env, {service: 'errors', prefix: '/sentry/'}, (env) =>
    new Hono<{readonly Bindings: EmulatorEnv}>().route('/sentry', errorSink).fetch(c.req.raw, env),
  ),
);

for (const path of ['/gtm.js', '/collect', '/analytics/*']) {
  app.all(path, (c) =>
    steer(c.req.raw, c.env, {service: 'analytics', prefix: '/'}, (env) =>
      new Hono<{readonly Bindings: EmulatorEnv}>().route('/', analytics).fetch(c.req.raw, env),
    ),
  );
}

app.route('/otlp', traces);

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

app.onError((error, c) => {
  console.error(error);
  if (!c.req.path.startsWith('/checkouts/')) return c.json({error: {code: 'internal'}}, 500);
  return c.html(brokenPage(c.env.SHOP_ORIGIN, languageOf(c.req.query('locale'), 'de')), 500);
});

/** Hands a request to the service worker, and says which time and which data it means. */
function passToService(request: Request, env: EmulatorEnv): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const target = `${env.SERVICE_ORIGIN ?? ''}${pathname}${search}`;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(steeringHeaders(env))) headers.set(name, value);
  return fetch(target, {method: request.method, headers, body: request.body, redirect: 'manual'});
}

export default app;
