import {ServiceError, type ServiceName} from './service-error.server';

/** How long one attempt may take, in milliseconds: a read can be repeated, a mutation cannot. */
export const attemptTimeout = {read: 1500, mutation: 4000} as const;

/**
 * Resolves as `attempt` does, or throws a `ServiceError` once `milliseconds` have passed. The attempt itself goes on:
 * whoever repeats a mutation has to look first what the lost one did.
 */
export async function withDeadline<T>(service: ServiceName, milliseconds: number, attempt: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ServiceError(service, 'timeout', `no answer in ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([attempt, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a read once more after 50 to 250 ms when the first attempt threw; `jitter` is between 0 and 1. */
export async function withOneRetry<T>(read: () => Promise<T>, jitter: number): Promise<T> {
  try {
    return await read();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50 + 200 * jitter));
    return await read();
  }
}
