import type * as z from 'zod';

/** What is stored of the commands of one kind, by idempotency key and fingerprint. It is JSON in between. */
export type IdempotencyRecord<Result, Pending> = {
  /** The result that a repeated command gets, for 24 hours. */
  readonly result: z.ZodType<Result>;
  /** What a retry needs to verify a command whose outcome is unknown; kept for five minutes. */
  readonly pending: z.ZodType<Pending>;
};
