import {retryAfterSeconds} from '#contracts/retry-after';

import {discard, readBounded} from '../runtime/bounded-body.server';
import {ServiceError, type ServiceName} from './service-error.server';

/** The most bytes of an answer, many times those of the longest: an isolate has 128 MB for all its requests. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** A complete answer of a service: one that breaks off counts as none. */
type ServiceAnswer = {readonly status: number; readonly headers: Headers; readonly text: string};

type Options = {
  /** Whether a 429 is an answer, because the service's contract says whom it limits and for how long. */
  readonly isLimitAnswer?: boolean;
};

/**
 * Reads a response to its end.
 * @throws ServiceError for 429 unless it is an answer, 430 and 5xx, with the `Retry-After` of the service, and for a body
 * that breaks off or has more than 8 MB
 */
export async function wholeAnswer(
  service: ServiceName,
  sent: Promise<Response>,
  {isLimitAnswer = false}: Options = {},
): Promise<ServiceAnswer> {
  const response = await sent;
  const {status, headers} = response;
  if ((status === 429 && !isLimitAnswer) || status === 430 || status >= 500) {
    const waitSeconds = retryAfterSeconds(headers.get('Retry-After'), Date.now());
    discard(response);
    throw new ServiceError(service, status >= 500 ? 'status' : 'rate-limited', String(status), {waitSeconds});
  }
  const bytes = await readBounded(response, MAX_ANSWER_BYTES);
  if (bytes === 'too-long') throw new ServiceError(service, 'malformed', `more than ${MAX_ANSWER_BYTES} bytes`);
  if (bytes === 'broken') throw new ServiceError(service, 'unreachable', 'the answer breaks off');
  return {status, headers, text: new TextDecoder().decode(bytes)};
}
