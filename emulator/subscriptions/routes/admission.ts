import type {Next} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import {now} from '../../shared/clock';
import {readSession} from '../session';
import type {ApiContext} from './api-app';

const VERSION = '2021-11';
/** What the service has in its older version alone. */
const OLD_VERSION = '2021-01';
const OLD_PATHS = /\/api\/(?:shop\/|product_search$|addresses\/[^/]+\/subscriptions-bulk$)/;
/** What this store does not sell, or leaves to the platform: a storefront's token has no right to it. */
const CLOSED_PATHS = new RegExp(
  `/api/(?:${[
    'bundle_selections',
    'bundles',
    'collections',
    'customer_surveys',
    'incentives',
    'membership_programs',
    'memberships',
    'metafields',
    'offers',
    'payment_method_intents',
    'product_search',
    'shop/settings',
  ].join('|')})(?:/|$)`,
);
/** What may be read without a customer. */
const OPEN_PATHS = /\/api\/plans(?:\/|$)/;

/** What the service answers to whom it does not know, and to whom it does not give a right. */
export const UNAUTHENTICATED = {errors: 'Could not authenticate.'};

/**
 * Lets in who speaks the version that the path has, who has a token with the right to it, and in a session who names the
 * store. The store's own token needs no name.
 */
export async function admit(c: ApiContext, next: Next): Promise<Response | undefined> {
  c.header('Cache-Control', 'no-store');
  const version = OLD_PATHS.test(c.req.path) ? OLD_VERSION : VERSION;
  if (c.req.header('X-Recharge-Version') !== version) {
    return c.json({errors: `Only the API version ${version} is available.`}, 426);
  }
  const token = c.req.header('X-Recharge-Access-Token') ?? '';
  if (await timingSafeEqual(token, c.env.SUBSCRIPTION_API_TOKEN)) {
    c.set('session', null);
    await next();
    return undefined;
  }
  const owner = await readSession(c.env, token, now(c.env));
  if (owner === null) return c.json(UNAUTHENTICATED, 401);
  if ((c.req.query('shop_url') ?? '') === '') return c.json({errors: 'The parameter shop_url is required.'}, 400);
  const hasRight = owner === 'nobody' ? OPEN_PATHS.test(c.req.path) : !CLOSED_PATHS.test(c.req.path);
  if (!hasRight) return c.json(UNAUTHENTICATED, 401);
  c.set('session', owner === 'nobody' ? null : owner);
  await next();
  return undefined;
}
