import {readDocument, writeDocument} from './document-store.server';
import type {DocumentVisit} from './document-visit.server';
import {createMemoryLayer} from './memory-layer.server';
import {type Freshness, freshness, type StoredDocument} from './stored-document.server';
import {within} from './within.server';

/** A document that was found, what it is good for, and whether it came from memory, where it was moments ago already. */
export type Found = {readonly document: StoredDocument; readonly state: Freshness; readonly remembered: boolean};

/** Where documents are kept: the isolate's memory above the platform's cache, and what is known of purges. */
export type DocumentShelf = {
  readonly find: (visit: DocumentVisit, key: string) => Promise<Found | null>;
  readonly keep: (visit: DocumentVisit, key: string, document: StoredDocument) => void;
  /** The number of a purge that has certainly happened; to be asked before a document is rendered. */
  readonly sequence: (visit: DocumentVisit) => Promise<number>;
};

const TRUST_MS = 4_000;
const GENERATIONS_TIMEOUT_MS = 300;

/** Makes the shelf of one isolate. Memory is trusted for 4 seconds, so that a purge takes effect within 5, its message and the new document included. */
export function createDocumentShelf({
  cacheName,
  clock,
  memoryBytes,
}: {
  readonly cacheName: string;
  readonly clock: () => number;
  readonly memoryBytes: number;
}): DocumentShelf {
  const memory = createMemoryLayer({maxBytes: memoryBytes, trustMs: TRUST_MS});
  let knownSequence: number | null = null;

  async function newestPurge({readGenerations}: DocumentVisit, tags: readonly string[]): Promise<number | null> {
    const answer = await within(GENERATIONS_TIMEOUT_MS, readGenerations(tags));
    if (answer === null) return null;
    knownSequence = answer.sequence;
    return answer.newest;
  }

  function recall(key: string): Found | null {
    const document = memory.get(key, clock());
    return document === null ? null : {document, state: freshness(document, clock(), null), remembered: true};
  }

  return {
    async find(visit, key) {
      const remembered = recall(key);
      if (remembered !== null) return remembered;
      const document = await readDocument(await caches.open(cacheName), key).catch(() => null);
      const newest = document === null ? null : await newestPurge(visit, document.policy.tags);
      // While this request waited, another one may have put a newer document there.
      const newer = recall(key);
      if (newer !== null && newer.document.storedAt >= (document?.storedAt ?? 0)) return newer;
      if (document === null) return null;
      const state = freshness(document, clock(), newest);
      if (state === 'fresh' || state === 'stale') memory.put(key, document, clock());
      return {document, state, remembered: false};
    },
    keep(visit, key, document) {
      // Missing pages are many and cheap: they must not push documents out of memory.
      if (document.status === 200) memory.put(key, document, clock());
      const written = caches.open(cacheName).then((cache) => writeDocument(cache, key, document));
      visit.waitUntil(written.catch(() => undefined));
    },
    async sequence(visit) {
      // A number that was read earlier is safe: at worst a document counts as purged once too often.
      if (knownSequence === null) await newestPurge(visit, []);
      return knownSequence ?? 0;
    },
  };
}
