import {type CacheBounds, createLruCache} from './lru-cache.server';

/** Writes `text` under `key` by calling `write`, or skips a write that changes nothing. Throws what `write` throws. */
export type WriteThrottle = (key: string, text: string, write: () => Promise<void>) => Promise<void>;

/**
 * Creates a throttle: each isolate skips a text that it has written already. After `ttlMs` it writes the same text again, since
 * another isolate may have written another one.
 */
export function createWriteThrottle(options: CacheBounds): WriteThrottle {
  const written = createLruCache<string>(options);
  return async (key, text, write) => {
    if (written.get(key) === text) return;
    written.set(key, text);
    try {
      await write();
    } catch (error) {
      written.delete(key);
      throw error;
    }
  };
}
