import {bytesOf} from './slots.server';
import type {StoredDocument} from './stored-document.server';

/** Documents in the memory of one isolate, trusted for a moment without asking whether they have been purged. */
export type MemoryLayer = {
  /** The document, if it was put there less than the trusted time ago. */
  readonly get: (key: string, now: number) => StoredDocument | null;
  readonly put: (key: string, document: StoredDocument, now: number) => void;
};

/** A memory layer of at most `maxBytes` that forgets what was used longest ago, and everything `trustMs` after it was put. */
export function createMemoryLayer({
  maxBytes,
  trustMs,
}: {
  readonly maxBytes: number;
  readonly trustMs: number;
}): MemoryLayer {
  const held = new Map<string, {readonly document: StoredDocument; readonly since: number; readonly bytes: number}>();
  let total = 0;

  function drop(key: string): void {
    total -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  return {
    get(key, now) {
      const item = held.get(key);
      if (item === undefined) return null;
      drop(key);
      if (now < item.since || now - item.since >= trustMs) return null;
      held.set(key, item);
      total += item.bytes;
      return item.document;
    },
    put(key, document, now) {
      drop(key);
      // JavaScript keeps a key in one or two bytes a character; count the worse.
      const bytes = bytesOf(document.body) + 2 * key.length + 1024;
      if (bytes > maxBytes) return;
      held.set(key, {document, since: now, bytes});
      total += bytes;
      for (const oldest of held.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
