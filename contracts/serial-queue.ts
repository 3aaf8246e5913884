/** Runs work once all work before it has ended, and returns its result. Work that fails does not stop the queue. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs one thing at a time, in the order of the calls. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Resolves once all work that a queue has now has ended, also if it failed. */
export async function drain(queue: SerialQueue): Promise<void> {
  await queue(async () => undefined);
}
