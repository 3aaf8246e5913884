import {Hono} from 'hono';
import {brokenPage} from './checkout/broken-page';
import type {CheckoutEnv} from './checkout/env';
import {languageOf} from './checkout/language';
import type {Order} from './checkout/order';
import {checkout} from './checkout/routes';
import {cmsPrefix, handleCms, isCmsPath} from './cms/cms';
import type {CmsEnv} from './cms/env';
import {control} from './control/control';
import type {ControlEnv} from './control/env';
import {steer} from './control/steer';
import {pictureList} from './images/picture-list';
import {images} from './images/images';
import type {PicturesEnv} from './images/images';
import {indexPage} from './index-page';
import {seed} from './seed/seed';
import {handleServiceApi} from './service-api/service-api';
import {now} from './shared/clock';
import {handleStorefront} from './storefront/handler';
import {openShop} from './storefront/shop';

export {CmsObject} from './cms/cms-object';
export {OrderObject} from './checkout/order-object';
export {ControlObject} from './control/control-object';
export {CartObject} from './storefront/cart/cart-object';
export {DiscountUsageObject} from './storefront/discount-usage-object';
export {GiftCardObject} from './storefront/gift-card-object';
export {StockObject} from './storefront/stock-object';

/** The whole configuration of the emulator. */
export type EmulatorEnv = CheckoutEnv & CmsEnv & ControlEnv & PicturesEnv & {readonly SERVICE_API_TOKEN: string};

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

app.use(async (c, next) => {
  const {path} = c.req;
  if (!isCmsPath(path)) return next();
  return steer(c.req.raw, c.env, {service: 'cms', prefix: cmsPrefix(path)}, (env) => handleCms(c.req.raw, env));
});

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

app.all('/cdn/shop/files/*', (c) =>
  steer(c.req.raw, c.env, {service: 'pictures', prefix: '/cdn/shop/files/'}, (env) =>
    new Hono<{readonly Bindings: EmulatorEnv}>().route('/cdn/shop/files', images).fetch(c.req.raw, env),
  ),
);

app.route('/control', control);

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

app.onError((error, c) => {
  console.error(error);
  if (!c.req.path.startsWith('/checkouts/')) return c.json({error: {code: 'internal'}}, 500);
  return c.html(brokenPage(c.env.SHOP_ORIGIN, languageOf(c.req.query('locale'), 'de')), 500);
});

async function findOrder({ORDERS}: EmulatorEnv, id: string): Promise<Order | null> {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  return ORDERS.get(ORDERS.idFromString(id)).read();
}

export default app;
