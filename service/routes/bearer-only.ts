import type {MiddlewareHandler} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import {rotatedSecrets} from '../../contracts/rotated-secret';
import type {ServiceApp, ServiceContext} from './app';
import {refuse} from './app';
import {attemptWait, takeAttempt} from './operator-attempts';
import {retryAfter} from './over-limit';

/**
 * Refuses requests without a token of the shop with 401 `unauthorized`: while it is rotated, there are two. The comparison takes constant time;
 * no answer is cached.
 */
export const shopOnly: MiddlewareHandler<ServiceApp> = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const bearer = bearerOf(c);
  if (bearer === null) return unauthorized(c);
  for (const token of rotatedSecrets(c.env.SERVICE_API_TOKEN)) if (await timingSafeEqual(bearer, token)) return next();
  return unauthorized(c);
};

/**
 * Does the same with the operator's token. A wrong one counts as an attempt to log in. After too many attempts every token is refused with 429
 * `rate_limited`.
 */
export const operatorOnly: MiddlewareHandler<ServiceApp> = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const bearer = bearerOf(c);
  if (bearer === null) return unauthorized(c);
  const address = c.req.header('CF-Connecting-IP');
  const wait = await attemptWait(c, address);
  if (wait > 0) return refuse(c, 429, 'rate_limited', retryAfter(wait));
  if (await timingSafeEqual(bearer, c.env.OPERATOR_TOKEN)) return next();
  await takeAttempt(c, address);
  return unauthorized(c);
};

function bearerOf(c: ServiceContext): string | null {
  return /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

function unauthorized(c: ServiceContext): Response {
  return refuse(c, 401, 'unauthorized', {'WWW-Authenticate': 'Bearer'});
}
