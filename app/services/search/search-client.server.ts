import {liteClient} from 'algoliasearch/lite';

import {indexName} from '#contracts/indexing/indices';
import {categoryLinkHitSchema, contentLinkHitSchema, productCardHitSchema} from '#contracts/search';
import type {Language} from '../../config/languages';
import {
  AUTOCOMPLETE,
  SEARCH,
  SEARCH_FACETS,
  SEARCH_KINDS,
  SUGGESTING_FACETS,
  type SearchFacet,
  type SearchKind,
} from '../../config/search';
import {facetsInUse, type SearchRequest} from '../../domain/search/search-request';
import {hostedFetch} from '../../runtime/hosted-fetch.server';
import type {TtlSet} from '../../runtime/ttl-set.server';
import {wholeAnswer} from '../answer.server';
import {outcomeOf, type ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Requests = Parameters<ReturnType<typeof liteClient>['search']>[0];

export type SearchClientOptions = {
  readonly origin: string;
  readonly applicationId: string;
  /** May search, nothing else. */
  readonly apiKey: string;
  readonly calls: ServiceCalls;
  /** Hosts of the service that have failed: other requests begin at another one. */
  readonly failedHosts: TtlSet;
  /** Between 0 and 1, spreads the retries over the service's servers. */
  readonly random: () => number;
};

/** For how long a host counts as failed: two minutes, as in the service's own client (docs/decisions/245-hosts-of-the-search.md). */
export const FAILED_HOSTS = {ttlMs: 2 * 60 * 1000, maxSize: 10, clock: Date.now} as const;

/** Asks several queries in one request; the body of the answer, unread. Throws `ServiceError`. */
export type AskSearch = (requests: Requests) => Promise<unknown>;

/** Creates a requester that sends each request once and ends with `signal`. The client's own needs a browser and retries by itself. */
const requesterUntil = (signal: AbortSignal): Requester => ({
  async send({url, method, headers, data}) {
    const body = typeof data === 'string' ? data : null;
    const sent = hostedFetch(url, {method, headers, body, signal, redirect: 'manual'});
    const {status, text} = await wholeAnswer('search', sent);
    return {status, content: text, isTimedOut: false};
  },
});

/** Makes the search service's own client, anew for each request: it keeps answers, and visitors share nothing. */
export function createSearchClient(options: SearchClientOptions): AskSearch {
  const {origin, applicationId, apiKey, calls, failedHosts, random} = options;
  const {host, protocol} = new URL(origin);
  return (requests) => {
    let asked = '';
    const ask = async (signal: AbortSignal): Promise<unknown> => {
      // A call is repeated only where the host has failed.
      if (asked !== '') failedHosts.add(asked);
      asked = failedHosts.has(host) ? fallbackOf(host, failedHosts, random()) : host;
      const door = {url: asked, accept: 'read', protocol: protocol === 'https:' ? 'https' : 'http'} as const;
      const requester = requesterUntil(signal);
      const client = liteClient(applicationId, apiKey, {hosts: [door], requester, authMode: 'WithinHeaders'});
      try {
        return await client.search(requests);
      } catch (error) {
        // The client's own errors mean a bad answer, not a missing one.
        if (error instanceof ServiceError || !isOfClient(error)) throw error;
        throw new ServiceError('search', 'malformed', 'no usable answer', {cause: error});
      }
    };
    return calls.read('search', ask).catch((error: unknown) => {
      if (outcomeOf(error) === 'failed' && asked !== '') failedHosts.add(asked);
      throw error;
    });
  };
}

/**
 * Returns the host that is asked while `host` counts as failed: of Algolia's one of the application's three servers that has not failed
 * itself, or any where all have, whose names another provider resolves (docs/decisions/245-hosts-of-the-search.md); of any other service
 * the same.
 */
function fallbackOf(host: string, failed: Pick<TtlSet, 'has'>, share: number): string {
  const application = /^([a-z0-9]+)(?:-dsn)?\.algolia\.net$/i.exec(host)?.[1];
  if (application === undefined) return host;
  const servers = [1, 2, 3].map((server) => `${application}-${server}.algolianet.com`);
  const working = servers.filter((server) => !failed.has(server));
  const from = working.length > 0 ? working : servers;
  return from[Math.floor(share * from.length)] ?? host;
}

/** Errors of the client carry what was answered; those of the network do not. */
function isOfClient(error: unknown): boolean {
  return error instanceof Error && ('status' in error || 'response' in error);
}

/** Keeps what nobody has asked for out of the service's statistics of searches. */
const UNCOUNTED = {analytics: false} as const;

const ATTRIBUTES = {
  products: Object.keys(productCardHitSchema.shape),
  categories: Object.keys(categoryLinkHitSchema.shape),
  content: Object.keys(contentLinkHitSchema.shape),
} as const;

/**
 * Returns the queries of a page of results: one per kind in the order of `SEARCH_KINDS`, then one per facet in use,
 * without the values that were chosen of it.
 */
export function searchRequests(request: SearchRequest, language: Language) {
  return [
    ...SEARCH_KINDS.map((kind) => ({
      ...base(kind, request, language),
      ...extent(kind, request),
      ...(kind === 'products' && request.tab === 'products'
        ? {facets: [...SEARCH_FACETS], facetFilters: facetFilters(request, null)}
        : {}),
    })),
    ...facetsInUse(request).map((facet) => ({
      ...base('products', request, language),
      page: 0,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: facetFilters(request, facet),
      ...UNCOUNTED,
    })),
  ];
}

/** Returns the queries of what is being typed: the first hits of every kind, and what completes the words. */
export function autocompleteRequests(request: SearchRequest, language: Language) {
  const requests = [...searchRequests(request, language), ...suggestionRequests(request, language)];
  return requests.map((asked) => ({...asked, ...UNCOUNTED}));
}

/**
 * Returns the queries that complete what is being typed: one per facet whose values can be searched; none for a single
 * letter.
 */
function suggestionRequests({words}: SearchRequest, language: Language) {
  if ([...words].length < AUTOCOMPLETE.shortestBeginning) return [];
  return SUGGESTING_FACETS.map((facet) => ({
    type: 'facet' as const,
    indexName: indexName('products', language),
    facet,
    facetQuery: words,
    maxFacetHits: AUTOCOMPLETE.suggestions,
  }));
}

function base(kind: SearchKind, {words}: SearchRequest, language: Language) {
  const attributes = kind === 'products' || kind === 'categories' ? ATTRIBUTES[kind] : ATTRIBUTES.content;
  return {
    indexName: indexName(kind, language),
    query: words,
    attributesToRetrieve: attributes,
    attributesToHighlight: [],
    maxValuesPerFacet: 100,
  };
}

/** Of the kind that the tab shows a page, else a few; sorted by another order all, since the service knows but one. */
function extent(kind: SearchKind, {tab, sort, page}: SearchRequest) {
  const {preview, pageSize, reachable} = SEARCH;
  if (tab === 'all') return {page: 0, hitsPerPage: kind === 'products' ? preview.products : preview.others};
  if (tab !== kind) return {page: 0, hitsPerPage: 0, ...UNCOUNTED};
  if (kind !== 'products') return {page: page - 1, hitsPerPage: pageSize.others};
  return sort === 'relevance' ? {page: page - 1, hitsPerPage: pageSize.products} : {page: 0, hitsPerPage: reachable};
}

/** One of the chosen values of each facet; `except` is the facet whose other values are asked for. */
function facetFilters({chosen}: SearchRequest, except: SearchFacet | null): string[][] {
  return SEARCH_FACETS.filter((facet) => facet !== except && chosen[facet].length > 0).map((facet) =>
    // A minus that is not escaped would mean every other value.
    chosen[facet].map((value) => `${facet}:${value.replace(/^-/, '\\-')}`),
  );
}
