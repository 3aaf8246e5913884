import {liteClient} from 'algoliasearch/lite';

import {wholeAnswer} from '../answer.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Requests = Parameters<ReturnType<typeof liteClient>['search']>[0];

export type SearchClientOptions = {
  readonly origin: string;
  readonly applicationId: string;
  /** May search, nothing else. */
  readonly apiKey: string;
  readonly calls: ServiceCalls;
};

/** Asks several queries in one request; the body of the answer, unread. Throws `ServiceError`. */
export type AskSearch = (requests: Requests) => Promise<unknown>;

/** The client's own requester would need a browser, and asks again by itself: this one asks once, and ends with `signal`. */
const requesterUntil = (signal: AbortSignal): Requester => ({
  async send({url, method, headers, data}) {
    const body = typeof data === 'string' ? data : null;
    const sent = fetch(url, {method, headers, body, signal, redirect: 'manual'});
    const {status, text} = await wholeAnswer('search', sent);
    return {status, content: text, isTimedOut: false};
  },
});

/** The search service's own client, made anew for each request: it keeps answers, and visitors share nothing. */
export function createSearchClient({origin, applicationId, apiKey, calls}: SearchClientOptions): AskSearch {
  const {host, protocol} = new URL(origin);
  const door = {url: host, accept: 'read', protocol: protocol === 'https:' ? 'https' : 'http'} as const;
  return (requests) =>
    calls.read('search', async (signal) => {
      const requester = requesterUntil(signal);
      const client = liteClient(applicationId, apiKey, {hosts: [door], requester, authMode: 'WithinHeaders'});
      try {
        return await client.search(requests);
      } catch (error) {
        // The client's own errors are about what it was told, not about whether anybody is there.
        if (error instanceof ServiceError || !isOfClient(error)) throw error;
        throw new ServiceError('search', 'malformed', 'no usable answer', {cause: error});
      }
    });
}

/** Errors of the client carry what was answered; those of the network do not. */
function isOfClient(error: unknown): boolean {
  return error instanceof Error && ('status' in error || 'response' in error);
}
