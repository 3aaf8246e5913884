/**
 * Calls a Durable Object. `call` finds it anew each time, for a stub that has lost its object stays lost. It is called again where
 * that may help, once `beforeRepeat` has ended: what is called may have had its effect already.
 * @throws what the object throws of its own, or `beforeRepeat`; what `lost` makes of the cause where it could not be reached.
 */
export type ObjectCall = <Result>(call: () => Promise<Result>, beforeRepeat?: () => Promise<void>) => Promise<Result>;

/**
 * The marks of an error that says nothing of the object's code: deployments and updates of the platform reset objects, too many
 * calls overload one (https://developers.cloudflare.com/durable-objects/best-practices/error-handling/).
 */
const MARKS = ['retryable', 'overloaded', 'durableObjectReset'] as const;

/** Creates the way to call Durable Objects. `lost` makes the error that says that one cannot be reached. */
export function createObjectCall(lost: (cause: unknown) => Error): ObjectCall {
  /** The error as the caller gets it. */
  const asThrown = (error: unknown): unknown => (MARKS.some((mark) => hasMark(error, mark)) ? lost(error) : error);
  return (call, beforeRepeat = async () => undefined) =>
    call().catch(async (first: unknown) => {
      await beforeRepeat();
      if (!hasMark(first, 'retryable') || hasMark(first, 'overloaded')) throw asThrown(first);
      return call().catch(async (second: unknown) => {
        await beforeRepeat();
        throw asThrown(second);
      });
    });
}

function hasMark(error: unknown, mark: (typeof MARKS)[number]): boolean {
  return error instanceof Error && mark in error;
}
