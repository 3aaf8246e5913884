import {type CacheBounds, createLruCache} from './lru-cache.server';

type Load<Value> = () => Promise<Value>;

/** The last loaded value of each key, in the memory of one isolate. Both functions throw what `load` throws. */
export type TtlMemo<Value> = {
  /** Returns the value of a key, and loads it where none is known. */
  readonly get: (key: string, load: Load<Value>) => Promise<Value>;
  /** Loads the value of a key now. */
  readonly refresh: (key: string, load: Load<Value>) => Promise<Value>;
};

/** Creates a memo. Its values must not be `undefined`. */
export function createTtlMemo<Value>(options: CacheBounds): TtlMemo<Value> {
  const values = createLruCache<Value>(options);
  const refresh = async (key: string, load: Load<Value>): Promise<Value> => {
    const value = await load();
    values.set(key, value);
    return value;
  };
  return {
    get: async (key, load) => values.get(key) ?? refresh(key, load),
    refresh,
  };
}
