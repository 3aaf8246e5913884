import {PATIENCE_MS, RETRIES} from '../config/resilience';
import type {Admission, CallOutcome} from '../domain/http/circuit';
import type {Describe, RunSpan} from '../runtime/tracer.server';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CallKind, Circuits} from './circuits.server';
import {ServiceError, throwTimeout, type ServiceName} from './service-error.server';

/** One try to reach a service; `signal` ends it when its time is over. What it throws is no answer. */
type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The one way to the hosted services, for one request. Each throws `ServiceError` where there is no answer in time, and
 * without asking where the service fails all the time or has said when to come again.
 */
export type ServiceCalls = {
  /** Reads, once more where the first answer fails. The reads of a page share its time. `operation` names what is asked for. */
  readonly read: <T>(service: ServiceName, attempt: Attempt<T>, operation?: string) => Promise<T>;
  /** Changes something, once: when its answer is lost, its outcome is unknown. */
  readonly mutate: <T>(service: ServiceName, attempt: Attempt<T>, operation?: string) => Promise<T>;
  /** Changes something under a key of its own, so that it is repeated like a read. */
  readonly mutateByKey: <T>(service: ServiceName, attempt: Attempt<T>) => Promise<T>;
};

/** What happened to the calls of a kind: from now on they fail without being sent, or are sent again. */
export type CircuitChange = {
  readonly service: ServiceName;
  readonly kind: CallKind;
  readonly change: 'opened' | 'closed';
};

type Options = {
  readonly circuits: Circuits;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Between 0 and 1, spreads the retries. */
  readonly random: () => number;
  /** Who asks, where the services are told; others wait apart. */
  readonly visitor: string;
  /** How long the page's reads may take together, in milliseconds from now; `null` where nobody waits for a page. */
  readonly pageMs: number | null;
  readonly tell: (change: CircuitChange) => void;
  readonly runSpan: RunSpan;
  /** Lets work go on after the page was answered. */
  readonly keepAlive: (work: Promise<unknown>) => void;
};

/**
 * Whom a service that turns calls away means. The service API counts by the thing that is asked for, and says so in each
 * answer: nobody else has to wait.
 */
const TURNED_AWAY: Readonly<Partial<Record<ServiceName, 'visitor' | 'everybody'>>> = {
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

/** Makes the calls of one request, over what its isolate knows of the services. */
export function createServiceCalls(options: Options): ServiceCalls {
  const {circuits, clock, random, visitor, pageMs, tell, runSpan, keepAlive} = options;
  let readsEndAt = pageMs === null ? Infinity : clock() + pageMs;

  /** One try, as long as its kind may take and a read's page has time. */
  async function attemptOnce<T>({service, kind}: Call, attempt: Attempt<T>): Promise<T> {
    const left = kind === 'read' ? readsEndAt - clock() : Infinity;
    const milliseconds = Math.min(PATIENCE_MS[kind], left);
    if (milliseconds <= 0) throw new ServiceError(service, 'out-of-time', 'the page has no time left');
    const failure = milliseconds < PATIENCE_MS[kind] ? 'out-of-time' : 'timeout';
    const controller = new AbortController();
    try {
      return await withTimeout(
        {milliseconds, onTimeout: () => throwTimeout(service, milliseconds, failure)},
        attempt(controller.signal),
      );
    } catch (error) {
      controller.abort();
      throw error instanceof ServiceError
        ? error
        : new ServiceError(service, 'unreachable', 'no answer', {cause: error});
    }
  }

  async function attempts<T>(call: Call, attempt: Attempt<T>): Promise<T> {
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

  async function settled<T>(call: Call, admission: Admission, who: string, attempt: Attempt<T>): Promise<T> {
    const {service, kind} = call;
    let outcome: CallOutcome = 'unclear';
    try {
      const answer = await attempts(call, attempt);
      outcome = 'answered';
      return answer;
    } catch (error) {
      outcome = outcomeOf(error);
      const wait = error instanceof ServiceError && error.failure === 'rate-limited' ? error.waitSeconds : null;
      if (wait !== null && service in TURNED_AWAY) circuits.hold(service, who, wait);
      throw error;
    } finally {
      const change = circuits.recordOutcome(call, admission, outcome);
      if (change !== null) tell({service, kind, change});
    }
  }

  async function send<T>(call: Call, attempt: Attempt<T>): Promise<T> {
    const {service, kind, describe} = call;
    const who = TURNED_AWAY[service] === 'visitor' ? visitor : '';
    const waitSeconds = circuits.holdOf(service, who);
    if (waitSeconds > 0)
      throw new ServiceError(service, 'rate-limited', 'its Retry-After has not passed', {waitSeconds});
    const admission = circuits.admit(call);
    if (admission !== 'call') describe({'circuit.admission': admission});
    if (admission === 'refused') throw new ServiceError(service, 'circuit-open', kind);
    const answer = settled(call, admission, who, attempt);
    // Its page fails before it ends, with all calls that were refused; what it finds out is for the pages to come.
    if (admission === 'trial') keepAlive(answer.catch(() => undefined));
    return answer;
  }

  async function change<T>(call: Call, attempt: Attempt<T>): Promise<T> {
    const began = clock();
    try {
      return await send(call, attempt);
    } finally {
      // What a change takes is not the time of the reads after it.
      readsEndAt += clock() - began;
    }
  }

  return {
    read: (service, attempt, operation) =>
      asSpan(runSpan, {service, kind: 'read', mayRepeat: true, operation}, (call) => send(call, attempt)),
    mutate: (service, attempt, operation) =>
      asSpan(runSpan, {service, kind: 'mutation', mayRepeat: false, operation}, (call) => change(call, attempt)),
    mutateByKey: (service, attempt) =>
      asSpan(runSpan, {service, kind: 'mutation', mayRepeat: true}, (call) => change(call, attempt)),
  };
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
function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof ServiceError)) return 'unclear';
  if (error.failure === 'out-of-time') return 'unclear';
  return ['timeout', 'unreachable', 'status'].includes(error.failure) ? 'failed' : 'answered';
}
