import {attemptTimeout, withDeadline} from './deadline.server';
import {ServiceError, type ServiceName} from './service-error.server';

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
 * @throws ServiceError when there is no answer, a 429, 430 or 5xx: then nobody knows what became of it.
 */
export async function sendMutation({service, url, method, headers, body}: Mutation) {
  const controller = new AbortController();
  const request = {
    method,
    headers: {...headers, 'Content-Type': 'application/json'},
    signal: controller.signal,
    redirect: 'manual',
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  } as const;
  try {
    const {status, text} = await withDeadline(service, attemptTimeout.mutation, answerOf(fetch(url, request)));
    if (status === 429 || status === 430) throw new ServiceError(service, 'throttled', String(status));
    if (status >= 500) throw new ServiceError(service, 'status', String(status));
    return {status, body: jsonOf(text)};
  } catch (error) {
    controller.abort();
    throw error instanceof ServiceError ? error : new ServiceError(service, 'unreachable', 'no answer', {cause: error});
  }
}

/** An answer counts once all of it is here: one that breaks off is lost. */
async function answerOf(sent: Promise<Response>) {
  const response = await sent;
  return {status: response.status, text: await response.text()};
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
