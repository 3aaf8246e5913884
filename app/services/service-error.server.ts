/**
 * Why a hosted service could not be used. `throttled` covers 429, 430 and `THROTTLED` inside a 200; `switched-off` is what
 * the operators do not want asked at the moment.
 */
export type ServiceFailure = 'timeout' | 'unreachable' | 'status' | 'throttled' | 'malformed' | 'switched-off';

/** The hosted services, and the shop's own sequencer. */
export type ServiceName =
  'storefront' | 'service-api' | 'search' | 'pictures' | 'cms' | 'account' | 'subscriptions' | 'sequencer';

/** An outage of a hosted service: the one error that adapters throw. Its message is for logs, never for a shopper. */
export class ServiceError extends Error {
  readonly service: ServiceName;
  readonly failure: ServiceFailure;

  constructor(service: ServiceName, failure: ServiceFailure, detail: string, options?: ErrorOptions) {
    super(`${service}: ${failure} (${detail})`, options);
    this.name = 'ServiceError';
    this.service = service;
    this.failure = failure;
  }
}

/** What it is when no turn among the operations of a cart or a subscription can be had. */
export function noTurn(cause: unknown): ServiceError {
  return new ServiceError('sequencer', 'unreachable', 'no turn', {cause});
}
