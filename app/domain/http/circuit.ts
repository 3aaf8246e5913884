import {CIRCUIT, RETRIES} from '../../config/resilience';

/** The outcomes of the calls that ended within one second. */
type Second = {readonly second: number; readonly calls: number; readonly failures: number; readonly retries: number};

/** The recent calls to a service, and since when its circuit is open. */
export type Circuit = {
  readonly seconds: readonly Second[];
  /** When the circuit opened or a call was let through to try, in milliseconds; `null` while it is closed. */
  readonly triedAt: number | null;
};

/** `call`: it goes ahead. `trial`: it goes ahead to find out whether the service is back. `refused`: it fails at once. */
export type Admission = 'call' | 'trial' | 'refused';

/**
 * `answered`: the service is there, whatever it said. `failed`: no answer in time, or a 5xx. `unclear`: the call was cut
 * short, which says nothing of the service.
 */
export type CallOutcome = 'answered' | 'failed' | 'unclear';

/** Nothing is known yet, and everything goes ahead. */
export const CLOSED_CIRCUIT: Circuit = {seconds: [], triedAt: null};

/** Tells whether a call may go ahead now (`at`, in milliseconds), and the circuit from then on. */
export function admit(circuit: Circuit, at: number): {readonly circuit: Circuit; readonly admission: Admission} {
  if (circuit.triedAt === null) return {circuit, admission: 'call'};
  if (at - circuit.triedAt < CIRCUIT.trialEveryMs) return {circuit, admission: 'refused'};
  return {circuit: {...circuit, triedAt: at}, admission: 'trial'};
}

/** Returns the circuit after a call that went ahead as `admission` has ended now. */
export function recordOutcome(circuit: Circuit, admission: Admission, outcome: CallOutcome, at: number): Circuit {
  if (circuit.triedAt !== null) return admission === 'trial' && outcome === 'answered' ? CLOSED_CIRCUIT : circuit;
  if (outcome === 'unclear') return circuit;
  const seconds = counted(circuit.seconds, {calls: 1, failures: outcome === 'failed' ? 1 : 0, retries: 0}, at);
  const {calls, failures} = sum(seconds);
  // An answer never opens it: it may be the first of a service that is back.
  const isOpen = outcome === 'failed' && calls >= CIRCUIT.fewestCalls && failures >= CIRCUIT.failingShare * calls;
  return isOpen ? {seconds: [], triedAt: at} : {seconds, triedAt: null};
}

/**
 * Tells whether a failed call may be repeated now: retries stay a small share of the calls, and an open circuit has
 * none.
 */
export function mayRetry({seconds, triedAt}: Circuit, at: number): boolean {
  const {calls, retries} = sum(recent(seconds, at));
  return triedAt === null && retries < Math.max(RETRIES.ofFewCalls, Math.floor(RETRIES.share * calls));
}

/** Returns the circuit after a retry went out. */
export function retried(circuit: Circuit, at: number): Circuit {
  return {...circuit, seconds: counted(circuit.seconds, {calls: 0, failures: 0, retries: 1}, at)};
}

type Count = Omit<Second, 'second'>;

const secondOf = (at: number) => Math.floor(at / 1000);

function recent(seconds: readonly Second[], at: number): readonly Second[] {
  const oldest = secondOf(at) - CIRCUIT.windowMs / 1000;
  return seconds.filter(({second}) => second > oldest);
}

function counted(seconds: readonly Second[], more: Count, at: number): readonly Second[] {
  const known = recent(seconds, at);
  const second = secondOf(at);
  const own = known.find((each) => each.second === second) ?? {second, calls: 0, failures: 0, retries: 0};
  return [...known.filter((each) => each !== own), {second, ...sum([own, more])}];
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, {calls, failures, retries}) => ({
      calls: total.calls + calls,
      failures: total.failures + failures,
      retries: total.retries + retries,
    }),
    {calls: 0, failures: 0, retries: 0},
  );
}
