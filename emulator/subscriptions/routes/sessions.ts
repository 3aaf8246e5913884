import type {Context} from 'hono';
import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import type {WireSubscriptionSession} from '../../../contracts/subscriptions';
import {now} from '../../shared/clock';
import type {SubscriptionEnv} from '../env';
import {directoryOf} from '../env';
import {openSession} from '../session';
import {UNAUTHENTICATED} from './admission';
import {wrongFields} from './api-app';

/** Whom an access token of the customer accounts belongs to; `null` for a token that does not count. */
export type TokenHolder = (token: string) => Promise<{readonly number: number; readonly email: string} | null>;

type App = {readonly Bindings: SubscriptionEnv & {readonly tokenHolder: TokenHolder}};

/** The doors to a session, for storefronts with a token of theirs. Mounted beside the API. */
export const sessions = new Hono<App>();

const token = z.string({error: 'Required field.'}).min(1, {error: 'Required field.'}).max(5000);
const customerSchema = z.object({customer_token: token});
const storefrontSchema = z.object({storefront_token: token, customer_token: token.nullish()});
const storeSchema = z.object({shop_url: z.string().min(1)});
const DOORS = ['/shopify_customer_account_api_access', '/shopify_storefront_access'];

for (const door of DOORS) {
  sessions.use(door, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const storefront = c.req.header('X-Recharge-Storefront-Access-Token') ?? '';
    const isStorefront = await timingSafeEqual(storefront, c.env.SUBSCRIPTION_STOREFRONT_TOKEN);
    if (!isStorefront) return c.json(UNAUTHENTICATED, 401);
    await next();
    return undefined;
  });
}

sessions.post('/shopify_customer_account_api_access', (c) => open(c, customerSchema));
sessions.post('/shopify_storefront_access', (c) => open(c, storefrontSchema));

type Login = {readonly customer_token?: string | null | undefined};

async function open(c: Context<App>, schema: z.ZodType<Login>): Promise<Response> {
  const json: unknown = await c.req.json().catch(() => null);
  const body = schema.safeParse(json);
  if (!body.success) return c.json({errors: wrongFields(body.error)}, 422);
  if (!storeSchema.safeParse(json).success) return c.json({errors: 'The parameter shop_url is required.'}, 400);
  const {customer_token: customerToken} = body.data;
  if (customerToken === null || customerToken === undefined)
    return answer(c, await openSession(c.env, null, now(c.env)));
  const holder = await c.env.tokenHolder(customerToken);
  if (holder === null) return c.json(UNAUTHENTICATED, 401);
  const known = await directoryOf(c.env).lookUp(holder.email, holder.number);
  const apiToken = await openSession(c.env, known, now(c.env));
  return known === null
    ? answer(c, apiToken, {message: 'Customer does not exist.'})
    : answer(c, apiToken, {customer_id: known.number});
}

function answer(c: Context<App>, apiToken: string, rest: WireSubscriptionSession = {}): Response {
  const session: WireSubscriptionSession = {api_token: apiToken, ...rest};
  return c.json(session);
}
