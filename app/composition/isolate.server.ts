import type {ServerBuild} from '@remix-run/server-runtime';

import {measuringOrigins, readEnv, type Env} from '../config/env.server';
import {isBusinessVisitor} from '../edge/business-visitor.server';
import {createDocumentCache, type DocumentCache} from '../edge/document-cache.server';
import {createVideoProxy} from '../edge/video-proxy.server';
import {createHealth} from '../edge/health.server';
import {createPictureProxy, type PictureProxy} from '../edge/picture-proxy.server';
import {publicPage} from '../edge/public-pages.server';
import {serviceProbes} from './health-context.server';
import {draftsTokenOf} from './preview-context.server';
import {createTtlSet, type TtlSet} from '../runtime/ttl-set.server';
import {createCircuits, type Circuits} from '../services/circuits.server';

/** What an isolate makes once, for the environment that it runs in. */
export type Isolate = {
  readonly env: Env;
  /** Origins that pages may measure and report errors to. */
  readonly measuring: readonly string[];
  readonly documents: DocumentCache;
  readonly pictures: PictureProxy;
  readonly videos: PictureProxy;
  readonly health: (request: Request) => Promise<Response | null>;
  /** What is known of how the services' calls end. */
  readonly circuits: Circuits;
  /** What the platform refused for the shop's own lines of carts. */
  readonly refusedReconciliations: TtlSet;
  /** Whether every request is logged, and not only what went wrong. */
  readonly logsRequests: boolean;
  /** Whether search engines shall find nothing of this shop. */
  readonly hidden: boolean;
};

/**
 * Starts what lives as long as the isolate.
 * @throws Error with one line that names every variable that is missing or wrong
 */
export function startIsolate(bindings: object, build: ServerBuild, buildId: string): Isolate {
  const env = readEnv(bindings);
  return {
    env,
    measuring: measuringOrigins(env),
    documents: createDocumentCache({
      cacheName: 'documents',
      buildId,
      clock: () => Date.now() + env.CLOCK_OFFSET_MS,
      publicPage,
      isPersonal: async (request) =>
        env.MAINTENANCE === 'on' ||
        isBusinessVisitor(request) ||
        (await draftsTokenOf(request.headers.get('Cookie'), env)) !== null,
      routeIds: new Set(Object.keys(build.routes)),
    }),
    pictures: createPictureProxy({
      pictureOrigin: env.PICTURE_ORIGIN,
      contentOrigin: env.CMS_ASSET_ORIGIN,
      cacheName: 'pictures',
    }),
    videos: createVideoProxy({videoOrigin: env.PICTURE_ORIGIN, cacheName: 'videos'}),
    circuits: createCircuits(Date.now, env.BREAKER === 'on'),
    refusedReconciliations: createTtlSet({ttlMs: 10 * 60 * 1000, maxSize: 1000, clock: Date.now}),
    logsRequests: env.ENVIRONMENT === 'production' || env.ENVIRONMENT === 'demo',
    hidden: env.ENVIRONMENT === 'demo',
    health: createHealth({version: buildId, probes: serviceProbes(env), clock: Date.now}),
  };
}
