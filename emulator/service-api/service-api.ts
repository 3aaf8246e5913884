import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import type {ServiceApp} from './app';
import {refuse} from './app';
import type {ServiceEnv} from './env';
import {idempotent} from './idempotency/idempotent';
import {backInStock} from './back-in-stock/routes';
import {giftSubscriptions} from './gift-subscriptions/routes';
import {newsletter} from './newsletter/routes';
import {notices} from './contract-notices/routes';
import {orders} from './orders/routes';
import {returns} from './returns/routes';
import {reviews} from './reviews/routes';
import {savedCarts} from './saved-carts/routes';

/** The shop's own service API as `contracts/README.md` describes it. */
export const serviceApi = new Hono<ServiceApp>().basePath('/v1');

serviceApi.use(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (bearer === undefined || !(await timingSafeEqual(bearer, c.env.SERVICE_API_TOKEN))) {
    return refuse(c, 401, 'unauthorized', {'WWW-Authenticate': 'Bearer'});
  }
  return next();
});

serviceApi.use(idempotent);

serviceApi.route('/newsletter', newsletter);
serviceApi.route('/gift-subscriptions', giftSubscriptions);
serviceApi.route('/back-in-stock', backInStock);
serviceApi.route('/returns', returns);
serviceApi.route('/saved-carts', savedCarts);
serviceApi.route('/', orders);
serviceApi.route('/', notices);
serviceApi.route('/', reviews);

serviceApi.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

serviceApi.onError((error, c) => {
  console.error(error);
  return c.json({error: {code: 'internal'}}, 500);
});

/** Answers a request to `/v1/…`. */
export function handleServiceApi(request: Request, env: ServiceEnv): Response | Promise<Response> {
  return serviceApi.fetch(request, env);
}
