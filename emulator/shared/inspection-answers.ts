import * as z from 'zod';
import {momentSchema} from '../../contracts/fields';

/** Answer to an envelope that the error sink took in: Sentry's. */
export const envelopeReceivedSchema = z.object({id: z.string().nullable()});

/** Answer to an envelope that it refused: Sentry's. */
export const envelopeRefusedSchema = z.object({detail: z.string().min(1)});

/** Answer of `GET /sentry/events?type=`: the items of the envelopes, newest first. */
export const errorEventsSchema = z.object({
  events: z.array(
    z.object({
      id: z.int().positive(),
      project: z.string().min(1),
      eventId: z.string().nullable(),
      type: z.string().min(1),
      summary: z.string(),
      bytes: z.int().nonnegative(),
      receivedAt: momentSchema,
      payload: z.json(),
    }),
  ),
});

/** Answer of `GET /analytics/events?name=`: what pages told the tag manager, newest first. */
export const analyticsEventsSchema = z.object({
  events: z.array(
    z.object({
      container: z.string().regex(/^GTM-/),
      page: z.string(),
      kind: z.enum(['consent', 'event']),
      name: z.string().min(1),
      data: z.json(),
      receivedAt: momentSchema,
    }),
  ),
});

/** One request of the shop: its own span, then what it waited for. */
export const traceSchema = z.object({
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  spans: z.array(
    z.object({
      name: z.string(),
      /** Milliseconds after the request began. */
      after: z.number(),
      milliseconds: z.number(),
      attributes: z.record(z.string(), z.string()),
      isFailed: z.boolean(),
    }),
  ),
});

/** Answer of `GET /otlp/traces`: the latest requests, newest first. */
export const tracesSchema = z.object({traces: z.array(traceSchema)});

/** Answer to traces that the collector took in: OTLP's `ExportTraceServiceResponse`. */
export const tracesReceivedSchema = z.object({partialSuccess: z.strictObject({})});

/** Answer to what is no export of traces: OTLP's `Status`. */
export const tracesRefusedSchema = z.strictObject({code: z.int(), message: z.string()});
