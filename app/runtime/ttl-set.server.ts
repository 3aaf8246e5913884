import {type CacheBounds, createLruCache} from './lru-cache.server';

/** Names that are known for a limited time. */
export type TtlSet = {
  readonly has: (name: string) => boolean;
  readonly add: (name: string) => void;
};

/** Creates a set of names in the memory of one isolate. */
export function createTtlSet(options: CacheBounds): TtlSet {
  const names = createLruCache<true>(options);
  return {
    has: (name) => names.get(name) === true,
    add: (name) => names.set(name, true),
  };
}
