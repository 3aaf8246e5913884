import type {ServerBuild} from '@remix-run/server-runtime';

import {contentAssets, measuringOrigins, readEnv, type Env} from '../config/env.server';
import {createAgentProxy, type AgentProxy} from '../edge/agent-proxy.server';
import {isBusinessVisitor} from '../edge/business-visitor.server';
import {createDocumentCache, type DocumentCache} from '../edge/document-cache.server';
import {createVideoProxy} from '../edge/video-proxy.server';
import {createHealth} from '../edge/health.server';
import {createPictureProxy, type MediaProxy} from '../edge/picture-proxy.server';
import {hasPage, publicPage} from '../edge/public-pages.server';
import {canonicalPath} from '../pages/moved-path';
import {memoByIdentity} from '../runtime/memo-by-identity';
import {createTtlSet, type TtlSet} from '../runtime/ttl-set.server';
import {createCircuits, type Circuits} from '../services/circuits.server';
import {FAILED_HOSTS} from '../services/search/search-client.server';
import {draftsTokenOf} from './preview-context.server';
import {serviceProbes} from './service-probes.server';

/** Parts that an isolate makes once, for the environment that it runs in. */
export type Isolate = {
  readonly env: Env;
  /** Origins that pages may measure and report errors to. */
  readonly measuring: readonly string[];
  readonly documents: DocumentCache;
  readonly pictures: MediaProxy;
  readonly videos: MediaProxy;
  readonly agents: AgentProxy;
  readonly health: (request: Request) => Promise<Response | null>;
  /** The circuit breakers of the services' calls. */
  readonly circuits: Circuits;
  /** The changes that the platform refused for the shop's own lines of carts. */
  readonly refusedReconciliations: TtlSet;
  /** Fields that the platform has denied. */
  readonly deniedFields: TtlSet;
  /** Hosts of the search that have failed. */
  readonly failedSearchHosts: TtlSet;
  /** Whether every request is logged, and not only what went wrong. */
  readonly logsRequests: boolean;
  /** Whether search engines shall find nothing of this shop. */
  readonly hidden: boolean;
};

type Routes = Pick<ServerBuild, 'routes'>;

/**
 * Returns what an isolate makes for its bindings: once per object of bindings. A changed secret comes as another object, to
 * isolates that run already (https://developers.cloudflare.com/workers/runtime-apis/bindings/#making-changes-to-bindings).
 */
export function createIsolates(build: Routes, buildId: string): (bindings: object) => Isolate {
  return memoByIdentity((bindings) => startIsolate(bindings, build, buildId));
}

/**
 * Creates the caches, limits and clients that live as long as the bindings.
 * @throws Error with one line that names every variable that is missing or wrong
 */
function startIsolate(bindings: object, build: Routes, buildId: string): Isolate {
  const env = readEnv(bindings);
  return {
    env,
    measuring: measuringOrigins(env),
    documents: createDocumentCache({
      cacheName: 'documents',
      buildId,
      clock: () => Date.now() + env.CLOCK_OFFSET_MS,
      publicPage,
      hasPage,
      canonicalPath,
      isPersonal: async ({request, url}) =>
        env.MAINTENANCE === 'on' ||
        isBusinessVisitor(request, url.pathname) ||
        (await draftsTokenOf(request.headers.get('Cookie'), env)) !== null,
      routeIds: new Set(Object.keys(build.routes)),
    }),
    pictures: createPictureProxy({
      pictureOrigin: env.PICTURE_ORIGIN,
      contentBase: contentAssets(env, 'images'),
      cacheName: 'pictures',
    }),
    videos: createVideoProxy({videoOrigin: env.PICTURE_ORIGIN}),
    agents: createAgentProxy({platformOrigin: env.STOREFRONT_ORIGIN}),
    circuits: createCircuits(Date.now, env.BREAKER === 'on'),
    refusedReconciliations: createTtlSet({ttlMs: 10 * 60 * 1000, maxSize: 1000, clock: Date.now}),
    deniedFields: createTtlSet({ttlMs: 10 * 60 * 1000, maxSize: 100, clock: Date.now}),
    failedSearchHosts: createTtlSet(FAILED_HOSTS),
    logsRequests: env.ENVIRONMENT === 'production' || env.ENVIRONMENT === 'demo',
    hidden: env.ENVIRONMENT === 'demo',
    health: createHealth({version: buildId, probes: serviceProbes(env), clock: Date.now}),
  };
}
