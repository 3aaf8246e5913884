import * as z from 'zod';

import {ShopNameDocument} from '#graphql/generated/storefront/graphql';

import type {Env} from '../config/env.server';
import {COUNTRY, DEFAULT_LANGUAGE, LOCALES} from '../config/languages';
import {createCmsGateway} from '../services/cms/gateway.server';
import {readJson} from '../services/http.server';
import {createSearchClient} from '../services/search/search-client.server';
import {createCircuits} from '../services/circuits.server';
import {createServiceCalls} from '../services/service-calls.server';
import {createReviewFigures} from '../services/service-api/review-figures.server';
import {ServiceError, type ServiceName} from '../services/service-error.server';
import {createStorefrontGateway} from '../services/storefront/gateway.server';
import {SUBSCRIPTION_API_VERSION} from '../services/subscriptions/gateway.server';

/** A question to one hosted service that costs it next to nothing; rejects where it does not answer as it should. */
export type ServiceProbe = {readonly service: ServiceName; readonly ask: () => Promise<unknown>};

/**
 * One question to each hosted service. Where the shop has rights of its own there, it is asked through the shop's adapter, so
 * that address, version and token are those that pages use; what asks for a customer's rights only has to answer. Whether
 * pages leave a service alone for a while is nothing to a probe: it asks.
 */
export function serviceProbes(env: Env): readonly ServiceProbe[] {
  const {CMS_ORIGIN, SEARCH_ORIGIN, SERVICE_API_ORIGIN} = env;
  const subscriptionApi = {'X-Recharge-Version': SUBSCRIPTION_API_VERSION};
  const calls = createServiceCalls({
    ...{circuits: createCircuits(Date.now), clock: Date.now, random: Math.random},
    ...{visitor: '/healthz', pageMs: null, tell: () => undefined, keepAlive: () => undefined},
  });
  const storefront = createStorefrontGateway({
    ...{
      origin: env.STOREFRONT_ORIGIN,
      apiVersion: env.STOREFRONT_API_VERSION,
      privateToken: env.STOREFRONT_PRIVATE_TOKEN,
    },
    ...{publicToken: env.STOREFRONT_PUBLIC_TOKEN, buyerIp: null, requestId: crypto.randomUUID()},
    ...{language: LOCALES[DEFAULT_LANGUAGE].code, country: COUNTRY, calls},
  });
  const cms = createCmsGateway({origin: CMS_ORIGIN, calls, report: () => undefined});
  const search = createSearchClient({
    ...{origin: SEARCH_ORIGIN, applicationId: env.SEARCH_APPLICATION_ID, apiKey: env.SEARCH_API_KEY, calls},
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
    {service: 'search', ask: () => search([{indexName: 'products_de', params: {query: '', hitsPerPage: 0}}])},
    {service: 'service-api', ask: () => figures(['gid://shopify/Product/1'])},
    {service: 'account', ask: () => reach('account', `${env.ACCOUNT_ORIGIN}/.well-known/openid-configuration`, [200])},
    {
      service: 'subscriptions',
      ask: () => reach('subscriptions', `${env.SUBSCRIPTION_API_URL}/charges`, [401, 403], subscriptionApi),
    },
  ];
}
