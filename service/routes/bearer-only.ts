import type {MiddlewareHandler} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import type {ServiceApp} from './app';
import {refuse} from './app';

/** Answers 401 `unauthorized` without the token that the configuration names, compared in constant time. Nothing behind it is cached. */
export function bearerOnly(name: 'SERVICE_API_TOKEN' | 'OPERATOR_TOKEN'): MiddlewareHandler<ServiceApp> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (bearer !== undefined && (await timingSafeEqual(bearer, c.env[name]))) return next();
    return refuse(c, 401, 'unauthorized', {'WWW-Authenticate': 'Bearer'});
  };
}
