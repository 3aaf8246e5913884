/** Names that are known for a while. */
export type BriefMemory = {
  readonly has: (name: string) => boolean;
  readonly add: (name: string) => void;
};

type Options = {readonly forMs: number; readonly most: number; readonly clock: () => number};

/** Knows names for so long and so many of them, in the memory of one isolate; `clock` tells milliseconds. */
export function createBriefMemory({forMs, most, clock}: Options): BriefMemory {
  const until = new Map<string, number>();
  return {
    has: (name) => clock() < (until.get(name) ?? -Infinity),
    add(name) {
      until.delete(name);
      until.set(name, clock() + forMs);
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
  };
}
