import {createLruCache} from './lru-cache.server';

/** Names that are known for a limited time. */
export type TtlSet = {
  readonly has: (name: string) => boolean;
  readonly add: (name: string) => void;
};

type Options = {
  /** How long a name is known, in milliseconds. */
  readonly ttlMs: number;
  /** The most names; the least recently used ones are forgotten. */
  readonly maxSize: number;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
};

/** Creates a set of names in the memory of one isolate. */
export function createTtlSet(options: Options): TtlSet {
  const names = createLruCache<true>(options);
  return {
    has: (name) => names.get(name) === true,
    add: (name) => names.set(name, true),
  };
}
