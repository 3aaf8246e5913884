/**
 * Why a hosted service could not be used. `throttled` covers 429, 430 and `THROTTLED` inside a 200; `out-of-time` is a read
 * that the page could not wait for any longer; `circuit-open` is what was not even sent, since the service fails all the
 * time; `switched-off` is what the operators do not want asked at the moment.
 */
export type ServiceFailure =
  'timeout' | 'unreachable' | 'status' | 'throttled' | 'malformed' | 'out-of-time' | 'circuit-open' | 'switched-off';

/** The hosted services, and the shop's own sequencer. */
export type ServiceName =
  'storefront' | 'service-api' | 'search' | 'pictures' | 'cms' | 'account' | 'subscriptions' | 'sequencer';

type Options = ErrorOptions & {readonly waitSeconds?: number | null};

/** An outage of a hosted service: the one error that adapters throw. Its message is for logs, never for a shopper. */
export class ServiceError extends Error {
  readonly service: ServiceName;
  readonly failure: ServiceFailure;
  /** When the service wants to be asked again; `null` where it does not say. */
  readonly waitSeconds: number | null;

  constructor(service: ServiceName, failure: ServiceFailure, detail: string, {waitSeconds, ...options}: Options = {}) {
    super(`${service}: ${failure} (${detail})`, options);
    this.name = 'ServiceError';
    this.service = service;
    this.failure = failure;
    this.waitSeconds = waitSeconds ?? null;
  }

  /** Whether the call was turned away at the door, so that nothing can have come of it. */
  get isRefusal(): boolean {
    return this.failure === 'throttled' || this.failure === 'circuit-open';
  }
}

/** What it is when no turn among the operations of a cart or a subscription can be had. */
export function noTurn(cause: unknown): ServiceError {
  return new ServiceError('sequencer', 'unreachable', 'no turn', {cause});
}
