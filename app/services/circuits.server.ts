import {LONGEST_WAIT_SECONDS} from '../config/resilience';
import {
  admit,
  CLOSED_CIRCUIT,
  mayRetry,
  retried,
  recordOutcome,
  type Admission,
  type CallOutcome,
  type Circuit,
} from '../domain/http/circuit';
import {createLruCache} from '../runtime/lru-cache.server';
import type {ServiceName} from './service-error.server';

/** The kind of a call: reads and mutations of a service have circuits of their own. */
export type CallKind = 'read' | 'mutation';

type Called = {readonly service: ServiceName; readonly kind: CallKind};

/** The circuit breakers of one isolate (`app/domain/http/circuit.ts`), and the visitors whose calls wait. */
export type Circuits = {
  readonly admit: (called: Called) => Admission;
  /** Records the outcome of a call; returns whether that opened or closed the circuit. */
  readonly recordOutcome: (called: Called, admission: Admission, outcome: CallOutcome) => 'opened' | 'closed' | null;
  /** Tells whether a failed call may be repeated, and counts the retry. */
  readonly takeRetry: (called: Called) => boolean;
  /** Holds back calls of `who` to a service for so many seconds, a minute at most. */
  readonly hold: (service: ServiceName, who: string, seconds: number) => void;
  /** The seconds for which calls of `who` are held back; 0 for none. */
  readonly holdOf: (service: ServiceName, who: string) => number;
};

/** Creates the circuits of all services, closed at first; with `mayOpen` false they never open. `clock` returns milliseconds. */
export function createCircuits(clock: () => number, mayOpen = true): Circuits {
  const circuits = new Map<string, Circuit>();
  /** The end of each hold, in milliseconds since 1970. */
  const holds = createLruCache<number>({ttlMs: LONGEST_WAIT_SECONDS * 1000, maxSize: 1000, clock});
  const nameOf = ({service, kind}: Called) => `${service} ${kind}`;
  const circuitOf = (called: Called) => circuits.get(nameOf(called)) ?? CLOSED_CIRCUIT;
  const keep = (called: Called, circuit: Circuit) => circuits.set(nameOf(called), circuit);

  return {
    admit(called) {
      const {circuit, admission} = admit(circuitOf(called), clock());
      keep(called, circuit);
      return admission;
    },
    recordOutcome(called, admission, outcome) {
      const before = circuitOf(called);
      const after = recordOutcome(before, admission, outcome, clock());
      if (!mayOpen && after.triedAt !== null) return null;
      keep(called, after);
      if ((before.triedAt === null) === (after.triedAt === null)) return null;
      return after.triedAt === null ? 'closed' : 'opened';
    },
    takeRetry(called) {
      const circuit = circuitOf(called);
      if (!mayRetry(circuit, clock())) return false;
      keep(called, retried(circuit, clock()));
      return true;
    },
    hold(service, who, seconds) {
      holds.set(`${service} ${who}`, clock() + 1000 * Math.min(seconds, LONGEST_WAIT_SECONDS));
    },
    holdOf: (service, who) => Math.max(0, Math.ceil(((holds.get(`${service} ${who}`) ?? 0) - clock()) / 1000)),
  };
}
