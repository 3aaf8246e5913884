import {ServiceError, type ServiceFailure, type ServiceName} from './service-error.server';

type Limit = {
  readonly service: ServiceName;
  readonly milliseconds: number;
  /** What it is when they have passed. */
  readonly failure: Extract<ServiceFailure, 'timeout' | 'out-of-time'>;
};

/** Resolves as `work` does, or throws a `ServiceError` once so many milliseconds have passed. The work itself goes on. */
export async function withDeadline<T>({service, milliseconds, failure}: Limit, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ServiceError(service, failure, `no answer in ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
