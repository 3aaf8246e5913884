import type * as z from 'zod';
import {
  chargeListSchema,
  subscriptionCustomerListSchema,
  subscriptionListSchema,
  subscriptionSessionSchema,
} from '../../../contracts/subscriptions';
import {subscriptionErrorSchema} from '../../../contracts/subscription-refusal';
import type {WireCharge, WireSubscription} from '../../../contracts/subscriptions';
import type {OutboxMessage} from '../../../emulator/mail/message';
import {inGeneration} from '../../../emulator/shared/generation';
import type {SubscriptionEnv} from '../../../emulator/subscriptions/env';
import {at} from '../../support/at';
import {modulesOf} from '../worker-bundle';
import {sharedByFiles, startOwnRuntime} from '../runtimes';

const ORIGIN = 'http://subscriptions.test';
export const SHOP = 'http://shop.test';
export const STORE_TOKEN = 'store-token';
export const STOREFRONT_TOKEN = 'strfnt_of-the-storefront';
export const DAY_MS = 24 * 60 * 60 * 1000;

export type Answer = {readonly status: number; readonly json: unknown};

/** The emulated subscription service in workerd, with everyone of the seed. */
export type RunningSubscriptions = {
  /** Any request, at the moved clock. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A call of the API as a customer (their number at the platform) or with `null` as the store. */
  readonly call: (
    who: number | null,
    method: string,
    path: string,
    body?: unknown,
    version?: string,
  ) => Promise<Answer>;
  /** The same, parsed; throws where the answer is none of a success. */
  readonly get: <T>(who: number | null, path: string, schema: z.ZodType<T>) => Promise<T>;
  readonly charges: (who: number, parameters?: string) => Promise<readonly WireCharge[]>;
  /** The queued charge of a customer that comes first; throws where there is none. */
  readonly nextCharge: (who: number) => Promise<WireCharge>;
  readonly subscriptions: (who: number, parameters?: string) => Promise<readonly WireSubscription[]>;
  /** The first of them; throws where there is none. */
  readonly firstSubscription: (who: number, parameters?: string) => Promise<WireSubscription>;
  /** Moves the clock of all requests that follow, from the machine's own. */
  readonly moveClock: (ms: number) => void;
  readonly runCharges: () => Promise<void>;
  readonly mailsTo: (email: string) => Promise<readonly OutboxMessage[]>;
  readonly emailOf: (who: number) => Promise<string>;
  readonly env: () => Promise<Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY' | 'STOCK' | 'MAIL'>>;
  /** Forgets everything that happened: the seed, and today. */
  readonly renew: () => void;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends the runtime as `kill -9` does. */
  readonly kill: () => void;
};

/** What a file has that did not start it. */
export type BorrowedSubscriptions = Omit<RunningSubscriptions, 'stop' | 'kill'>;

const shared = sharedByFiles(() => startSubscriptions());

/** Returns the service as new, in a runtime that the test files of a process share. */
export async function borrowSubscriptions(): Promise<BorrowedSubscriptions> {
  const service = await shared();
  service.renew();
  return service;
}

/**
 * Starts the worker.
 *
 * @param persist a folder for its data; in memory unless set
 */
