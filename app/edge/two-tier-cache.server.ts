import {createLruCache} from '../runtime/lru-cache.server';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {createEdgeTier} from './edge-tier.server';
import {bytesOf} from './slots.server';
import type {StorageBudget} from './storage-budget.server';
import {NEGATIVE_SECONDS, freshness, type DocumentFreshness, type StoredDocument} from './stored-document.server';

/** A document that was found, its freshness, and whether it came from the isolate's memory. */
export type Found = {
  readonly document: StoredDocument;
  readonly state: DocumentFreshness;
  readonly fromMemory: boolean;
};

/** A cache of documents in two tiers: the isolate's memory, and below it the data centre's cache. Knows which documents are purged. */
export type TwoTierCache = {
  readonly find: (lookup: CacheLookup, key: string) => Promise<Found | null>;
  /**
   * Stores a document if the budget allows it, and says whether. A partial document does not replace `found`, a whole one that
   * can still help in an outage; while that one is only a reserve, the partial one is held in memory.
   */
  readonly keep: (lookup: CacheLookup, target: PublicTarget, document: StoredDocument, found: Found | null) => boolean;
  /** Keeps a document, in memory alone and for four seconds, if its age makes it a reserve. */
  readonly hold: (key: string, document: StoredDocument) => void;
  /** Forgets the document under a key. */
  readonly drop: (lookup: CacheLookup, key: string) => void;
  /** The missing page or redirect that the negative cache has under a key; `null` for none. */
  readonly findNegative: (key: string) => StoredDocument | null;
  /** The number of a purge that has certainly happened. Read it before rendering, for the new document's `sequence`. */
  readonly sequence: (lookup: CacheLookup) => Promise<number>;
};

const TRUST_MS = 4_000;
/** The negative cache is in memory alone, and no larger than this: 70 to 120 pages. */
const NEGATIVE_BYTES = 4 * 1024 * 1024;
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
  const negative = createLruCache<StoredDocument>({
    ttlMs: (NEGATIVE_SECONDS + 1) * 1000,
    maxSize: NEGATIVE_BYTES,
    sizeOf: bytesOfEntry,
    clock,
  });
  const edge = createEdgeTier(cacheName);
  const purges = createPurgeLookup();

  function recall(key: string): Found | null {
    const document = negative.get(key) ?? memory.get(key);
    return document === undefined ? null : {document, state: freshness(document, clock(), null), fromMemory: true};
  }

  function drop(lookup: CacheLookup, key: string): void {
    memory.delete(key);
    edge.delete(lookup, key);
  }

  return {
    async find(lookup, key) {
      const recent = recall(key);
      if (recent !== null) return recent;
      const document = await edge.read(key);
      const newest = document === null ? null : await purges.newest(lookup, document.policy.tags);
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
        // Anybody can invent such addresses: they must not push documents out of memory, nor fill the data centre's cache.
        if (path !== null) drop(lookup, key);
        negative.set(key, document);
        return true;
      }
      if (document.policy.isPartial && found !== null && isWholeReserve(found)) {
        if (found.state === 'reserve') memory.set(key, document);
        return true;
      }
      if (path === null || !budget(lookup.variant + path, key)) return false;
      negative.delete(key);
      memory.set(key, document);
      edge.write(lookup, key, document);
      return true;
    },
    hold(key, document) {
      // By its age alone, a purged one would pass for fresh.
      if (freshness(document, clock(), null) === 'reserve') memory.set(key, document);
    },
    drop,
    findNegative(key) {
      const document = negative.get(key);
      return document !== undefined && freshness(document, clock(), null) === 'fresh' ? document : null;
    },
    sequence: purges.sequence,
  };
}

/** Creates what reads the purges, and remembers the number of the newest for its isolate. */
function createPurgeLookup() {
  let knownSequence: number | null = null;

  /** The newest purge of these tags; `null` where it is not known in time. */
  async function newest({readTagVersions}: CacheLookup, tags: readonly string[]): Promise<number | null> {
    const answer = await withTimeout(
      TAG_VERSIONS_TIMEOUT,
      readTagVersions(tags).catch(() => null),
    );
    if (answer === null) return null;
    knownSequence = answer.sequence;
    return answer.newest;
  }

  async function sequence(lookup: CacheLookup): Promise<number> {
    // A number that was read earlier is safe: at worst a document counts as purged once too often.
    if (knownSequence === null) await newest(lookup, []);
    return knownSequence ?? 0;
  }

  return {newest, sequence};
}

/** Whether a document is whole, and helps while no other can be made. */
function isWholeReserve({document, state}: Found): boolean {
  return !document.policy.isPartial && state !== 'gone';
}

/** Estimates the bytes of an entry. A character of a key takes one or two; this counts two. */
function bytesOfEntry(key: string, {body}: StoredDocument): number {
  return bytesOf(body) + 2 * key.length + 1024;
}
