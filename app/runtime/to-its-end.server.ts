/** Lets work that has begun run to its end, also when the visitor has left, and hands it back. */
export function toItsEnd<Result>(waitUntil: (work: Promise<unknown>) => void, work: Promise<Result>): Promise<Result> {
  waitUntil(work.catch(() => undefined));
  return work;
}
