import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import type {ServiceApp} from './app';
import {refuse} from './app';
import {backInStock} from './back-in-stock';
import {notices} from './contract-notices';
import {giftSubscriptions} from './gift-subscriptions';
import {idempotent} from './idempotent';
import {newsletter} from './newsletter';
import {orders} from './orders';
import {returns} from './returns';
import {reviews} from './reviews';
import {savedCarts} from './saved-carts';

/** The shop's own service API as `contracts/README.md` describes it. Mounted at `/v1`. */
export const serviceApi = new Hono<ServiceApp>();

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

serviceApi.notFound((c) => refuse(c, 404, 'not_found'));
