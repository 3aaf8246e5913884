import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import type {ServiceApp} from './app';
import {refuse} from './app';
import type {ServiceEnv} from './env';
import {idempotent} from './idempotency/idempotent';
import {backInStock} from './back-in-stock/routes';
import {giftSubscriptions} from './gift-subscriptions/routes';
import {newsletter} from './newsletter/routes';
import {notices} from './notices/routes';
import {orders} from './orders/routes';
import {returns} from './returns/routes';
import {reviews} from './reviews/routes';
import {savedCarts} from './saved-carts/routes';

/** The shop's own service API as `contracts/README.md` describes it. */
const app = new Hono<ServiceApp>().basePath('/v1');

app.use(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (bearer === undefined || !(await timingSafeEqual(bearer, c.env.SERVICE_API_TOKEN))) {
    return refuse(c, 401, 'unauthorized', {'WWW-Authenticate': 'Bearer'});
  }
  return next();
});

app.use(idempotent);

app.route('/newsletter', newsletter);
app.route('/gift-subscriptions', giftSubscriptions);
app.route('/back-in-stock', backInStock);
app.route('/returns', returns);
app.route('/saved-carts', savedCarts);
app.route('/', orders);
app.route('/', notices);
app.route('/', reviews);

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

app.onError((error, c) => {
  console.error(error);
  return c.json({error: {code: 'internal'}}, 500);
});

/** Answers a request to `/v1/…`. */
export function handleServiceApi(request: Request, env: ServiceEnv): Response | Promise<Response> {
  return app.fetch(request, env);
}
