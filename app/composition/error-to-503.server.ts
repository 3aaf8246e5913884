import type {ServerBuild} from '@remix-run/server-runtime';

import {LONGEST_WAIT_SECONDS, OUTAGE_WAIT_SECONDS} from '../config/resilience';
import {withEachHandler} from '../framework/route-handlers.server';
import {ServiceError} from '../services/service-error.server';

/**
 * Answers an outage of a hosted service with 503, as middleware. The one place where a `ServiceError` becomes a page. All other errors
 * stay what they are.
 */
export function errorTo503(build: ServerBuild): ServerBuild {
  return withEachHandler(build, (handler) => async (input) => {
    try {
      return await handler(input);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      input.context.report(error);
      throw serviceUnavailable(error);
    }
  });
}

function serviceUnavailable({waitSeconds}: ServiceError): Response {
  // A service that wants to be asked again at once, or in a week, says little of when this page is worth another try.
  const seconds = Math.min(Math.max(waitSeconds ?? OUTAGE_WAIT_SECONDS, 1), LONGEST_WAIT_SECONDS);
  return new Response(null, {status: 503, headers: {'Retry-After': String(seconds)}});
}
