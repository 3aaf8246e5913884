import type {ServerBuild} from '@remix-run/server-runtime';
import * as z from 'zod';

import {indexName} from '#contracts/indexing/indices';
import {ShopNameDocument} from '#graphql/generated/storefront/graphql';
import {COUNTRY, DEFAULT_LANGUAGE, LOCALES} from '../config/languages';
import {contentAssets, measuringOrigins, readEnv, type Env} from '../config/env.server';
import {createAgentProxy, type AgentProxy} from '../edge/agent-proxy.server';
import {isBusinessVisitor} from '../edge/business-visitor.server';
import {createDocumentCache, type DocumentCache} from '../edge/document-cache.server';
import {createVideoProxy} from '../edge/video-proxy.server';
import {createHealth, type Probe} from '../edge/health.server';
import {createPictureProxy, type MediaProxy} from '../edge/picture-proxy.server';
import {hasPage, publicPage} from '../edge/public-pages.server';
import {canonicalPath} from '../pages/moved-path';
import {createCmsGateway} from '../services/cms/gateway.server';
import {readJson} from '../services/http.server';
import {createSearchClient} from '../services/search/search-client.server';
import {createServiceCalls} from '../services/service-calls.server';
import {createReviewFigures} from '../services/service-api/review-figures.server';
import {ServiceError, type ServiceName} from '../services/service-error.server';
import {createStorefrontGateway} from '../services/storefront/gateway.server';
import {SUBSCRIPTION_API_VERSIONS} from '../services/subscriptions/gateway.server';
import {draftsTokenOf} from './preview-context.server';
import {memoByIdentity} from '../runtime/memo-by-identity';
import {withoutSpan} from '../runtime/tracer.server';
import {createTtlSet, type TtlSet} from '../runtime/ttl-set.server';
import {createCircuits, type Circuits} from '../services/circuits.server';

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

/** Hosts of the search that failed: for two minutes, as long as the service's own client (docs/decisions/245-hosts-of-the-search.md). */
const FAILED_HOSTS = {ttlMs: 2 * 60 * 1000, maxSize: 10, clock: Date.now};

type ServiceProbe = Probe & {readonly service: ServiceName};

/**
 * One question to each hosted service. Where the shop has rights of its own there, it is asked through the shop's adapter, so
 * that address, version and token are those that pages use; what asks for a customer's rights only has to answer. Whether
 * pages leave a service alone for a while is nothing to a probe: it asks.
 */
function serviceProbes(env: Env): readonly ServiceProbe[] {
  const {CMS_ORIGIN, SEARCH_ORIGIN, SERVICE_API_ORIGIN} = env;
  const subscriptionApi = {'X-Recharge-Version': SUBSCRIPTION_API_VERSIONS.standard};
  const calls = createServiceCalls({
    circuits: createCircuits(Date.now),
    // A limit belongs to one request, these calls to many. There are no more than may wait at once.
    limit: (work) => work(),
    clock: Date.now,
    random: Math.random,
    visitorAddress: 'unknown',
    pageMs: null,
    tell: () => undefined,
    runSpan: withoutSpan,
    waitUntil: () => undefined,
  });
  const storefront = createStorefrontGateway({
    origin: env.STOREFRONT_ORIGIN,
    apiVersion: env.STOREFRONT_API_VERSION,
    privateToken: env.STOREFRONT_PRIVATE_TOKEN,
    publicToken: env.STOREFRONT_PUBLIC_TOKEN,
    buyerIp: null,
    requestId: crypto.randomUUID(),
    language: LOCALES[DEFAULT_LANGUAGE].code,
    country: COUNTRY,
    calls,
    denied: createTtlSet({ttlMs: 60_000, maxSize: 10, clock: Date.now}),
    report: () => undefined,
  });
  const cms = createCmsGateway({
    origin: CMS_ORIGIN,
    projectId: env.CMS_PROJECT_ID,
    dataset: env.CMS_DATASET,
    calls,
    report: () => undefined,
  });
  const search = createSearchClient({
    origin: SEARCH_ORIGIN,
    applicationId: env.SEARCH_APPLICATION_ID,
    apiKey: env.SEARCH_API_KEY,
    calls,
    failedHosts: createTtlSet(FAILED_HOSTS),
    random: Math.random,
  });
  const figures = createReviewFigures({origin: SERVICE_API_ORIGIN, token: env.SERVICE_API_TOKEN, calls});
  const reach = async (service: ServiceName, url: string, statuses: readonly number[], version = {}) => {
    const headers = {Accept: 'application/json', ...version};
    const {status} = await readJson(calls, {service, url, headers});
    if (!statuses.includes(status)) throw new ServiceError(service, 'status', String(status));
  };
  return [
    {service: 'storefront', ask: () => storefront.query(ShopNameDocument, {})},
    {service: 'cms', ask: () => cms.query(z.number().min(1), 'count(*[_type == "siteSettings"])', {})},
    {
      service: 'search',
      ask: () => search([{indexName: indexName('products', DEFAULT_LANGUAGE), params: {query: '', hitsPerPage: 0}}]),
    },
    {service: 'service-api', ask: () => figures(['1'])},
    {service: 'account', ask: () => reach('account', `${env.ACCOUNT_ORIGIN}/.well-known/openid-configuration`, [200])},
    {
      service: 'subscriptions',
      ask: () => reach('subscriptions', `${env.SUBSCRIPTION_API_URL}/charges`, [401, 403], subscriptionApi),
    },
  ];
}
