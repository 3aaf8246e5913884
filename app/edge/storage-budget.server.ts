/** How many documents the cache may keep: each for at most a day and some minutes (`publicDocument`). */
export const STORAGE_BUDGET = {
  /** Of one path, with the same features switched off: parameters that the page has recognised, documents and data. */
  variants: 128,
  /** Of all paths together. */
  documents: 10_000,
  /** How long a document counts, in milliseconds. */
  periodMs: 24 * 60 * 60 * 1000,
} as const;

/** Says whether a document of a path may be kept under a key; one that was kept before may be renewed. */
export type StorageBudget = (path: string, key: string) => boolean;

/**
 * Creates the budget of one isolate. It is the last bound: what nobody recognises does not get here, and a shop's own documents
 * are fewer. It counts what the isolate has kept and begins anew each period, for the platform's cache cannot be counted.
 * `clock` returns milliseconds since 1970.
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
