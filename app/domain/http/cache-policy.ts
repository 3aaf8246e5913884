/** How long the edge may keep a public document, and which purges end that. Times are whole seconds. */
export type CachePolicy = {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
  /** What the document shows, such as `product:hausbohne`; purging one of them ends the document. */
  readonly tags: readonly string[];
};

/** The response header by which a route says that its document is the same for everybody. It never leaves the worker. */
export const CACHE_POLICY_HEADER = 'X-Edge-Cache';

const DAY = 24 * 60 * 60;
/** What editors say of every page stands in every document. */
const EVERY_DOCUMENT = ['site-settings'];

const MAX_TAGS = 100;
const TAG = /^[a-z0-9][a-z0-9:_-]{0,99}$/;

/**
 * The headers of a document that is the same for every visitor: fresh for `maxAge` seconds (300 unless told), then
 * served stale for up to a day while a new one is made or the services are down. `staleWhileRevalidate: 0` is for what is seldom
 * asked for: served stale it would be as old as the last visit. `query` has the parameters of its address
 * that the page has recognised, as the search part of an address; with any other one the document is not kept.
 * Tags that are not of the form `[a-z0-9:_-]` are spelled so; at most 100 are kept.
 */
export function publicDocument({
  tags,
  query = '',
  maxAge = 300,
  staleWhileRevalidate = DAY,
  staleIfError = DAY,
}: {
  readonly tags: readonly string[];
  readonly query?: string;
  readonly maxAge?: number;
  readonly staleWhileRevalidate?: number;
  readonly staleIfError?: number;
}): Record<typeof CACHE_POLICY_HEADER, string> {
  const spelled = [...new Set([...EVERY_DOCUMENT, ...tags.map(cacheTag)])]
    .filter((tag) => TAG.test(tag))
    .slice(0, MAX_TAGS);
  const seconds = `max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
  const recognised = new URLSearchParams(query).toString();
  const said = recognised === '' ? '' : `; query="${recognised}"`;
  return {[CACHE_POLICY_HEADER]: `${seconds}; tags="${spelled.join(',')}"${said}`};
}

/** A tag in the one spelling that documents and purges share: lower case, everything but `[a-z0-9:_-]` as `-`. */
export function cacheTag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9:_-]+/g, '-')
    .slice(0, 100);
}

const POLICY =
  /^max-age=(\d{1,8}), stale-while-revalidate=(\d{1,8}), stale-if-error=(\d{1,8}); tags="([a-z0-9:_,-]*)"(?:; query="[\w.*+%=&-]*")?$/;

const QUERY = /; query="([^"]*)"$/;

/** What `publicDocument` wrote; `null` for a missing or any other header, which means: not public. */
export function parseCachePolicy(header: string | null): CachePolicy | null {
  const match = POLICY.exec(header ?? '');
  if (match === null) return null;
  const [, maxAge, staleWhileRevalidate, staleIfError, tags = ''] = match;
  return {
    maxAge: Number(maxAge),
    staleWhileRevalidate: Number(staleWhileRevalidate),
    staleIfError: Number(staleIfError),
    tags: tags.split(',').filter((tag) => tag !== ''),
  };
}

/** Whether the page says, by what `publicDocument` wrote, that it has recognised every parameter of `query`. */
export function isRecognised(query: string, header: string | null): boolean {
  const recognised = new URLSearchParams(QUERY.exec(header ?? '')?.[1]);
  return [...new URLSearchParams(query)].every(([name, value]) => recognised.getAll(name).includes(value));
}
