import type {AttemptFailure} from '../commands/verified-retry.server';
import {USUAL_WAIT_SECONDS} from '../config/resilience';
import type {OutageOutcome} from '../domain/fallible';

/**
 * Why a hosted service could not be used. `rate-limited` covers 429, 430, `THROTTLED` inside a 200, and a change that an
 * earlier one locks out; `out-of-time` is a read that the page could no longer wait for; `circuit-open` is a call that was
 * not sent, because the service keeps failing; `switched-off` is a call to a feature that operators have switched off.
 * `docs/operations.md` says what to do about each.
 */
export const SERVICE_FAILURES = [
  'timeout',
  'unreachable',
  'status',
  'rate-limited',
  'malformed',
  'out-of-time',
  'circuit-open',
  'switched-off',
] as const;

export type ServiceFailure = (typeof SERVICE_FAILURES)[number];

/** The hosted services, and the shop's own Durable Objects: its keyed mutex, and all others. */
export type ServiceName =
  | 'storefront'
  | 'service-api'
  | 'search'
  | 'cms'
  | 'account'
  | 'subscriptions'
  | 'mutex'
  | 'object';

type Options = ErrorOptions & {readonly waitSeconds?: number | null};

/** An outage of a hosted service: the one error that adapters throw. Its message is for logs, never for a shopper. */
export class ServiceError extends Error {
  readonly service: ServiceName;
  readonly failure: ServiceFailure;
  /** The service's `Retry-After` in seconds; `null` without one. */
  readonly waitSeconds: number | null;

  constructor(service: ServiceName, failure: ServiceFailure, detail: string, {waitSeconds, ...options}: Options = {}) {
    super(`${service}: ${failure} (${detail})`, options);
    this.name = 'ServiceError';
    this.service = service;
    this.failure = failure;
    this.waitSeconds = waitSeconds ?? null;
  }

  /** Whether the call had certainly no effect: the service refused it unread, or it was not sent. */
  get isRefusal(): boolean {
    return this.failure === 'rate-limited' || this.failure === 'circuit-open';
  }
}

/** Throws the error of a call that has taken `milliseconds` without an answer. */
export function throwTimeout(
  service: ServiceName,
  milliseconds: number,
  failure: Extract<ServiceFailure, 'timeout' | 'out-of-time'> = 'timeout',
): never {
  throw new ServiceError(service, failure, `no answer in ${milliseconds} ms`);
}

/** Makes the error of a command whose mutex cannot be reached. */
export function noMutex(cause: unknown): ServiceError {
  return new ServiceError('mutex', 'unreachable', 'not reached', {cause});
}

/** Makes the error of a command that has run, and whose stored result another version wrote. */
export function unreadableResult(cause: unknown): ServiceError {
  return new ServiceError('mutex', 'malformed', 'a result in another shape', {cause});
}

/** Makes the error of a Durable Object that cannot be reached. */
export function noObject(cause: unknown): ServiceError {
  return new ServiceError('object', 'unreachable', 'not reached', {cause});
}

/** Says what the failure of a mutation means for its change; `null` for an error that is no outage. */
export function attemptFailure(error: unknown): AttemptFailure | null {
  if (!(error instanceof ServiceError)) return null;
  if (error.isRefusal) return 'refused';
  return error.failure === 'timeout' ? 'timeout' : 'lost';
}

/** Tells whether an outage is that of `unreadableResult`. */
export function isUnreadableResult({service, failure}: ServiceError): boolean {
  return service === 'mutex' && failure === 'malformed';
}

/** Returns the outcome of an outage, for a form or a page. */
export function outageOutcome(error: ServiceError): OutageOutcome {
  return isUnreadableResult(error) ? {state: 'unavailable', isKeySpent: true} : {state: 'unavailable'};
}

/** Returns the outcome of a call that a service refused because it is asked too often; `null` for every other error. */
export function rateLimitOutcome(error: unknown): {readonly state: 'rate-limited'; readonly seconds: number} | null {
  if (!(error instanceof ServiceError) || error.failure !== 'rate-limited') return null;
  return {state: 'rate-limited', seconds: error.waitSeconds ?? USUAL_WAIT_SECONDS};
}