export async function startSubscriptions(persist: string | null = null): Promise<RunningSubscriptions> {
  const runtime = await startWorker(persist);
  let offset = 0;
  let generation = 0;

  const send: RunningSubscriptions['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-clock-offset-ms', String(offset));
    headers.set('x-generation', String(generation));
    const body = typeof init.body === 'string' ? {body: init.body} : {};
    const {method = 'GET', redirect = 'manual'} = init;
    const answer = await runtime.dispatchFetch(ORIGIN + path, {
      method,
      redirect,
      headers: Object.fromEntries(headers),
      ...body,
    });
    return new Response(answer.status === 204 ? null : await answer.text(), {
      status: answer.status,
      headers: [...answer.headers],
    });
  };
  const env = async () => inGeneration(await runtime.getBindings<SubscriptionEnv>(), generation);
  const {call, get, endSessions} = apiOf(send);
  const charges: RunningSubscriptions['charges'] = async (who, parameters = '') =>
    (await get(who, `/charges?${parameters}`, chargeListSchema)).charges;
  const subscriptions: RunningSubscriptions['subscriptions'] = async (who, parameters = '') =>
    (await get(who, `/subscriptions?${parameters}`, subscriptionListSchema)).subscriptions;

  return {
    fetch: send,
    call,
    get,
    charges,
    nextCharge: async (who) => at(await charges(who, 'status=queued&sort_by=scheduled_at-asc'), 0),
    subscriptions,
    firstSubscription: async (who, parameters = 'status=active&sort_by=id-asc') =>
      at(await subscriptions(who, parameters), 0),
    moveClock: (ms) => {
      offset = ms;
      // An hour later a session is over.
      endSessions();
    },
    runCharges: async () => {
      await send('/run-charges', {method: 'POST'});
    },
    mailsTo: async (email) => {
      const {MAIL} = await env();
      return [...(await MAIL.getByName('outbox').list({to: email}))].reverse();
    },
    emailOf: async (who) => {
      const {customers} = await get(null, `/customers?external_customer_id=${who}`, subscriptionCustomerListSchema);
      return customers[0]?.email ?? '';
    },
    env,
    renew: () => {
      generation += 1;
      offset = 0;
      endSessions();
    },
    isAlive: runtime.isAlive,
    stop: runtime.stop,
    kill: runtime.kill,
  };
}

/** The service's API as its customers and the store call it. */
function apiOf(send: RunningSubscriptions['fetch']) {
  const tokens = new Map<number, string>();

  const call: RunningSubscriptions['call'] = async (who, method, path, body, version = '2021-11') => {
    const token = who === null ? STORE_TOKEN : await tokenOf(who);
    const shop = who === null ? '' : `${path.includes('?') ? '&' : '?'}shop_url=lichtung.example`;
    const answer = await send(`/recharge/api${path}${shop}`, {
      method,
      headers: {'X-Recharge-Version': version, 'X-Recharge-Access-Token': token},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    const text = await answer.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    if (answer.status >= 400) subscriptionErrorSchema.parse(json);
    return {status: answer.status, json};
  };
  const get: RunningSubscriptions['get'] = async (who, path, schema) =>
    schema.parse((await call(who, 'GET', path)).json);

  async function tokenOf(who: number): Promise<string> {
    const known = tokens.get(who);
    if (known !== undefined) return known;
    const answer = await send('/recharge/shopify_customer_account_api_access', {
      method: 'POST',
      headers: {'X-Recharge-Storefront-Access-Token': STOREFRONT_TOKEN},
      body: JSON.stringify({customer_token: `customer-${who}`, shop_url: 'lichtung.example'}),
    });
    const token = subscriptionSessionSchema.parse(await answer.json()).api_token ?? '';
    tokens.set(who, token);
    return token;
  }

  return {call, get, endSessions: () => tokens.clear()};
}

async function startWorker(persist: string | null) {
  return startOwnRuntime({
    modules: await modulesOf('emulator/subscriptions/testing/worker.ts'),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      EMULATOR_ORIGIN: ORIGIN,
      SHOP_ORIGIN: SHOP,
      SUBSCRIPTION_API_TOKEN: STORE_TOKEN,
      SUBSCRIPTION_STOREFRONT_TOKEN: STOREFRONT_TOKEN,
      SUBSCRIPTION_SESSION_SECRET: 'subscription-session-secret-32-chars',
    },
    durableObjects: {
      SUBSCRIBERS: {className: 'SubscriptionCustomerObject', useSQLite: true},
      SUBSCRIPTION_DIRECTORY: {className: 'SubscriptionDirectoryObject', useSQLite: true},
      STOCK: {className: 'StockObject', useSQLite: true},
      ORDER_BOOKS: {className: 'OrderBookObject', useSQLite: true},
      MAIL: {className: 'MailObject', useSQLite: true},
    },
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false,
    telemetry: {enabled: false},
  });
}
