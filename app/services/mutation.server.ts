import {hostedFetch} from '../runtime/hosted-fetch.server';
import {jsonOf} from '../runtime/json.server';
import {wholeAnswer} from './answer.server';
import type {ServiceCalls} from './service-calls.server';
import type {ServiceName} from './service-error.server';

/** A call that changes something. */
export type Mutation = {
  readonly service: ServiceName;
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/**
 * Sends a mutation, once: its answer's status and body, `null` where that is no JSON.
 * @throws ServiceError when there is no answer, a 429, 430 or 5xx: unless it `isRefusal`, its outcome is unknown.
 */
export async function sendMutation(calls: ServiceCalls, {service, url, method, headers, body}: Mutation) {
  const request = {
    method,
    headers: {...headers, 'Content-Type': 'application/json'},
    redirect: 'manual',
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  } as const;
  const {status, text} = await calls.mutate(service, (signal) =>
    wholeAnswer(service, hostedFetch(url, {...request, signal})),
  );
  return {status, body: jsonOf(text)};
}
