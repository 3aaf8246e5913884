/** How long the edge may keep a public document, and which purges end that. Times are whole seconds. */
export type CachePolicy = {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
  /** Whether the document lacks a part because of an outage. */
  readonly isPartial: boolean;
  /** The tags of the document, such as `product-id:40101`. A purge of one of them ends the document. */
  readonly tags: readonly string[];
};

/** The response header by which a route says that its document is the same for everybody. It never leaves the worker. */
export const CACHE_POLICY_HEADER = 'X-Edge-Cache';

/**
 * `Cache-Control` of a page that the browser may keep for its back/forward cache, but revalidates whenever it is opened. Says
 * nothing about the edge.
 */
export const REVALIDATED = 'private, no-cache';

/** How long a document is fresh, in seconds. It limits the age of prices on cards and of delivery days, which no webhook purges. */
const FRESH_SECONDS = 300;
/**
 * How long, in seconds, it is then served stale while a new one is made. Short, because after a quiet time the first visitor sees
 * the prices and delivery days of the visit before.
 */
const STALE_SECONDS = 600;
/** How long, in seconds, it is served while no new one can be made: an old price is better than no page. */
const RESERVE_SECONDS = 24 * 60 * 60;
/** How long a document is fresh that lacks a part, in seconds. */
const PARTIAL_SECONDS = 30;
/** The tag of the site settings: every document depends on them. */
const EVERY_DOCUMENT = ['site-settings'];

const MAX_TAGS = 100;
const TAG = /^[a-z0-9][a-z0-9:_-]{0,99}$/;

/**
 * Returns the headers of a document that is the same for every visitor: fresh for `maxAge` seconds (default 300), then
 * served stale for `staleWhileRevalidate` seconds (default 600, 0 for pages that are seldom requested) while a new one
 * is made, and for up to a day while none can be made. `query` has the parameters of its address that the page has
 * recognised, as the search part of an address; with any other one the document is not kept. Tags that are not of the
 * form `[a-z0-9:_-]` are spelled so; at most 100 are kept.
 */
export function publicDocument({
  tags,
  query = '',
  maxAge = FRESH_SECONDS,
  staleWhileRevalidate = STALE_SECONDS,
}: {
  readonly tags: readonly string[];
  readonly query?: string;
  readonly maxAge?: number;
  readonly staleWhileRevalidate?: number;
}): Record<typeof CACHE_POLICY_HEADER, string> {
  const spelled = [...new Set([...EVERY_DOCUMENT, ...tags.map(cacheTag)])]
    .filter((tag) => TAG.test(tag))
    .slice(0, MAX_TAGS);
  const seconds = `max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${RESERVE_SECONDS}`;
  const recognised = new URLSearchParams(query).toString();
  const said = recognised === '' ? '' : `; query="${recognised}"`;
  return {[CACHE_POLICY_HEADER]: `${seconds}; tags="${spelled.join(',')}"${said}`};
}

/**
 * Shortens a policy that `publicDocument` wrote, for a document that lacks a part because a service was down: fresh for at most 30
 * seconds, and never served stale while the service answers.
 */
export function partialPolicy(header: string): string {
  return header.replace(
    /^max-age=(\d{1,8}), stale-while-revalidate=\d{1,8}/,
    (_, seconds) => `partial, max-age=${Math.min(Number(seconds), PARTIAL_SECONDS)}, stale-while-revalidate=0`,
  );
}

/**
 * Returns a tag in the one spelling that documents and purges share: lower case, everything but `[a-z0-9:_-]` as `-`.
 */
export function cacheTag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9:_-]+/g, '-')
    .slice(0, 100);
}

const POLICY =
  /^(partial, )?max-age=(\d{1,8}), stale-while-revalidate=(\d{1,8}), stale-if-error=(\d{1,8}); tags="([a-z0-9:_,-]*)"(?:; query="[\w.*+%=&-]*")?$/;

const QUERY = /; query="([^"]*)"$/;

/** Parses what `publicDocument` wrote; `null` for a missing or any other header, which means: not public. */
export function parseCachePolicy(header: string | null): CachePolicy | null {
  const match = POLICY.exec(header ?? '');
  if (match === null) return null;
  const [, partial, maxAge, staleWhileRevalidate, staleIfError, tags = ''] = match;
  return {
    maxAge: Number(maxAge),
    staleWhileRevalidate: Number(staleWhileRevalidate),
    staleIfError: Number(staleIfError),
    isPartial: partial !== undefined,
    tags: tags.split(',').filter((tag) => tag !== ''),
  };
}

/** Tells whether the headers of `publicDocument` list every parameter of `query` as recognised. */
export function isRecognised(query: string, header: string | null): boolean {
  const recognised = new URLSearchParams(QUERY.exec(header ?? '')?.[1]);
  return [...new URLSearchParams(query)].every(([name, value]) => recognised.getAll(name).includes(value));
}
