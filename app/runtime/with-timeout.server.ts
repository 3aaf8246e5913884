type Timeout<Late> = {
  readonly milliseconds: number;
  /** Returns the result, or throws the error, of work that takes longer. */
  readonly onTimeout: () => Late;
};

/** Resolves or rejects as `work` does, or as `onTimeout` does once the time is over. The work itself goes on. */
export async function withTimeout<Result, Late>(
  {milliseconds, onTimeout}: Timeout<Late>,
  work: Promise<Result>,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, elapsed.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
