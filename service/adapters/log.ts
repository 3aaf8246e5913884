import {isObjectFailure} from '../domain/object-failure';
import {isUpstreamError} from './upstream';

/** The faults that a person has to look into. Each has a row in the alarms of `docs/operations.md`. */
export const FAULTS = [
  'webhooks-missing',
  'api-version-ended',
  'order-given-up',
  'gift-failed',
  'work-given-up',
  'mail-waits',
  'mail-given-up',
  'job-failed',
  'unexpected',
] as const;

/**
 * Writes a fault to the log, as one line that an alarm finds by `event` and `fault`.
 *
 * @param fields details, without personal data
 */
export function writeFault(fault: (typeof FAULTS)[number], fields: object): void {
  console.error(JSON.stringify({event: 'fault', fault, ...fields}));
}

/** Writes that the schedule has run, as one line whose absence is an alarm. */
export function writeScheduleRun(): void {
  console.log(JSON.stringify({event: 'schedule'}));
}

/** Writes that a webhook was refused, because its sender could not prove to be who sends it. Anybody can cause it: it is no fault. */
export function writeRefusedWebhook(webhook: string): void {
  console.error(JSON.stringify({event: 'refused', webhook}));
}

/** The request that an error ended: `path` is the pattern of its route, which names nobody. */
export type FailedRequest = {readonly method: string; readonly path: string};

/**
 * Writes an error as one line: an outage of a hosted service, or of an object that cannot be reached, as `outage`, anything else as a fault.
 *
 * @param request the one that it ended, if it did
 */
export function writeError(error: unknown, request?: FailedRequest): void {
  if (isUpstreamError(error)) {
    writeOutage({...request, service: error.service, reason: error.reason});
    return;
  }
  if (!(error instanceof Error)) {
    writeFault('unexpected', {...request, message: String(error)});
    return;
  }
  const {name, message} = error;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  if (isObjectFailure(error)) writeOutage({...request, service: 'object', reason: message, stack});
  else writeFault('unexpected', {...request, name, message, stack});
}

function writeOutage(fields: {
  readonly service: string;
  readonly reason: string;
  readonly stack?: readonly string[];
}): void {
  console.error(JSON.stringify({event: 'outage', ...fields}));
}
