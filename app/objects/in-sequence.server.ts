import type {SequencedReport, SequencedResult, SequencedTask} from './cart-sequencer.server';

/** The sequencer of one cart as a caller sees it, a stub of `CartSequencer`. */
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

/**
 * Runs `task` in its turn among the operations of one cart, with the doubt that an earlier one left behind. `parse`
 * checks a remembered result, which has been JSON in between.
 * @throws what `task` throws, the very same error.
 */
export async function inSequence<T>(
  sequencer: Sequencer,
  {operationId, fingerprint, doubt = () => null, isUpkeep = false}: Operation,
  task: (earlier: string | null) => Promise<T>,
  parse: (remembered: unknown) => T,
): Promise<Sequenced<T>> {
  // An error loses its class on the way through the object and back, so both outcomes are kept on this side.
  let outcome: {readonly ok: true; readonly result: T} | {readonly ok: false; readonly error: unknown} | null = null;
  const here = async (earlier: string | null): Promise<SequencedReport> => {
    try {
      const result = await task(earlier);
      outcome = {ok: true, result};
      return {result: isUpkeep ? null : JSON.stringify([result]), doubt: null};
    } catch (error) {
      outcome = {ok: false, error};
      return {result: null, doubt: doubt()};
    }
  };
  const settled = await Promise.allSettled([sequencer.run(operationId, fingerprint, here)]);
  return conclude(settled[0], outcome, parse);
}

function conclude<T>(
  settled: PromiseSettledResult<SequencedResult>,
  outcome: {readonly ok: true; readonly result: T} | {readonly ok: false; readonly error: unknown} | null,
  parse: (remembered: unknown) => T,
): Sequenced<T> {
  if (outcome?.ok) return {result: outcome.result, repeated: false};
  if (outcome !== null) throw outcome.error;
  if (settled.status === 'rejected') throw settled.reason;
  const stored: unknown = JSON.parse(settled.value.result ?? '[]');
  return {result: parse(Array.isArray(stored) ? stored[0] : null), repeated: settled.value.repeated};
}
