import type * as z from 'zod';

import {hostedFetch} from '../runtime/hosted-fetch.server';
import {jsonOf} from '../runtime/json.server';
import {wholeAnswer} from './answer.server';
import type {ServiceCalls} from './service-calls.server';
import {ServiceError, type ServiceName} from './service-error.server';

/** An answer of a service that was understood: its status and its body as JSON, `null` where it is none. */
type JsonAnswer = {readonly status: number; readonly body: unknown};

type ReadOptions = {
  readonly service: ServiceName;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A question that is posted. */
  readonly body?: unknown;
  /** Throws `ServiceError` for a failure that is told in a 200: it is retried, and counts for the circuit, like any other. */
  readonly refuseFailure?: (body: unknown) => void;
};

/**
 * Reads JSON from a service, with a time limit and one retry.
 * @throws ServiceError when there is no answer, a 429, 430 or 5xx.
 */
export function readJson(
  calls: ServiceCalls,
  {service, url, headers, body, refuseFailure}: ReadOptions,
): Promise<JsonAnswer> {
  const request =
    body === undefined
      ? {headers}
      : {method: 'POST', headers: {...headers, 'Content-Type': 'application/json'}, body: JSON.stringify(body)};
  return calls.read(service, async (signal) => {
    const {status, text} = await wholeAnswer(service, hostedFetch(url, {...request, signal, redirect: 'manual'}));
    const answer = {status, body: jsonOf(text)};
    refuseFailure?.(answer.body);
    return answer;
  });
}

/** Checks a body against its contract. @throws ServiceError when it does not fit. */
export function parseBody<T>(service: ServiceName, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceError(service, 'malformed', parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
}
