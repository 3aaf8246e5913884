import {liteClient} from 'algoliasearch/lite';

import {isSearchable} from '../domain/search/search-request';
import {autocompletePath} from '../pages/paths';
import type {Language} from '../config/languages';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<Options['requester']>;

/** Milliseconds, longer than the worker waits for the search service. */
const PATIENCE = 5000;

/** A cache that stores nothing: the client would keep the state of its hosts in the browser's storage, but there is only one host. */
const KEEPS_NOTHING: NonNullable<Options['hostsCache']> = {
  get: (_key, make) => make(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Makes the search service's client, whose queries go to the shop's own `/{lang}/search.json`: no browser knows the service. */
export function createAutocompleteClient(language: Language) {
  const requester: Requester = {
    async send({data}) {
      const words = typeof data === 'string' ? queryIn(JSON.parse(data)) : '';
      if (!isSearchable({words})) {
        const content = JSON.stringify({results: [{index: 'shop', query: words, hits: [], nbHits: 0}]});
        return {status: 200, content, isTimedOut: false};
      }
      try {
        const signal = AbortSignal.timeout(PATIENCE);
        const answer = await fetch(autocompletePath(language, words), {signal, headers: {Accept: 'application/json'}});
        return {status: answer.status, content: await answer.text(), isTimedOut: false};
      } catch {
        return {status: 0, content: '', isTimedOut: true};
      }
    },
  };
  const host = {
    url: location.host,
    accept: 'read',
    protocol: location.protocol === 'http:' ? 'http' : 'https',
  } as const;
  return liteClient('shop', 'none', {hosts: [host], hostsCache: KEEPS_NOTHING, requester});
}

/** The words of the one query that a body of requests holds. */
function queryIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('requests' in body) || !Array.isArray(body.requests)) return '';
  const first: unknown = body.requests[0];
  return typeof first === 'object' && first !== null && 'query' in first && typeof first.query === 'string'
    ? first.query.trim()
    : '';
}
