/** The state of a change after a failed attempt: it was refused, may still be under way (`timeout`), or its answer was lost. */
export type AttemptFailure = 'refused' | 'timeout' | 'lost';

/** A change whose answer may be lost. */
export type VerifiedChange<Answer, State> = {
  /** Sends the change. */
  readonly send: () => Promise<Answer>;
  /** Reads the state as it is now. */
  readonly read: () => Promise<State>;
  /** Whether the state shows that nothing is to be sent again. */
  readonly isDone: (now: State) => boolean;
  /** How often it is sent at most, and whether sending it twice comes to the same as sending it once. */
  readonly attempts: number;
  readonly isRepeatable: boolean;
};

/** The outcome of a change: its answer, or the state that shows that it was made although the answer was lost. */
export type VerifiedOutcome<Answer, State> =
  | {readonly state: 'answered'; readonly answer: Answer}
  | {readonly state: 'verified'; readonly now: State};

/** Sends a change so that a lost answer is no lost change, and no change twice. */
export type VerifiedRetry = <Answer, State>(
  change: VerifiedChange<Answer, State>,
) => Promise<VerifiedOutcome<Answer, State>>;

type Options = {
  /** Classifies an error; `null` for an error that is not the service's, which is thrown. */
  readonly failureOf: (error: unknown) => AttemptFailure | null;
  /** Waits before the second read after a timeout; `null`: there is one read. */
  readonly pause: (() => Promise<void>) | null;
};

/**
 * Creates the one way to send a change that must happen once: after a lost answer the state is read and compared before
 * anything is sent again. What took too long may still be under way: it is looked for twice, and sent again only where
 * that does no harm.
 * @throws the error of the last attempt where the change was not made, or was refused; that of `read` where the outcome
 * is unknown.
 */
export function createVerifiedRetry({failureOf, pause}: Options): VerifiedRetry {
  return async ({send, read, isDone, attempts, isRepeatable}) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return {state: 'answered', answer: await send()};
      } catch (error) {
        const failure = failureOf(error);
        if (failure === null || failure === 'refused') throw error;
        const seen = await read();
        if (isDone(seen)) return {state: 'verified', now: seen};
        if (failure === 'timeout' && pause !== null) {
          await pause();
          const later = await read();
          if (isDone(later)) return {state: 'verified', now: later};
        }
        if (attempt === attempts || (failure === 'timeout' && !isRepeatable)) throw error;
      }
    }
  };
}
