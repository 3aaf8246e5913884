import * as z from 'zod';
import {readPages} from '../../contracts/pages-of-a-list';
import type {ReadPage} from '../../contracts/pages-of-a-list';
import type {Variables} from '../config/env';
import {readAdminToken} from './admin-token';
import type {AdminTokenEnv} from './admin-token';
import {callUpstream, parseUpstream, UpstreamError} from './upstream';
import type {UpstreamAnswer} from './upstream';

/** The worker's configuration that the platform's APIs need. */
export type PlatformEnv = AdminTokenEnv &
  Pick<
    Variables,
    'ADMIN_API_URL' | 'STOREFRONT_API_URL' | 'STOREFRONT_PRIVATE_TOKEN' | 'COFFEE_COLLECTION' | 'PRODUCT_TYPES'
  > & {
    /** The longest wait after `THROTTLED`, in seconds, where the shop waits for the answer (`whileShopWaits`). A longer one is an outage at once. */
    readonly PLATFORM_PATIENCE_SECONDS?: number;
  };

type Variety = 'admin' | 'storefront';

const replySchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({message: z.string(), extensions: z.object({code: z.string().optional()}).optional()}))
    .optional(),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({currentlyAvailable: z.number(), restoreRate: z.number().positive()}),
      }),
    })
    .optional()
    .catch(undefined),
});

type Reply = z.output<typeof replySchema>;

/** How long the platform advises to wait after `THROTTLED`. Source: https://shopify.dev/docs/api/usage/limits#avoiding-rate-limit-errors */
const BACKOFF_SECONDS = 1;
/** The longest wait of what no visitor waits for: objects try again by their alarms, the schedule in an hour; the operator has the time. */
const LONGEST_BACKOFF_SECONDS = 8;
/**
 * The longest wait while the shop waits, which is done after 1.5 seconds with what it reads, and after 4 with what it posts. It asks once more either
 * way; a post then carries on where the first one stopped.
 */
const PATIENCE_SECONDS = {read: 1, post: 3} as const;

/** Returns the configuration for a call that the shop waits for, also in an object that such a call asks. */
export function whileShopWaits<E extends object>(
  env: E,
  call: keyof typeof PATIENCE_SECONDS,
): E & Required<Pick<PlatformEnv, 'PLATFORM_PATIENCE_SECONDS'>> {
  return {...env, PLATFORM_PATIENCE_SECONDS: PATIENCE_SECONDS[call]};
}

/**
 * Sends a GraphQL operation to the platform, and once more a little later if it was throttled: it was not carried out. Where that takes longer
 * than `env` allows, it fails at once.
 *
 * @param api the Admin API, or the Storefront API with the private token
 * @throws {UpstreamError} if the request fails, or the platform refuses the operation
 */
export async function askPlatform<T>(
  env: PlatformEnv,
  api: Variety,
  schema: z.ZodType<T>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<T> {
  const body = JSON.stringify({query, variables});
  const ask = async () => {
    const answer = await ASK[api](env, body);
    return {status: answer.status, ...parseUpstream(api, replySchema, answer)};
  };
  const isThrottled = ({errors = []}: Reply) => errors.some(({extensions}) => extensions?.code === 'THROTTLED');
  const first = await ask();
  let reply = first;
  if (isThrottled(first) && backoffOf(first) <= (env.PLATFORM_PATIENCE_SECONDS ?? LONGEST_BACKOFF_SECONDS)) {
    await new Promise((resolve) => setTimeout(resolve, backoffOf(first) * 1000));
    reply = await ask();
  }
  const [error] = reply.errors ?? [];
  if (error !== undefined) throw new UpstreamError(api, error.message, isThrottled(reply) ? backoffOf(reply) : null);
  return parseUpstream(api, schema, {status: reply.status, body: reply.data});
}

/** How many seconds it takes until an operation that was throttled can be paid for. */
function backoffOf({extensions}: Reply): number {
  if (extensions === undefined) return BACKOFF_SECONDS;
  const {requestedQueryCost, throttleStatus} = extensions.cost;
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  const seconds = Math.ceil(missing / throttleStatus.restoreRate);
  return Math.min(Math.max(seconds, BACKOFF_SECONDS), LONGEST_BACKOFF_SECONDS);
}

function askStorefront(env: PlatformEnv, body: string): Promise<UpstreamAnswer> {
  const credentials = {'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN};
  return post('storefront', env.STOREFRONT_API_URL, credentials, body);
}

/** Replaces a token once that ended early, such as by a new client secret. */
async function askAdmin(env: PlatformEnv, body: string): Promise<UpstreamAnswer> {
  const ask = (token: string) => post('admin', env.ADMIN_API_URL, {'X-Shopify-Access-Token': token}, body);
  const token = await readAdminToken(env, null);
  const answer = await ask(token);
  return answer.status === 401 ? ask(await readAdminToken(env, token)) : answer;
}

const ASK = {admin: askAdmin, storefront: askStorefront} as const;

/** The requested version of an API, such as `2026-04`, and the version that answered. */
type AnsweredVersion = {readonly api: Variety; readonly asked: string; readonly answered: string};

/**
 * Returns which versions of the platform's APIs answer by another one: they have ended. Source: https://shopify.dev/docs/api/usage/versioning
 *
 * @throws {UpstreamError} also if an answer names no version
 */
export async function readEndedVersions(env: PlatformEnv): Promise<readonly AnsweredVersion[]> {
  const body = JSON.stringify({query: 'query ServiceVersion { shop { name } }', variables: {}});
  const ended: AnsweredVersion[] = [];
  for (const [api, url] of [
    ['admin', env.ADMIN_API_URL],
    ['storefront', env.STOREFRONT_API_URL],
  ] as const) {
    const asked = /\/api\/([^/]+)\//.exec(url)?.[1] ?? '';
    const {status, headers} = await ASK[api](env, body);
    const answered = status === 200 ? headers.get('X-Shopify-API-Version') : null;
    if (answered === null) throw new UpstreamError(api, `${status}, its version is unknown`);
    if (answered !== asked) ended.push({api, asked, answered});
  }
  return ended;
}

function post(
  api: Variety,
  url: string,
  credentials: Readonly<Record<string, string>>,
  body: string,
): Promise<UpstreamAnswer> {
  return callUpstream(api, url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...credentials},
    body,
  });
}

/** The end of a page of a list. */
export const pageInfo = z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()});

/** The page of a list whose owner is gone. */
export const NO_PAGE = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};

/**
 * Reads all pages of a list, one after the other. `read` gets the cursor before the page, `null` for the first page.
 *
 * @throws {UpstreamError} where a page does not say from where the list goes on: what is not in the list would count as gone
 */
export async function everyPage<T>(read: ReadPage<T>): Promise<readonly T[]> {
  const {nodes, endedBy} = await readPages(read, {most: Infinity});
  if (endedBy === 'no-cursor') throw new UpstreamError('platform', 'a list breaks off');
  return nodes;
}

/** Parses the number at the end of a global id. */
export const gidNumber = z
  .string()
  .regex(/^gid:\/\/shopify\/\w+\/\d+$/)
  .transform((gid) => Number(/\d+$/.exec(gid)?.[0]));

/** Parses an amount in EUR, a decimal string, to integer cents. */
export const cents = z
  .string()
  .regex(/^-?\d+(\.\d{1,2})?$/)
  .transform((amount) => Math.round(Number(amount) * 100));

/** Returns the global id of a thing, such as `gid://shopify/Product/12`. */
export function gid(type: string, number: number | string): string {
  return `gid://shopify/${type}/${number}`;
}
