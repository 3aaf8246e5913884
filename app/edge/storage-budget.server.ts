/** How many documents the cache may keep: each for at most a day and some minutes (`publicDocument`). */
export const STORAGE_BUDGET = {
  /** Of one path, with the same features switched off: parameters that the page has recognised, documents and data. */
  variants: 128,
  /** Of all paths together. */
  documents: 10_000,
  /** How long a document counts, in milliseconds. */
  periodMs: 24 * 60 * 60 * 1000,
} as const;

/** Tells whether a document of a path may be stored under a key; one that was stored before may always be renewed. */
export type StorageBudget = (path: string, key: string) => boolean;

/**
 * Creates the budget of one isolate: the number of documents that it may store per period. A last resort, because
 * unrecognised addresses are not stored at all and a shop has fewer documents. The platform's cache cannot be counted,
 * so the budget counts this isolate's writes. `clock` returns milliseconds since 1970.
 */
export function createStorageBudget(
  clock: () => number,
  budget: Readonly<Record<keyof typeof STORAGE_BUDGET, number>> = STORAGE_BUDGET,
): StorageBudget {
  const kept = new Map<string, Set<string>>();
  let total = 0;
  let since = clock();
  return (path, key) => {
    if (clock() - since >= budget.periodMs) {
      kept.clear();
      total = 0;
      since = clock();
    }
    const variants = kept.get(path) ?? new Set();
    if (variants.has(key)) return true;
    if (variants.size >= budget.variants || total >= budget.documents) return false;
    kept.set(path, variants.add(key));
    total += 1;
    return true;
  };
}
