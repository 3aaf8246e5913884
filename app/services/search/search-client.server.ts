import {liteClient} from 'algoliasearch/lite';

import {attemptTimeout, withDeadline} from '../deadline.server';
import {ServiceError} from '../service-error.server';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Requests = Parameters<ReturnType<typeof liteClient>['search']>[0];

export type SearchClientOptions = {
  readonly origin: string;
  readonly applicationId: string;
  /** May search, nothing else. */
  readonly apiKey: string;
};

/** Asks several queries in one request; the body of the answer, unread. Throws `ServiceError`. */
export type AskSearch = (requests: Requests) => Promise<unknown>;

/** The client's own requester would need a browser; this one gives up in time, so that the client tries once more. */
const requester: Requester = {
  async send({url, method, headers, data}) {
    const controller = new AbortController();
    try {
      const answer = await withDeadline(
        'search',
        attemptTimeout.read,
        fetch(url, {
          method,
          headers,
          body: typeof data === 'string' ? data : null,
          signal: controller.signal,
          redirect: 'manual',
        }),
      );
      const content = await withDeadline('search', attemptTimeout.read, answer.text());
      return {status: answer.status, content, isTimedOut: false};
    } catch (error) {
      controller.abort();
      const isTimedOut = error instanceof ServiceError;
      return {status: 0, content: isTimedOut ? 'no answer in time' : 'no answer', isTimedOut};
    }
  },
};

/** The search service's own client, made anew for each request: it keeps answers, and visitors share nothing. */
export function createSearchClient({origin, applicationId, apiKey}: SearchClientOptions): AskSearch {
  const {host, protocol} = new URL(origin);
  const door = {url: host, accept: 'read', protocol: protocol === 'https:' ? 'https' : 'http'} as const;
  const client = liteClient(applicationId, apiKey, {hosts: [door, door], requester, authMode: 'WithinHeaders'});
  return async (requests) => {
    try {
      return await client.search(requests);
    } catch (error) {
      const throttled = error instanceof Error && 'status' in error && error.status === 429;
      throw new ServiceError('search', throttled ? 'throttled' : 'unreachable', 'no usable answer', {cause: error});
    }
  };
}
