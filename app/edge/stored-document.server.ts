import {CACHE_POLICY_HEADER, type CachePolicy, parseCachePolicy} from '../domain/http/cache-policy';
import type {SlottedText} from './slots.server';

/** A public document as it is stored: complete, rendered from an anonymous request, its slots unfilled. */
export type StoredDocument = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: SlottedText;
  /** The nonce it was rendered with, known to nobody; every response gets another in its place. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** The newest purge that had happened before it was rendered. */
  readonly sequence: number;
  readonly policy: CachePolicy;
};

/** `fresh` is served; `stale` is served while a new one is made; `reserve` only helps while rendering fails. */
export type DocumentFreshness = 'fresh' | 'stale' | 'reserve' | 'gone';

/** What the negative cache takes: missing pages and redirects. Data of a redirect has status 202. */
const NEGATIVE_STATUSES = [202, 301, 302, 303, 307, 308, 404, 410];
/** How long the negative cache remembers. A new product is there after this time at the latest. */
export const NEGATIVE_SECONDS = 10;
/** The policy of a document that is not stored. */
export const NO_POLICY: CachePolicy = {maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0, isPartial: false, tags: []};
const NOT_KEPT = /^(set-cookie|cache-control|cdn-cache-control|cache-status|content-length|date|vary|x-edge-cache)$/;

/**
 * Returns how long a response may be stored; `null` for not at all. A response that sets a cookie is never stored; a 200 as long
 * as its policy says; a redirect or a missing page for at most 10 seconds, unless it forbids it.
 */
export function storagePolicy(response: Response): CachePolicy | null {
  if (response.headers.has('Set-Cookie')) return null;
  const policy = parseCachePolicy(response.headers.get(CACHE_POLICY_HEADER));
  if (response.status === 200) return policy;
  if (!NEGATIVE_STATUSES.includes(response.status) || response.headers.get('Cache-Control')?.includes('no-store'))
    return null;
  const maxAge = Math.min(NEGATIVE_SECONDS, policy?.maxAge ?? NEGATIVE_SECONDS);
  return {...NO_POLICY, maxAge, tags: policy?.tags ?? []};
}

/** Tells whether a document says that there is no page at its path. */
export function isMissing({status}: Pick<StoredDocument, 'status'>): boolean {
  return status === 404 || status === 410;
}

/** Returns the headers of a response that belong to its document rather than to one answer. */
export function documentHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => !NOT_KEPT.test(name));
}

/** Returns the whole seconds that a document stays fresh from `now` (milliseconds) on; negative once it is stale. */
export function timeToLive(document: StoredDocument, now: number): number {
  return Math.floor(document.policy.maxAge - (now - document.storedAt) / 1000);
}

/**
 * Returns the freshness of a document at `now` (milliseconds). `newestPurge` is the newest purge of its tags, `null` where
 * it is unknown; then the age alone decides.
 */
export function freshness(document: StoredDocument, now: number, newestPurge: number | null): DocumentFreshness {
  const {maxAge, staleWhileRevalidate, staleIfError} = document.policy;
  const age = (now - document.storedAt) / 1000;
  const purged = newestPurge !== null && newestPurge > document.sequence;
  if (!purged && age <= maxAge) return 'fresh';
  if (!purged && age <= maxAge + staleWhileRevalidate) return 'stale';
  return age <= maxAge + staleIfError ? 'reserve' : 'gone';
}
