import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import type {Order} from '../checkout/order';
import {readOrderToken} from '../checkout/order-token';
import {wireOrder} from './wire-order';

/** What the service API works with. */
export type ServiceApiWorld = {
  readonly serviceApiToken: string;
  readonly orderTokenSecret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The order of an id; `null` for an unknown or malformed one. */
  readonly findOrder: (id: string) => Promise<Order | null>;
};

type App = {readonly Bindings: ServiceApiWorld};

/** The shop's own service API as `contracts/README.md` describes it. */
const app = new Hono<App>().basePath('/v1');

app.use(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (bearer === undefined || !(await timingSafeEqual(bearer, c.env.serviceApiToken))) {
    return c.json({error: {code: 'unauthorized'}}, 401, {'WWW-Authenticate': 'Bearer'});
  }
  return next();
});

app.get('/orders/:token', async (c) => {
  const reading = await readOrderToken(c.req.param('token'), c.env.orderTokenSecret, c.env.now());
  if (!reading.ok && reading.reason === 'expired') return c.json({error: {code: 'expired'}}, 410);
  const order = reading.ok ? await c.env.findOrder(reading.orderId) : null;
  return order === null ? c.json({error: {code: 'not_found'}}, 404) : c.json(wireOrder(order));
});

app.notFound((c) => c.json({error: {code: 'not_found'}}, 404));

/** Answers a request to `/v1/…`. */
export function handleServiceApi(request: Request, world: ServiceApiWorld): Response | Promise<Response> {
  return app.fetch(request, world);
}
