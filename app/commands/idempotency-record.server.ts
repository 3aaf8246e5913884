import type * as z from 'zod';

/** The record of the commands of one kind, by idempotency key and fingerprint. It is stored as JSON. */
export type IdempotencyRecord<Result, Pending> = {
  /** The result that a repeated command gets, for 24 hours. */
  readonly result: z.ZodType<Result>;
  /** The data that a retry needs to verify a command whose outcome is unknown; kept for five minutes. */
  readonly pending: z.ZodType<Pending>;
};
