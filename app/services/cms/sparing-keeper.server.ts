/** How long the same is not kept again, in milliseconds: somebody else may have kept another text since. */
const QUIET = 10 * 60 * 1000;

/** Keeps `text` under `key` by calling `keep`, or knows that this need not be. Throws what `keep` throws. */
export type SparingKeeper = (key: string, text: string, keep: () => Promise<void>) => Promise<void>;

/**
 * Keeps at once what is new, and what it has kept already once in ten minutes: all isolates keep their texts in one place, which
 * must not be told the same with every page that one of them makes. For few keys, all of which stay in memory.
 */
export function createSparingKeeper(clock: () => number): SparingKeeper {
  const lately = new Map<string, {readonly text: string; readonly since: number}>();
  return async (key, text, keep) => {
    const last = lately.get(key);
    if (last?.text === text && clock() - last.since < QUIET) return;
    lately.set(key, {text, since: clock()});
    try {
      await keep();
    } catch (error) {
      lately.delete(key);
      throw error;
    }
  };
}
