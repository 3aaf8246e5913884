/** What the platform refused to do for the shop's own lines, by the cart and what was due. */
export type RefusedUpkeep = {
  readonly has: (cartKey: string, due: string) => boolean;
  readonly add: (cartKey: string, due: string) => void;
};

const REMEMBERED_MS = 10 * 60 * 1000;
const MOST = 1000;

/** Remembers refusals for ten minutes, at most a thousand, in the memory of one isolate; `clock` tells milliseconds. */
export function createRefusedUpkeep(clock: () => number): RefusedUpkeep {
  const refused = new Map<string, number>();
  const keyOf = (cartKey: string, due: string) => `${cartKey} ${due}`;
  return {
    has: (cartKey, due) => clock() < (refused.get(keyOf(cartKey, due)) ?? -Infinity),
    add(cartKey, due) {
      const key = keyOf(cartKey, due);
      refused.delete(key);
      refused.set(key, clock() + REMEMBERED_MS);
      const [oldest] = refused.keys();
      if (refused.size > MOST && oldest !== undefined) refused.delete(oldest);
    },
  };
}
