import {PATIENCE_MS, RETRIES} from '../config/resilience';
import type {Admission, CallOutcome} from '../domain/http/circuit';
import type {ConcurrencyLimit} from '../runtime/concurrency-limit.server';
import type {Describe, RunSpan} from '../runtime/tracer.server';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CallKind, Circuits} from './circuits.server';
import {ServiceError, throwTimeout, type ServiceName} from './service-error.server';

/** One attempt at a call; `signal` aborts it when its time is over. An error that it throws means that there is no answer. */
type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The calls of one request to hosted services. Each throws `ServiceError` if there is no answer in time, and, without sending
 * anything, while the service's circuit is open or its `Retry-After` has not passed.
 */
export type ServiceCalls = {
  /** Reads, with one retry. All reads of a page share its time. `operation` names the call in traces. */
  readonly read: <T>(service: ServiceName, attempt: Attempt<T>, operation?: string) => Promise<T>;
  /** Changes something, without a retry: if the answer is lost, its outcome is unknown. */
  readonly mutate: <T>(service: ServiceName, attempt: Attempt<T>, operation?: string) => Promise<T>;
  /** Changes something under an idempotency key, with one retry. */
  readonly mutateByKey: <T>(service: ServiceName, attempt: Attempt<T>) => Promise<T>;
};

/** A circuit that opened or closed: from now on calls of the kind fail without being sent, or are sent again. */
export type CircuitChange = {
  readonly service: ServiceName;
  readonly kind: CallKind;
  readonly change: 'opened' | 'closed';
};

