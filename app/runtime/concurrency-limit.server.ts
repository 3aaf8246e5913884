/** Does work once it may begin, and returns its result. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a limit that lets so much work run at once, in the order of the calls. It belongs to one request. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
