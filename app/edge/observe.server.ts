import {loggedPath} from './logged-path.server';
import type {Span} from '../runtime/tracer.server';
import type {RequestRecord} from './log.server';

type Observation = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** `null` where requests are not logged. */
  readonly log: ((record: RequestRecord) => void) | null;
  /** Receives the root span of the request; `null` if traces are not exported. */
  readonly trace: ((root: Span) => void) | null;
  /** Whether search engines shall find nothing of this shop. */
  readonly hidden: boolean;
};

/** Returns a request's id: the platform's where it sends one, so that both logs have the same. */
export function requestId(request: Request): string {
  const ray = request.headers.get('CF-Ray') ?? '';
  return /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
}

/**
 * Answers a request and records it: the response gets `Request-Id` and `Server-Timing` (milliseconds in which the worker waited), the
 * log one record. On the platform the clock advances at I/O only, so processor time is not in it; local runtimes include it:
 * https://developers.cloudflare.com/workers/runtime-apis/performance/
 */
export async function observe(
  request: Request,
  {id, clock, log, trace, hidden}: Observation,
  answer: () => Promise<Response>,
): Promise<Response> {
  const startedAt = clock();
  const response = await answer();
  const endedAt = clock();
  const milliseconds = endedAt - startedAt;
  const cache = cacheWord(response.headers.get('Cache-Status'));
  response.headers.set('Request-Id', id);
  response.headers.set('Server-Timing', `edge;dur=${milliseconds};desc="${cache}"`);
  if (hidden) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  const {method} = request;
  const {status} = response;
  const path = loggedPath(new URL(request.url).pathname);
  log?.({method, path, status, cache, milliseconds});
  // Liveness probes would push page requests out of the collector's list.
  if (method === 'OPTIONS') return response;
  trace?.({
    name: `${method} ${path}`,
    startedAt,
    endedAt,
    attributes: {
      'http.request.method': method,
      'url.path': path,
      'http.response.status_code': status,
      'request.id': id,
      'document.cache': cache,
    },
    isFailed: status >= 500,
  });
  return response;
}

/** `lichtung; fwd=miss; stored` is a miss, `lichtung; hit; ttl=4` a hit. */
function cacheWord(status: string | null): string {
  return /^\w+; (?:fwd=)?([a-z]+)/.exec(status ?? '')?.[1] ?? 'none';
}
