import * as z from 'zod';

import {jsonOf} from '../runtime/json.server';
import {createLruCache} from '../runtime/lru-cache.server';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {bytesOf, cutAtSlots, withSlots} from './slots.server';
import type {StorageBudget} from './storage-budget.server';
import {BRIEF_SECONDS, freshness, type DocumentFreshness, type StoredDocument} from './stored-document.server';

/** A document that was found, what it is good for, and whether it came from the isolate's memory. */
export type Found = {
  readonly document: StoredDocument;
  readonly state: DocumentFreshness;
  readonly fromMemory: boolean;
};

/** A cache of documents in two tiers: the isolate's memory, and below it the platform's cache. Knows which documents are purged. */
export type TwoTierCache = {
  readonly find: (lookup: CacheLookup, key: string) => Promise<Found | null>;
  /**
   * Keeps a document where the budget allows it, and says whether. One that lacks a part does not replace a whole one, `found`, that
   * still helps: it is held instead where that one may not be served.
   */
  readonly keep: (lookup: CacheLookup, target: PublicTarget, document: StoredDocument, found: Found | null) => boolean;
  /** Keeps a document that is in reserve by its age in memory alone, for four seconds. */
  readonly hold: (key: string, document: StoredDocument) => void;
  /** Forgets the document under a key. */
  readonly drop: (lookup: CacheLookup, key: string) => void;
  /** The missing page or redirect that is remembered under a key; `null` where none is. */
  readonly findBrief: (key: string) => StoredDocument | null;
  /** The number of a purge that has certainly happened; to be asked before a document is rendered. */
  readonly sequence: (lookup: CacheLookup) => Promise<number>;
};

const TRUST_MS = 4_000;
/** Missing pages and redirects are in memory alone, and all together no larger than this: 70 to 120 pages. */
const BRIEF_BYTES = 4 * 1024 * 1024;
const TAG_VERSIONS_TIMEOUT = {milliseconds: 300, onTimeout: () => null} as const;

/**
 * Creates the cache of one isolate. Memory is trusted for 4 seconds, so that a purge takes effect within 5: its message and the new
 * document included.
 */
export function createTwoTierCache({
  cacheName,
  clock,
  memoryBytes,
  budget,
}: {
  readonly cacheName: string;
  readonly clock: () => number;
  readonly memoryBytes: number;
  readonly budget: StorageBudget;
}): TwoTierCache {
  const memory = createLruCache<StoredDocument>({ttlMs: TRUST_MS, maxSize: memoryBytes, sizeOf: bytesOfEntry, clock});
  const brief = createLruCache<StoredDocument>({
    ...{ttlMs: (BRIEF_SECONDS + 1) * 1000, maxSize: BRIEF_BYTES, sizeOf: bytesOfEntry, clock},
  });
  let knownSequence: number | null = null;

  async function newestPurge({readTagVersions}: CacheLookup, tags: readonly string[]): Promise<number | null> {
    const answer = await withTimeout(
      TAG_VERSIONS_TIMEOUT,
      readTagVersions(tags).catch(() => null),
    );
    if (answer === null) return null;
    knownSequence = answer.sequence;
    return answer.newest;
  }

  function recall(key: string): Found | null {
    const document = brief.get(key) ?? memory.get(key);
    return document === undefined ? null : {document, state: freshness(document, clock(), null), fromMemory: true};
  }

  function changeStore(lookup: CacheLookup, change: (cache: Cache) => Promise<unknown>): void {
    const changed = caches.open(cacheName).then(change);
    lookup.waitUntil(changed.catch(() => undefined));
  }

  function drop(lookup: CacheLookup, key: string): void {
    memory.delete(key);
    changeStore(lookup, (cache) => cache.delete(key));
  }

  return {
    async find(lookup, key) {
      const recent = recall(key);
      if (recent !== null) return recent;
      const document = await readDocument(await caches.open(cacheName), key).catch(() => null);
      const newest = document === null ? null : await newestPurge(lookup, document.policy.tags);
      // While this request waited, another one may have put a newer document there.
      const newer = recall(key);
      if (newer !== null && newer.document.storedAt >= (document?.storedAt ?? 0)) return newer;
      if (document === null) return null;
      const state = freshness(document, clock(), newest);
      if (state === 'fresh' || state === 'stale') memory.set(key, document);
      return {document, state, fromMemory: false};
    },
    keep(lookup, {key, path}, document, found) {
      if (document.status !== 200) {
        // Anybody can invent such addresses: they must not push documents out of memory, nor fill the platform's cache.
        if (path !== null) drop(lookup, key);
        brief.set(key, document);
        return true;
      }
      if (document.policy.isPartial && found !== null && isWholeReserve(found)) {
        if (found.state === 'reserve') memory.set(key, document);
        return true;
      }
      if (path === null || !budget(lookup.variant + path, key)) return false;
      brief.delete(key);
      memory.set(key, document);
      changeStore(lookup, (cache) => writeDocument(cache, key, document));
      return true;
    },
    hold(key, document) {
      // By its age alone, a purged one would pass for fresh.
      if (freshness(document, clock(), null) === 'reserve') memory.set(key, document);
    },
    drop,
    findBrief(key) {
      const document = brief.get(key);
      return document !== undefined && freshness(document, clock(), null) === 'fresh' ? document : null;
    },
    async sequence(lookup) {
      // A number that was read earlier is safe: at worst a document counts as purged once too often.
      if (knownSequence === null) await newestPurge(lookup, []);
      return knownSequence ?? 0;
    },
  };
}

/** Whether a document is whole, and helps while no other can be made. */
function isWholeReserve({document, state}: Found): boolean {
  return !document.policy.isPartial && state !== 'gone';
}

/** JavaScript keeps a key in one or two bytes a character; counts the worse. */
function bytesOfEntry(key: string, {body}: StoredDocument): number {
  return bytesOf(body) + 2 * key.length + 1024;
}

const META_HEADER = 'X-Stored-Document';

const meta = z.object({
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  nonce: z.string(),
  storedAt: z.number(),
  sequence: z.number(),
  policy: z.object({
    maxAge: z.number(),
    staleWhileRevalidate: z.number(),
    staleIfError: z.number(),
    isPartial: z.boolean(),
    tags: z.array(z.string()),
  }),
});

/** The document under `key` in a cache of the platform; `null` where there is none, or none that can be read. */
async function readDocument(cache: Cache, key: string): Promise<StoredDocument | null> {
  const response = await cache.match(key);
  if (response === undefined) return null;
  const known = meta.safeParse(jsonOf(decodeURIComponent(response.headers.get(META_HEADER) ?? '')));
  const body = await response.text();
  return known.success ? {...known.data, body: cutAtSlots(body, known.data.nonce)} : null;
}

/** Keeps a document under `key` until it is of no use even while the services are down. */
async function writeDocument(cache: Cache, key: string, document: StoredDocument): Promise<void> {
  const {body, ...rest} = document;
  const {maxAge, staleWhileRevalidate, staleIfError} = document.policy;
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${maxAge + Math.max(staleWhileRevalidate, staleIfError)}`,
    [META_HEADER]: encodeURIComponent(JSON.stringify(rest)),
  };
  await cache.put(key, new Response(withSlots(body, document.nonce), {headers}));
}
