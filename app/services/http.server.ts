import type * as z from 'zod';

import {attemptTimeout, withDeadline, withOneRetry} from './deadline.server';
import {ServiceError, type ServiceName} from './service-error.server';

/** An answer of a service that was understood: its status and its body as JSON, `null` where it is none. */
type JsonAnswer = {readonly status: number; readonly body: unknown};

type ReadOptions = {
  readonly service: ServiceName;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Between 0 and 1, spreads the retry. */
  readonly jitter: number;
};

async function attempt({service, url, headers}: ReadOptions): Promise<JsonAnswer> {
  const controller = new AbortController();
  try {
    const response = await withDeadline(
      service,
      attemptTimeout.read,
      fetch(url, {headers, signal: controller.signal, redirect: 'manual'}),
    );
    if (response.status === 429 || response.status === 430)
      throw new ServiceError(service, 'throttled', String(response.status));
    if (response.status >= 500) throw new ServiceError(service, 'status', String(response.status));
    const body: unknown = await withDeadline(service, attemptTimeout.read, response.json()).catch(() => null);
    return {status: response.status, body};
  } catch (error) {
    controller.abort();
    throw error instanceof ServiceError ? error : new ServiceError(service, 'unreachable', 'no answer', {cause: error});
  }
}

/**
 * Reads JSON from a service, with a time limit and one retry.
 * @throws ServiceError when there is no answer, a 429, 430 or 5xx.
 */
export function readJson(options: ReadOptions): Promise<JsonAnswer> {
  return withOneRetry(() => attempt(options), options.jitter);
}

/** Checks a body against its contract. @throws ServiceError when it does not fit. */
export function parseBody<T>(service: ServiceName, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceError(service, 'malformed', parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
}
