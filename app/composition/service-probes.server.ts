import * as z from 'zod';

import {indexName} from '#contracts/indexing/indices';
import {ShopNameDocument} from '#graphql/generated/storefront/graphql';
import {COUNTRY, DEFAULT_LANGUAGE, LOCALES} from '../config/languages';
import type {Env} from '../config/env.server';
import type {Probe} from '../edge/health.server';
import {withoutSpan} from '../runtime/tracer.server';
import {createTtlSet} from '../runtime/ttl-set.server';
import {createCircuits} from '../services/circuits.server';
import {createCmsGateway} from '../services/cms/gateway.server';
import {readJson} from '../services/http.server';
import {createSearchClient, FAILED_HOSTS} from '../services/search/search-client.server';
import {createServiceCalls, type ServiceCalls} from '../services/service-calls.server';
import {createReviewFigures} from '../services/service-api/review-figures.server';
import {ServiceError, type ServiceName} from '../services/service-error.server';
import {createStorefrontGateway} from '../services/storefront/gateway.server';
import {SUBSCRIPTION_API_VERSIONS} from '../services/subscriptions/gateway.server';

/** The CMS's plans count requests (docs/operations.md, Requests to the CMS): one a minute is enough while it answers. */
const CMS_GOOD_FOR_MS = 60_000;

type ServiceProbe = Probe & {readonly service: ServiceName};

/**
 * Returns one question to each hosted service. Where the shop has rights of its own there, it is asked through the shop's adapter, so
 * that address, version and token are those that pages use; a service that wants a customer's rights only has to answer. The probes
 * have circuits of their own: they ask also while the circuit of a service is open for pages.
 */
export function serviceProbes(env: Env): readonly ServiceProbe[] {
  const calls = createServiceCalls({
    circuits: createCircuits(Date.now),
    // A limit belongs to one request; these calls are shared by all who ask for the health. The six probes are as many as may wait at once.
    limit: (work) => work(),
    clock: Date.now,
    random: Math.random,
    visitorAddress: 'unknown',
    pageMs: null,
    tell: () => undefined,
    runSpan: withoutSpan,
    waitUntil: () => undefined,
  });
  const storefront = storefrontOf(env, calls);
  const cms = createCmsGateway({
    origin: env.CMS_ORIGIN,
    projectId: env.CMS_PROJECT_ID,
    dataset: env.CMS_DATASET,
    calls,
    report: () => undefined,
  });
  const search = createSearchClient({
    origin: env.SEARCH_ORIGIN,
    applicationId: env.SEARCH_APPLICATION_ID,
    apiKey: env.SEARCH_API_KEY,
    calls,
    failedHosts: createTtlSet(FAILED_HOSTS),
    random: Math.random,
  });
  const figures = createReviewFigures({origin: env.SERVICE_API_ORIGIN, token: env.SERVICE_API_TOKEN, calls});
  return [
    {service: 'storefront', ask: () => storefront.query(ShopNameDocument, {})},
    {
      service: 'cms',
      ask: () => cms.query(z.number().min(1), 'count(*[_type == "siteSettings"])', {}),
      goodForMs: CMS_GOOD_FOR_MS,
    },
    {
      service: 'search',
      ask: () => search([{indexName: indexName('products', DEFAULT_LANGUAGE), params: {query: '', hitsPerPage: 0}}]),
    },
    {service: 'service-api', ask: () => figures(['1'])},
    {service: 'account', ask: () => askAccountHost(env, calls)},
    {service: 'subscriptions', ask: () => askSubscriptions(env, calls)},
  ];
}

function storefrontOf(env: Env, calls: ServiceCalls) {
  return createStorefrontGateway({
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
}

async function askAccountHost({ACCOUNT_ORIGIN}: Env, calls: ServiceCalls): Promise<void> {
  const url = `${ACCOUNT_ORIGIN}/.well-known/openid-configuration`;
  const {status} = await readJson(calls, {service: 'account', url, headers: {Accept: 'application/json'}});
  if (status !== 200) throw new ServiceError('account', 'status', String(status));
}

/** Nobody is logged in here: a refusal shows that the service is up. */
async function askSubscriptions({SUBSCRIPTION_API_URL}: Env, calls: ServiceCalls): Promise<void> {
  const url = `${SUBSCRIPTION_API_URL}/charges`;
  const headers = {Accept: 'application/json', 'X-Recharge-Version': SUBSCRIPTION_API_VERSIONS.standard};
  const {status} = await readJson(calls, {service: 'subscriptions', url, headers});
  if (status !== 401 && status !== 403) throw new ServiceError('subscriptions', 'status', String(status));
}
