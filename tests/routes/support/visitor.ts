import {AsyncLocalStorage} from 'node:async_hooks';
import {env as bindings} from 'cloudflare:workers';
import {matchRoutes} from '@remix-run/react';
import {inject} from 'vitest';

import {readEnv} from '../../../app/config/env.server';
import {CALLS_AT_ONCE} from '../../../app/config/resilience';
import {createRenderPage} from '../../../app/composition/render.server';
import {withoutSpan} from '../../../app/runtime/tracer.server';
import {createTtlSet} from '../../../app/runtime/ttl-set.server';
import {createCircuits} from '../../../app/services/circuits.server';
import {keepCookies} from '../../support/cookies';
import {buildRoutes, type PageOutcome} from './build';

/** The answer of a route, before it is rendered. */
export type RouteAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** Where it redirects to; `null` for no redirect. */
  readonly location: string | null;
  /** What the page's loader returned, else what that of the layout around it did; undefined for an error, and for no page. */
  readonly data: unknown;
  /** What each route's loader returned, by the route's id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What the page's action returned; undefined where there was none. */
  readonly form: unknown;
  /** The JSON-LD that the loader wrote. */
  readonly linkedData: string;
  /** The body of a route without a page. */
  readonly body: string;
  /** Errors that were reported on the way. */
  readonly reports: readonly unknown[];
  /** The addresses at hosted services that were asked. */
  readonly calls: readonly string[];
};

/** Stands between the shop and its services: gets what the shop sends, and gives what the shop receives. */
export type Exchange = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

type Fields = Readonly<Record<string, string>> | URLSearchParams;

type Place = {
  /** Variables of the shop in place of those of its wrangler file; `undefined` for none. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** Names the store of the CMS's last good answers: one of its own knows nothing yet. */
  readonly lastKnownGood?: string;
  /** What stands between the shop and its services; nothing unless given. */
  readonly exchange?: Exchange;
};

type Headed = {readonly headers?: Readonly<Record<string, string>>};

/** Somebody with cookies and an address of their own, who asks the shop's routes inside this worker. */
export type Visitor = ReturnType<typeof createVisitor>;

const circuits = createCircuits(Date.now, false);
const refusedReconciliations = createTtlSet({ttlMs: 10 * 60 * 1000, maxSize: 1000, clock: Date.now});

type RouteTree = Parameters<typeof matchRoutes>[0];

function treeOf(parentId: string): RouteTree {
  return inject('routeTable')
    .filter((entry) => entry.parentId === parentId)
    .map(({id, path, index, caseSensitive = false}) =>
      index ? {id, index, caseSensitive} : {id, caseSensitive, children: treeOf(id), ...(path !== undefined && {path})},
    );
}

const tree = treeOf('root');

/** The ids of the routes that a path matches, the outermost first. */
function matchesAt(pathname: string): readonly string[] {
  return (matchRoutes(tree, pathname) ?? []).map(({route}) => route.id ?? '');
}

/** The data of the innermost route that has some: Remix says `null` for a route without a loader. */
function dataOf({page: {errors, loaderData}}: PageOutcome, ids: readonly string[]): unknown {
  if (errors !== null) return undefined;
  return ids.map((id): unknown => loaderData[id]).findLast((data) => data !== undefined && data !== null);
}

/**
 * How many calls to hosted services one request may cause. Where a service fails, the shop asks again, or looks what became
 * of a change: then it may be as many once more.
 */
const MOST_CALLS = 12;

type Upstream = {
  readonly calls: string[];
  readonly exchange: Exchange | undefined;
  /** The calls that wait for their answers, and the most that did so at once. */
  readonly waiting: {now: number; most: number};
};

/** The calls to hosted services that each request causes, and what they go through. */
const upstream = new AsyncLocalStorage<Upstream>();
/** Whether a test has broken a service, or taken something from it, and not repaired it yet. */
let isBroken = false;
const fetchUpstream = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const {pathname} = new URL(request.url);
  if (pathname === '/control/faults' || pathname === '/control/denied') isBroken = true;
  if (pathname === '/control/repair' || pathname === '/control/reset') isBroken = false;
  const store = upstream.getStore();
  if (store === undefined) return fetchUpstream(input, {...init, headers: asClient(request.headers)});
  const {calls, exchange, waiting} = store;
  calls.push(request.url);
  waiting.now += 1;
  waiting.most = Math.max(waiting.most, waiting.now);
  const sent = exchange === undefined ? fetchUpstream(input, init) : exchange(request, fetchUpstream);
  return sent.finally(() => (waiting.now -= 1));
};

