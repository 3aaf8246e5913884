import * as z from 'zod';
import {FAULT_KINDS} from './services';

/** Answer of `POST /control/reset`, `/control/repair`, `/control/catalogue`, `/control/catalogue/import`, `/control/empty` and `/control/subscriptions/reset`. */
export const controlDoneSchema = z.object({ok: z.literal(true)});

/** Answer of `POST /control/clock`. */
export const controlClockSchema = controlDoneSchema.extend({offsetMs: z.int()});

/** Answer of `POST /control/stock`: the variant's number and the pieces that are there now. */
export const controlStockSchema = controlDoneSchema.extend({variant: z.int(), quantity: z.int().nonnegative()});

/** Answer of `POST /control/bounces`: the mail of the outbox, and what became of it. */
export const controlBounceSchema = controlDoneSchema.extend({
  message: z.int().positive(),
  kind: z.enum(['hard', 'soft', 'complaint']),
});

/** Answer of `POST /control/denied`: the access scopes and fields that are denied now. */
export const controlDeniedSchema = controlDoneSchema.extend({denied: z.array(z.string())});

/** Answer of `POST /control/faults`: the fault with everything that was left to it. */
export const controlFaultSchema = controlDoneSchema.extend({
  fault: z.strictObject({
    service: z.string().min(1),
    operation: z.string().optional(),
    method: z.string().optional(),
    kind: z.enum(FAULT_KINDS),
    status: z.int().optional(),
    ms: z.int().optional(),
    times: z.int().positive(),
    share: z.number(),
  }),
});

/** Answer of `GET /control/received`: every request since the last reset is counted, the latest 500 are listed. */
export const controlReceivedSchema = z.object({
  count: z.int().nonnegative(),
  operations: z.record(z.string(), z.int().positive()),
  requests: z
    .array(
      z.strictObject({
        service: z.string().min(1),
        operation: z.string(),
        method: z.string().min(1),
        path: z.string().startsWith('/'),
        /** Milliseconds since 1970. */
        at: z.int().positive(),
      }),
    )
    .max(500),
});
