import type {ViolationReport} from './csp-report.server';
import type {VitalsReport} from './web-vitals.server';

/** The log line of one request, without personal data. */
export type RequestRecord = {
  readonly method: string;
  /** As `loggedPath` gives it. */
  readonly path: string;
  readonly status: number;
  /** What the document cache did, in one word; `none` for what does not go through it. */
  readonly cache: string;
  readonly milliseconds: number;
};

/** A circuit breaker that opened or closed; `kind` names the calls that it is for. */
type CircuitRecord = {
  readonly service: string;
  readonly kind: string;
  readonly change: 'opened' | 'closed';
};

/** The request that a log is of. */
type LoggedRequest = {
  readonly id: string;
  readonly method: string;
  /** As `loggedPath` gives it; asked for only where something failed. */
  readonly path: () => string;
};

/** The log of one request. Every line is one JSON object with the request's id, which services are told too. */
export type RequestLog = {
  readonly request: (record: RequestRecord) => void;
  readonly error: (error: unknown) => void;
  readonly circuit: (change: CircuitRecord) => void;
  readonly violation: (report: ViolationReport) => void;
  readonly vitals: (report: VitalsReport) => void;
};

type Level = Parameters<Write>[0];
type Write = (level: 'info' | 'warn' | 'error', line: string) => void;

/** An outage as its adapter reports it; recognised by these two fields. */
type Outage = Error & {readonly service: string; readonly failure: string};

/**
 * Failures that are not logged: those of a feature that is switched off, and calls to an open circuit, which was logged when it
 * opened.
 */
const SAID_ELSEWHERE: readonly string[] = ['switched-off', 'circuit-open'];

/**
 * Makes the log of one request.
 * @param version the build that runs
 * @param write gets each line
 */
export function createLog({id, method, path}: LoggedRequest, version: string, write: Write): RequestLog {
  const line = (level: Level, event: string, fields: object): void => {
    write(level, JSON.stringify({event, request: id, version, ...fields}));
  };
  return {
    request: (record) => line(record.status >= 500 ? 'error' : 'info', 'request', record),
    error: (error) => {
      if (isOutage(error) && SAID_ELSEWHERE.includes(error.failure)) return;
      line('error', isOutage(error) ? 'outage' : 'fault', {method, path: path(), ...describe(error)});
    },
    circuit: (record) => line(record.change === 'opened' ? 'error' : 'info', 'circuit', record),
    // Anybody can send a report: it is no reason to wake somebody.
    violation: (report) => line('info', 'violation', report),
    vitals: (report) => line('info', 'vitals', report),
  };
}

function isOutage(error: unknown): error is Outage {
  return error instanceof Error && 'service' in error && 'failure' in error;
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return {name: typeof error, message: masked(String(error))};
  const {name, message, cause} = error;
  return {
    name,
    ...(isOutage(error) ? {service: error.service, failure: error.failure} : {}),
    message: masked(message),
    ...(cause instanceof Error ? {cause: `${cause.name}: ${masked(cause.message)}`} : {}),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((frame) => /^\s+at /.test(frame))
      .slice(0, 12)
      .map((frame) => frame.trim()),
  };
}

/** Returns a message without what may be personal: mail addresses, long numbers, codes, tokens and parameters of addresses. */
export function masked(message: string): string {
  return message
    .slice(0, 500)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…')
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\d{6,}/g, '…')
    .replace(/\p{Cc}+/gu, ' ');
}