/** Names who asks, as every client outside this runtime does. */
function asClient(own: Headers): Headers {
  const headers = new Headers(own);
  headers.set('User-Agent', 'test');
  return headers;
}

async function ask(request: Request, place: Place): Promise<RouteAnswer> {
  const calls: string[] = [];
  const {exchange} = place;
  const waiting = {now: 0, most: 0};
  const answer = await upstream.run({calls, exchange, waiting}, () => answerOf(request, place));
  if (calls.length > MOST_CALLS * (isBroken || exchange !== undefined ? 2 : 1)) {
    throw new Error(`${request.method} ${request.url} caused ${calls.length} calls:\n${calls.join('\n')}`);
  }
  if (waiting.most > CALLS_AT_ONCE) throw new Error(`${request.url} had ${waiting.most} calls wait at once`);
  return {...answer, calls};
}

async function answerOf(
  request: Request,
  {settings = {}, lastKnownGood = 'shop'}: Place,
): Promise<Omit<RouteAnswer, 'calls'>> {
  const ids = matchesAt(new URL(request.url).pathname.replace(/\.data$/, ''));
  const outcomes: PageOutcome[] = [];
  const reports: unknown[] = [];
  const build = await buildRoutes(new Set(ids), (outcome) => outcomes.push(outcome));
  const pending: Promise<unknown>[] = [];
  const response = await createRenderPage(
    build,
    build.mode,
  )({
    request,
    env: readEnv({...bindings, ...settings}),
    nonce: 'nonce',
    off: new Set(),
    requestId: crypto.randomUUID(),
    // Binds the callback to its request: the async context is lost on the way through the object.
    mutex: (key) => ({
      run: (idempotencyKey, fingerprint, task) =>
        bindings.KEYED_MUTEX.getByName(key).run(idempotencyKey, fingerprint, AsyncLocalStorage.bind(task)),
    }),
    circuits,
    refusedReconciliations,
    deniedFields: createTtlSet({ttlMs: 60_000, maxSize: 100, clock: Date.now}),
    failedSearchHosts: createTtlSet({ttlMs: 60_000, maxSize: 100, clock: Date.now}),
    limiter: (name) => bindings.LIMITER.getByName(name),
    lastKnownGood: bindings.LAST_KNOWN_GOOD.getByName(lastKnownGood),
    sessions: (name) => {
      const object = bindings.SESSIONS.getByName(name);
      return {
        create: (...call) => object.create(...call),
        read: (...call) => object.read(...call),
        revoke: (...call) => object.revoke(...call),
        change: (secret, now, change) => object.change(secret, now, AsyncLocalStorage.bind(change)),
      };
    },
    report: (error) => {
      reports.push(error);
      // Shown where the test fails.
      console.error(error);
    },
    reportCircuit: () => undefined,
    runSpan: withoutSpan,
    waitUntil: (work) => void pending.push(work),
  });
  const body = await response.text();
  await Promise.all(pending);
  const [outcome] = outcomes;
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('Location'),
    data: outcome && dataOf(outcome, ids),
    loaderData: outcome?.page.loaderData ?? {},
    form: outcome?.page.actionData?.[ids.at(-1) ?? 'root'],
    linkedData: outcome?.context.linkedData.json ?? '',
    body,
    reports,
  };
}

let visitors = 0;

/** Makes an address in a network of its own: limits count by the network (`/24`). */
function ownAddress(): string {
  visitors += 1;
  return `${100 + Math.floor(visitors / 65_536)}.${Math.floor(visitors / 256) % 256}.${visitors % 256}.1`;
}

/** Makes a visitor without cookies, from an address that nobody else has; `place` is the shop that they come to. */
export function createVisitor(place: Place = {}) {
  const address = ownAddress();
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit, {headers = {}}: Headed): Promise<RouteAnswer> => {
    const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(bindings.SHOP_ORIGIN + path, {
      ...init,
      headers: {'CF-Connecting-IP': address, ...(own !== '' && {Cookie: own}), ...headers},
    });
    const answer = await ask(request, place);
    keepCookies(cookies, answer.headers);
    return answer;
  };

  return {
    cookies,
    /** Calls the loaders of the routes at a path. */
    get: (path: string, options: Headed = {}) => send(path, {}, options),
    /** Sends a form: calls the action of the route at a path, and the loaders, where it does not redirect. */
    post: (path: string, fields: Fields, options: Headed = {}) =>
      send(path, {method: 'POST', body: new URLSearchParams(fields)}, options),
  };
}
