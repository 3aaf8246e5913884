import {createSerialQueue} from '#contracts/serial-queue';
import {createRunOnce, type MutexResult, type Operation, type RunOnce} from './run-once.server';

/**
 * Creates `runOnce` for tests over a mutex in memory, which stores results and what is pending verification as the Durable
 * Object does. `pending` is what a failed command left behind; `reach` may throw for a mutex that cannot be reached.
 */
export function createMemoryMutex({
  pending: left = null,
  reach = () => undefined,
  unreadable = (cause) => new Error('The stored result has another shape.', {cause}),
}: {
  pending?: unknown;
  /** Called with the number of the call, from 1. */
  reach?: (call: number) => void;
  unreadable?: (cause: unknown) => Error;
} = {}) {
  const calls: (Pick<Operation, 'idempotencyKey' | 'fingerprint'> & {readonly key: string})[] = [];
  const results = new Map<string, string>();
  let pending = new Map<string, string>();
  const inherited = left === null ? null : JSON.stringify(left);
  const inTurn = createSerialQueue();
  const runOnce = createRunOnce({
    mutex: (key) => ({
      run: (idempotencyKey, fingerprint, task) =>
        inTurn(async (): Promise<MutexResult> => {
          calls.push({key, idempotencyKey, fingerprint});
          reach(calls.length);
          const name = JSON.stringify([key, idempotencyKey, fingerprint]);
          const known = results.get(name);
          if (idempotencyKey !== null && known !== undefined) return {result: known, repeated: true};
          const report = await task(pending.get(fingerprint) ?? inherited);
          if (report.result !== null) pending = new Map();
          else if (report.pending !== null) pending.set(fingerprint, report.pending);
          if (idempotencyKey !== null && report.result !== null) results.set(name, report.result);
          return {result: report.result, repeated: false};
        }),
    }),
    callObject: (call) => call().catch(call),
    lost: (cause) => (cause instanceof Error ? cause : new Error('The mutex cannot be reached.', {cause})),
    unreadable,
  });
  return {
    runOnce,
    calls,
    /** What is pending verification now. */
    pending: (): readonly unknown[] => [...pending.values()].map((text): unknown => JSON.parse(text)),
    /** The stored results, without what names them. */
    results: (): readonly unknown[] => [...results.values()].flatMap((text): unknown => JSON.parse(text)),
  };
}

/** Runs every command, without a mutex and without a record. */
export const runAnyway: RunOnce = async (_key, _operation, _record, task) => ({
  result: await task({pending: null, note: () => undefined}),
  repeated: false,
});
