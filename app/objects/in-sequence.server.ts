import type {SequencedReport, SequencedResult, SequencedTask} from './cart-sequencer.server';

/** The sequencer of one cart as a caller sees it: `CartSequencer`, found anew for each call. */
export type Sequencer = {
  readonly run: (operationId: string | null, fingerprint: string, task: SequencedTask) => Promise<SequencedResult>;
};

/** What an operation gave, and whether it had been done before and this is its remembered result. */
export type Sequenced<T> = {readonly result: T; readonly repeated: boolean};

/** An operation of a cart. */
export type Operation = {
  /** The form's; `null`: its result is never remembered. */
  readonly operationId: string | null;
  /** Says what is asked for. */
  readonly fingerprint: string;
  /** Asked when the task has thrown: what the next one that asks for the same has to know of it; `null` for nothing. */
  readonly doubt?: () => string | null;
  /** The shop's own upkeep, which nobody asked for: it is not remembered, and settles no doubt. */
  readonly isUpkeep?: boolean;
};

const ATTEMPTS = 2;

type Outcome<T> = {readonly ok: true; readonly result: T} | {readonly ok: false; readonly error: unknown};

/**
 * Runs `task` in its turn among the operations of one cart, with the doubt that an earlier one left behind. `parse`
 * checks a remembered result, which has been JSON in between. A connection that is lost before the turn has come is tried
 * once more; one that is lost later changes nothing, for the task runs here.
 * @throws what `task` throws, the very same error; what `lost` makes of the cause where it has not run.
 */
export async function inSequence<T>(
  sequencer: Sequencer,
  {operationId, fingerprint, doubt = () => null, isUpkeep = false}: Operation,
  task: (earlier: string | null) => Promise<T>,
  parse: (remembered: unknown) => T,
  lost: (cause: unknown) => Error = noSequencer,
): Promise<Sequenced<T>> {
  // An error loses its class on the way through the object and back, so both outcomes are kept on this side.
  const runs: Promise<Outcome<T>>[] = [];
  const here = async (earlier: string | null): Promise<SequencedReport> => {
    const run = outcomeOf(task(earlier));
    runs.push(run);
    const outcome = await run;
    if (!outcome.ok) return {result: null, doubt: doubt()};
    return {result: isUpkeep ? null : JSON.stringify([outcome.result]), doubt: null};
  };
  for (let attempt = 1; ; attempt += 1) {
    const [settled] = await Promise.allSettled([sequencer.run(operationId, fingerprint, here)]);
    const outcome = await runs[0];
    if (outcome?.ok) return {result: outcome.result, repeated: false};
    if (outcome) throw outcome.error;
    if (settled.status === 'fulfilled') return recalled(settled.value, parse);
    if (attempt === ATTEMPTS) throw lost(settled.reason);
  }
}

async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return {ok: true, result: await work};
  } catch (error) {
    return {ok: false, error};
  }
}

function recalled<T>({result, repeated}: SequencedResult, parse: (remembered: unknown) => T): Sequenced<T> {
  const stored: unknown = JSON.parse(result ?? '[]');
  return {result: parse(Array.isArray(stored) ? stored[0] : null), repeated};
}

function noSequencer(cause: unknown): Error {
  return new Error('No turn among the operations.', {cause});
}
