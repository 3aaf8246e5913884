import {retryAfterSeconds} from '#contracts/retry-after';

import {ServiceError, type ServiceName} from './service-error.server';

/** A complete answer of a service: one that breaks off counts as none. */
type ServiceAnswer = {readonly status: number; readonly headers: Headers; readonly text: string};

/**
 * Reads a response to its end.
 * @throws ServiceError for 429, 430 and 5xx, with the `Retry-After` of the service
 */
export async function wholeAnswer(service: ServiceName, sent: Promise<Response>): Promise<ServiceAnswer> {
  const response = await sent;
  const {status, headers} = response;
  if (status === 429 || status === 430 || status >= 500) {
    const waitSeconds = retryAfterSeconds(headers.get('Retry-After'), Date.now());
    void response.body?.cancel().catch(() => undefined);
    throw new ServiceError(service, status >= 500 ? 'status' : 'rate-limited', String(status), {waitSeconds});
  }
  return {status, headers, text: await response.text()};
}
