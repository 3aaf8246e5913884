import * as z from 'zod';
import {daySchema, emailSchema, lineSchema, momentSchema} from './fields';
import {orderSchema} from './order';
import {returnItemSchema, returnSchema} from './returns';

export const orderStepSchema = z.enum(['awaiting_payment', 'received', 'roasted', 'shipped', 'delivered', 'cancelled']);

/** Body of `POST /v1/order-tracking`. 404 `not_found`, whichever of the two is wrong. */
export const orderTrackingRequestSchema = z.object({number: lineSchema(20), email: emailSchema});

/** Its answer, 200. */
export const orderTrackingSchema = z.object({
  order: orderSchema,
  status: orderStepSchema,
  /** The events so far, oldest first. */
  steps: z.array(z.object({step: orderStepSchema, at: momentSchema})).min(1),
  /** Those that left, with their numbers at the carrier; `carrier` is `null` where the warehouse did not note it. */
  parcels: z.array(z.object({carrier: z.string().nullable(), trackingNumber: z.string().min(1)})).default([]),
  /**
   * The day by which it should arrive, also once that is over; `null` where none is promised: it has arrived, nothing is shipped any more, editors
   * wrote a delivery time, a pre-order waits.
   */
  expectedBy: daySchema.nullable(),
  /** The last day for a free return, a working day; `null` before delivery and where nothing is shipped. A parcel of which nobody tells counts as arrived in time. */
  returnableUntil: daySchema.nullable(),
  /** Which lines may still be sent back, and how many of each. `line` is that of `order.lines`. */
  returnable: z.array(returnItemSchema),
  /** The announced returns, oldest first, each with its label. */
  returns: z.array(returnSchema.extend({items: z.array(returnItemSchema)})).default([]),
});

export type OrderStep = z.infer<typeof orderStepSchema>;
export type WireOrderTracking = z.infer<typeof orderTrackingSchema>;
