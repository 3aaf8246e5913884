/** What `work` gives within so many milliseconds; `null` where it takes longer or fails. The work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, milliseconds);
  });
  return Promise.race([work.catch(() => null), timeout]).finally(() => {
    clearTimeout(timer);
  });
}
