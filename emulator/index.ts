import {env as configuration} from 'cloudflare:workers';
import {Hono} from 'hono';
import type {Context, Env} from 'hono';
import {html} from 'hono/html';
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
import {checkout, leadToCheckout} from './checkout/routes';
import {cmsPrefix, handleCms, isCmsPath} from './cms/cms';
import type {CmsEnv} from './cms/env';
import {control} from './control/control';
import {isControlled, presentEnv} from './control/env';
import type {ControlEnv} from './control/env';
import type {Service} from './control/services';
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
import {INSPECTION_POLICY, inspectionPage} from './shared/inspection-page';
import type {ServiceWorkerEnv} from './shared/service-worker';
import {steeringHeaders} from './shared/service-worker';
import {handleStorefront} from './storefront/handler';
import {openShop} from './storefront/shop';
import type {SubscriptionEnv} from './subscriptions/env';
import {handleSubscriptions} from './subscriptions/handler';
import {resetSubscriptions, runCharges} from './subscriptions/run-charges';
import {ucp} from './ucp/handler';
import {refuseUnnamed} from './unnamed-client';

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

type App = {readonly Bindings: EmulatorEnv};
type Handle = (request: Request, env: EmulatorEnv) => Response | Promise<Response>;

const app = new Hono<App>();

app.use(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
});

// Requests of the shop to its service worker pass here, by their host, so that tests can break them.
app.use(async (c, next) => {
  const {host, pathname} = new URL(c.req.url);
  if (!isControlled(c.env) || host !== c.env.STEERED_HOST) return next();
  const prefix = `/${pathname.split('/')[1] ?? ''}/`;
  return steered('service-api', prefix, passToService)(c);
});

app.get('/', (c) => {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  return c.html(indexPage(c.env.SHOP_ORIGIN, isControlled(c.env)));
});

app.all('/.well-known/ucp', steered('agents', '/api/ucp/', ucp.fetch));
app.all('/api/ucp/*', steered('agents', '/api/ucp/', ucp.fetch));
app.all('/api/*', steered('storefront', '/api/', handleStorefront));
app.post('/admin/oauth/access_token', steered('admin', '/admin/oauth/', issueByClientCredentials));
app.all('/admin/api/*', steered('admin', '/admin/api/', handleAdmin));

app.use((c, next) => {
  const {path} = c.req;
  return isCmsPath(path) ? steered('cms', cmsPrefix(path), handleCms)(c) : next();
});

app.all('/postmark/*', steered('mail-provider', '/postmark/', mounted('/postmark', postmark)));
app.all('/resend/*', steered('mail-provider', '/resend/', mounted('/resend', resend)));

const archived = mounted('/archive', archive);
app.all('/archive/*', (c) => archived(c.req.raw, c.env));

// To here leads a checkout whose fault is a password.
app.get('/password', (c) => {
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  return c.html(inspectionPage('Password', html`<p>The online store is not open: it asks for its password.</p>`));
});
app.get('/cart/c/:token', steered('checkout', '/cart/', leadToCheckout));
app.all('/checkouts/*', steered('checkout', '/checkouts/', mounted('/checkouts', checkout)));

app.all('/.well-known/openid-configuration', steered('accounts', '/.well-known/', accounts.fetch));
app.all('/.well-known/customer-account-api', steered('accounts', '/.well-known/', accounts.fetch));
app.all('/authentication/:shop/oauth/*', steered('accounts', '/authentication/:shop/oauth/', accounts.fetch));
app.all('/authentication/:shop/*', steered('accounts', '/authentication/:shop/', accounts.fetch));
app.all('/:shop/account/customer/api/*', steered('customer-api', '/', handleCustomerApi));

for (const [folder, host] of [
  [MEDIA_FOLDERS.files.own, images],
  [MEDIA_FOLDERS.files.shared, images],
  [MEDIA_FOLDERS.videos.own, videos],
  [MEDIA_FOLDERS.videos.shared, videos],
] as const) {
  app.all(`${folder}/*`, steered('pictures', `${folder}/`, mounted(folder, host)));
}

app.all('/recharge/api/*', steered('subscriptions', '/recharge/api/', subscriptions));
app.all('/recharge/*', steered('subscriptions', '/recharge/', subscriptions));

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

for (const prefix of ['/1/indexes/', '/1/']) {
  const search = steered('search', prefix, (request, env) => handleSearch(request, env, cmsContent(env)));
  app.all(`${prefix}*`, async (c) => (c.req.method === 'OPTIONS' ? allowSearch() : asSearchAnswer(await search(c))));
}

app.route('/control', control);

app.all('/mail/*', steered('mail', '/mail/', mounted('/mail', outbox)));
app.all('/sentry/*', steered('errors', '/sentry/', mounted('/sentry', errorSink)));

for (const path of ['/gtm.js', '/collect', '/analytics/*']) {
  app.all(path, steered('analytics', '/', mounted('/', analytics)));
}

app.route('/otlp', traces);

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

app.onError((error, c) => {
  console.error(error);
  if (!c.req.path.startsWith('/checkouts/')) return c.json({error: {code: 'internal'}}, 500);
  return c.html(brokenPage(c.env.SHOP_ORIGIN, languageOf(c.req.query('locale'), 'de')), 500);
});

/**
 * Lets a service answer, steered as tests asked for.
 *
 * @param prefix what precedes the operation in the path, with `:shop` as in the route
 */
function steered(service: Service, prefix: string, handle: Handle) {
  return (c: Context<App>): Promise<Response> => {
    const ownPrefix = prefix.replace(':shop', () => c.req.param('shop') ?? '');
    return steer(c.req.raw, c.env, {service, prefix: ownPrefix}, (env) => {
      return refuseUnnamed(service, c.req.raw.headers) ?? handle(c.req.raw, env);
    });
  };
}

/** Gives a service the paths below a folder; what it does not know is its own 404. */
function mounted<E extends Env>(folder: string, service: Hono<E>): Handle {
  return new Hono<App>().route(folder, service).fetch;
}

function subscriptions(request: Request, env: EmulatorEnv): Response | Promise<Response> {
  return handleSubscriptions(request, env, (token) => tokenHolder(env, token));
}

/** Hands a request to the service worker, and says which time and which data it means. */
function passToService(request: Request, env: EmulatorEnv): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const target = `${env.SERVICE_ORIGIN ?? ''}${pathname}${search}`;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(steeringHeaders(env))) headers.set(name, value);
  return fetch(target, {method: request.method, headers, body: request.body, redirect: 'manual'});
}

export default app;
