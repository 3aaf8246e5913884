/** Values in the memory of one isolate, each for a limited time. */
export type LruCache<Value> = {
  /** Returns the value, or `undefined` where there is none or its time is over. Marks it as used. */
  readonly get: (key: string) => Value | undefined;
  /** Stores a value; its time starts anew. Does nothing where the value alone is larger than the cache. */
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
};

/** Bounds of a cache by age and size. */
export type CacheBounds = {
  /** How long a value is returned after it was stored, in milliseconds. */
  readonly ttlMs: number;
  /** The largest sum of all sizes. */
  readonly maxSize: number;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
};

type Options<Value> = CacheBounds & {
  /** Returns the size of an entry; default 1, so that `maxSize` is a number of entries. */
  readonly sizeOf?: (key: string, value: Value) => number;
};

type Entry<Value> = {readonly value: Value; readonly storedAt: number; readonly size: number};

/** Creates a cache that evicts the least recently used entries when it is full. */
export function createLruCache<Value>({ttlMs, maxSize, sizeOf = () => 1, clock}: Options<Value>): LruCache<Value> {
  // A `Map` keeps its entries in the order of their insertion: the least recently used one is the first.
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function append(key: string, entry: Entry<Value>): void {
    entries.set(key, entry);
    total += entry.size;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      remove(key);
      const age = clock() - entry.storedAt;
      // The clock may have gone back.
      if (age < 0 || age >= ttlMs) return undefined;
      append(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const size = sizeOf(key, value);
      if (size > maxSize) return;
      append(key, {value, storedAt: clock(), size});
      for (const oldest of entries.keys()) {
        if (total <= maxSize) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