type Options = {
  readonly circuits: Circuits;
  /** Lets an attempt begin. Its time runs from then on; that of the page runs on meanwhile. */
  readonly limit: ConcurrencyLimit;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Between 0 and 1, spreads the retries. */
  readonly random: () => number;
  /** `unknown` where the platform does not say. A `Retry-After` for one visitor does not stop the others. */
  readonly visitorAddress: string;
  /** How long the page's reads may take together, in milliseconds from now; `null` where nobody waits for a page. */
  readonly pageMs: number | null;
  readonly tell: (change: CircuitChange) => void;
  readonly runSpan: RunSpan;
  /** Lets work go on after the page was answered. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Whose calls wait after a 429 of the service. The service API is missing, because it limits each order number or address by
 * itself and says so in each answer: no other call has to wait.
 */
const RATE_LIMITED: Readonly<Partial<Record<ServiceName, 'visitor' | 'everybody'>>> = {
  storefront: 'visitor',
  subscriptions: 'visitor',
  search: 'everybody',
  cms: 'everybody',
  account: 'everybody',
};

type Call = {
  readonly service: ServiceName;
  readonly kind: CallKind;
  readonly mayRepeat: boolean;
  /** Tells the call's span. */
  readonly describe: Describe;
};

type Asked = Omit<Call, 'describe'> & {readonly operation?: string | undefined};

/** Creates the calls of one request, over the circuits of its isolate. */
export function createServiceCalls(options: Options): ServiceCalls {
  const {circuits, limit, clock, random, visitorAddress, pageMs, tell, runSpan, waitUntil} = options;
  const pageTime = createPageTime(clock, pageMs);

  const attemptOnce = <T>({service, kind}: Call, attempt: Attempt<T>): Promise<T> =>
    limit(async () => {
      const left = kind === 'read' ? pageTime.left() : Infinity;
      if (left <= 0) throw new ServiceError(service, 'out-of-time', 'the page has no time left');
      return left < PATIENCE_MS[kind]
        ? attemptWithin(service, left, 'out-of-time', attempt)
        : attemptWithin(service, PATIENCE_MS[kind], 'timeout', attempt);
    });

  async function withRetry<T>(call: Call, attempt: Attempt<T>): Promise<T> {
    try {
      return await attemptOnce(call, attempt);
    } catch (first) {
      if (!call.mayRepeat || outcomeOf(first) !== 'failed' || !circuits.takeRetry(call)) throw first;
      call.describe({'call.tries': 2});
      await pauseBeforeRetry(random());
      return attemptOnce(call, attempt).catch((second: unknown) => {
        throw outcomeOf(second) === 'unclear' ? first : second;
      });
    }
  }

  /** Makes a call that is let through, and tells the circuit breaker how it ended. */
  async function recorded<T>(call: Call, admission: Admission, who: string, attempt: Attempt<T>): Promise<T> {
    const {service, kind} = call;
    let outcome: CallOutcome = 'unclear';
    try {
      const answer = await withRetry(call, attempt);
      outcome = 'answered';
      return answer;
    } catch (error) {
      outcome = outcomeOf(error);
      const wait = error instanceof ServiceError && error.failure === 'rate-limited' ? error.waitSeconds : null;
      if (wait !== null && service in RATE_LIMITED) circuits.hold(service, who, wait);
      throw error;
    } finally {
      const change = circuits.recordOutcome(call, admission, outcome);
      if (change !== null) tell({service, kind, change});
    }
  }

  /** Makes a call unless its circuit is open or the service has said to wait. */
  async function send<T>(call: Call, attempt: Attempt<T>): Promise<T> {
    const {service, kind, describe} = call;
    const who = RATE_LIMITED[service] === 'visitor' ? visitorAddress : '';
    const waitSeconds = circuits.holdOf(service, who);
    if (waitSeconds > 0)
      throw new ServiceError(service, 'rate-limited', 'its Retry-After has not passed', {waitSeconds});
    const admission = circuits.admit(call);
    if (admission !== 'call') describe({'circuit.admission': admission});
    if (admission === 'refused') throw new ServiceError(service, 'circuit-open', kind);
    const answer = recorded(call, admission, who, attempt);
    // The page may fail before the trial call ends, because others were refused. Its outcome still decides about later pages.
    if (admission === 'trial') waitUntil(answer.catch(() => undefined));
    return answer;
  }

  const change = <T>(call: Call, attempt: Attempt<T>): Promise<T> => pageTime.stopDuring(() => send(call, attempt));

  return {
    read: (service, attempt, operation) =>
      asSpan(runSpan, {service, kind: 'read', mayRepeat: true, operation}, (call) => send(call, attempt)),
    mutate: (service, attempt, operation) =>
      asSpan(runSpan, {service, kind: 'mutation', mayRepeat: false, operation}, (call) => change(call, attempt)),
    mutateByKey: (service, attempt) =>
      asSpan(runSpan, {service, kind: 'mutation', mayRepeat: true}, (call) => change(call, attempt)),
  };
}

/** Creates the clock of a page: the time that is left of `pageMs` for its reads. */
function createPageTime(clock: () => number, pageMs: number | null) {
  let readsEndAt = pageMs === null ? Infinity : clock() + pageMs;
  return {
    left: (): number => readsEndAt - clock(),
    /** Runs a change and adds its duration to the time of the reads after it. */
    async stopDuring<T>(change: () => Promise<T>): Promise<T> {
      const began = clock();
      try {
        return await change();
      } finally {
        readsEndAt += clock() - began;
      }
    },
  };
}

/** Tries once, for so many milliseconds, and ends the try then. Throws `ServiceError` where there is no answer. */
async function attemptWithin<T>(
  service: ServiceName,
  milliseconds: number,
  late: 'timeout' | 'out-of-time',
  attempt: Attempt<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await withTimeout(
      {milliseconds, onTimeout: () => throwTimeout(service, milliseconds, late)},
      attempt(controller.signal),
    );
  } catch (error) {
    controller.abort();
    throw error instanceof ServiceError ? error : new ServiceError(service, 'unreachable', 'no answer', {cause: error});
  }
}

/** @param share between 0 and 1, of the time between the shortest and the longest pause */
function pauseBeforeRetry(share: number): Promise<void> {
  const {least, most} = RETRIES.pauseMs;
  return new Promise((resolve) => setTimeout(resolve, least + (most - least) * share));
}

function asSpan<T>(runSpan: RunSpan, {operation, ...asked}: Asked, work: (call: Call) => Promise<T>): Promise<T> {
  const {service, kind} = asked;
  return runSpan(`${service} ${operation ?? kind}`, (describe) => {
    describe({'peer.service': service, 'call.kind': kind});
    return work({...asked, describe});
  });
}

/** Returns what an error of a call means for the circuit breaker of its service. */
export function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof ServiceError)) return 'unclear';
  if (error.failure === 'out-of-time') return 'unclear';
  return ['timeout', 'unreachable', 'status'].includes(error.failure) ? 'failed' : 'answered';
}
