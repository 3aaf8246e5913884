import type {IdempotencyRecord} from './idempotency-record.server';

/** The result of a task that ran in the mutex, as JSON text; `null`: it failed. `repeated`: it is that of an earlier run. */
export type MutexResult = {readonly result: string | null; readonly repeated: boolean};

/** The report of a task to the mutex: its result as JSON text, or `null` and what is pending verification. */
export type MutexReport = {readonly result: string | null; readonly pending: string | null};

/** The work of a command, done where the caller is; `pending` is what a failed command like it left behind. */
export type MutexTask = (pending: string | null) => Promise<MutexReport>;

/** The mutex of one key as a caller sees it: the Durable Object `KeyedMutex`, found anew for each call. */
export type Mutex = {
  readonly run: (idempotencyKey: string | null, fingerprint: string, task: MutexTask) => Promise<MutexResult>;
};

/** A command as the mutex tells it apart from others. */
export type Operation = {
  /** The form's; `null`: its result is not stored. */
  readonly idempotencyKey: string | null;
  /** Identifies the command, without its idempotency key (`fingerprint`). */
  readonly fingerprint: string;
  /** The shop's own reconciliation, which nobody asked for: it is not stored, and verifies nothing that is pending. */
  readonly isReconciliation?: boolean;
};

/** The note of the failed command like it, which a task reads, and the way to leave one in case it fails itself. */
export type Verification<Pending> = {
  /** The note of an earlier command with this fingerprint that nobody has verified since; `null` for none. */
  readonly pending: Pending | null;
  /** Notes what the next command with this fingerprint has to verify if this one fails. */
  readonly note: (pending: Pending) => void;
};

/** The result of a command, and whether it is the stored result of an earlier run. */
export type RunResult<Result> = {readonly result: Result; readonly repeated: boolean};

/**
 * Runs `task` alone among the commands of one mutex, `key`. A repeated idempotency key with the same fingerprint gets the
 * stored result, and its task does not run. `callObject` may reach for the mutex again. Where the connection is lost after the task
 * has begun, the task goes on here, and the mutex, which is reached again in any case, waits for it and stores its result.
 * @throws what `task` throws, the very same error; what `lost` makes of the cause where it has not run; what `unreadable` makes of it where
 *   an earlier run was stored by a version with another shape.
 */
export type RunOnce = <Result, Pending>(
  key: string,
  operation: Operation,
  record: IdempotencyRecord<Result, Pending>,
  task: (verification: Verification<Pending>) => Promise<Result>,
) => Promise<RunResult<Result>>;

type Options = {
  readonly mutex: (key: string) => Mutex;
  /** Calls a Durable Object, once more where that may help. */
  readonly callObject: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Makes the error that says that the mutex cannot be reached. */
  readonly lost: (cause: unknown) => Error;
  /** Makes the error that says that the command has run, and that nobody can tell how it ended. */
  readonly unreadable: (cause: unknown) => Error;
};

type Outcome<T> = {readonly ok: true; readonly result: T} | {readonly ok: false; readonly error: unknown};

/** Returns the fingerprint of a command: equal for equal fields, in any order. */
export function fingerprint(command: object): string {
  return JSON.stringify(Object.entries(command).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Creates the one way to run a command once. */
export function createRunOnce({mutex, callObject, lost, unreadable}: Options): RunOnce {
  return async function runOnce<Result, Pending>(
    key: string,
    {idempotencyKey, fingerprint: asked, isReconciliation = false}: Operation,
    record: IdempotencyRecord<Result, Pending>,
    task: (verification: Verification<Pending>) => Promise<Result>,
  ): Promise<RunResult<Result>> {
    // An error loses its class on the way through the object and back, so both outcomes are kept on this side.
    const runs: Promise<Outcome<Result>>[] = [];
    let noted: string | null = null;
    const begin = (pending: string | null): Promise<Outcome<Result>> => {
      const run = outcomeOf(
        task({
          pending: pending === null ? null : record.pending.parse(JSON.parse(pending)),
          note: (next: Pending) => (noted = JSON.stringify(next)),
        }),
      );
      runs.push(run);
      return run;
    };
    const here: MutexTask = async (pending) => {
      const outcome = await (runs[0] ?? begin(pending));
      if (!outcome.ok) return {result: null, pending: noted};
      return {result: isReconciliation ? null : JSON.stringify([outcome.result]), pending: null};
    };
    const reach = () => callObject(() => mutex(key).run(idempotencyKey, asked, here));
    const answer = await reach().catch((cause: unknown) => {
      if (runs.length === 0) throw lost(cause);
      return reach().catch(() => null);
    });
    const outcome = await runs[0];
    if (outcome?.ok) return {result: outcome.result, repeated: false};
    if (outcome) throw outcome.error;
    const result = record.result.safeParse(stored(answer?.result ?? null));
    if (!result.success) throw unreadable(result.error);
    return {result: result.data, repeated: answer?.repeated ?? false};
  };
}

async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return {ok: true, result: await work};
  } catch (error) {
    return {ok: false, error};
  }
}

function stored(result: string | null): unknown {
  const parsed: unknown = JSON.parse(result ?? '[]');
  return Array.isArray(parsed) ? parsed[0] : null;
}
