/** What the document cache did for one answer. */
export type CacheOutcome =
  | {readonly kind: 'hit'; readonly ttl: number}
  | {readonly kind: 'fallback'; readonly upstream: number | null}
  | {readonly kind: 'miss'; readonly upstream: number; readonly stored: boolean}
  | {readonly kind: 'bypass'};

/**
 * The `Cache-Status` of an answer (RFC 9211). A hit with a negative `ttl` was stale and is being renewed; `fwd=stale` means
 * that a new one could not be had.
 */
export function cacheStatus(outcome: CacheOutcome): string {
  switch (outcome.kind) {
    case 'hit':
      return `lichtung; hit; ttl=${outcome.ttl}${outcome.ttl < 0 ? '; detail=stale-while-revalidate' : ''}`;
    case 'fallback':
      return `lichtung; fwd=stale${outcome.upstream === null ? '' : `; fwd-status=${outcome.upstream}`}; detail=stale-if-error`;
    case 'miss':
      return `lichtung; fwd=miss; fwd-status=${outcome.upstream}${outcome.stored ? '; stored' : ''}`;
    case 'bypass':
      return 'lichtung; fwd=bypass';
  }
}
