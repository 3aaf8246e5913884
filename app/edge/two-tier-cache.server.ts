import {createLruCache} from '../runtime/lru-cache.server';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CacheLookup} from './cache-lookup.server';
import {readDocument, writeDocument} from './document-store.server';
import {bytesOf} from './slots.server';
import {type DocumentFreshness, freshness, type StoredDocument} from './stored-document.server';

/** A document that was found, what it is good for, and whether it came from the isolate's memory. */
export type Found = {
  readonly document: StoredDocument;
  readonly state: DocumentFreshness;
  readonly fromMemory: boolean;
};

/** A cache of documents in two tiers: the isolate's memory, and below it the platform's cache. Knows which documents are purged. */
export type TwoTierCache = {
  readonly find: (lookup: CacheLookup, key: string) => Promise<Found | null>;
  readonly keep: (lookup: CacheLookup, key: string, document: StoredDocument) => void;
  /** The number of a purge that has certainly happened; to be asked before a document is rendered. */
  readonly sequence: (lookup: CacheLookup) => Promise<number>;
};

const TRUST_MS = 4_000;
const TAG_VERSIONS_TIMEOUT = {milliseconds: 300, onTimeout: () => null} as const;

/**
 * Creates the cache of one isolate. Memory is trusted for 4 seconds, so that a purge takes effect within 5: its message and the new
 * document included.
 */
export function createTwoTierCache({
  cacheName,
  clock,
  memoryBytes,
}: {
  readonly cacheName: string;
  readonly clock: () => number;
  readonly memoryBytes: number;
}): TwoTierCache {
  const memory = createLruCache<StoredDocument>({ttlMs: TRUST_MS, maxSize: memoryBytes, sizeOf: bytesOfEntry, clock});
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
    const document = memory.get(key);
    return document === undefined ? null : {document, state: freshness(document, clock(), null), fromMemory: true};
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
    keep(lookup, key, document) {
      // Missing pages are many and cheap: they must not push documents out of memory.
      if (document.status === 200) memory.set(key, document);
      const written = caches.open(cacheName).then((cache) => writeDocument(cache, key, document));
      lookup.waitUntil(written.catch(() => undefined));
    },
    async sequence(lookup) {
      // A number that was read earlier is safe: at worst a document counts as purged once too often.
      if (knownSequence === null) await newestPurge(lookup, []);
      return knownSequence ?? 0;
    },
  };
}

/** JavaScript keeps a key in one or two bytes a character; counts the worse. */
function bytesOfEntry(key: string, {body}: StoredDocument): number {
  return bytesOf(body) + 2 * key.length + 1024;
}
