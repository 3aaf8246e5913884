/**
 * Rejects if a promise takes longer than its time limit.
 *
 * @param what the subject of the error, such as `The shop's start`
 * @throws {Error} where it is over: `<what> took longer than <s> s`
 */
export async function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
