import {orderTrackingSchema, type WireOrderTracking} from '#contracts/order-tracking';
import {returnSchema} from '#contracts/returns';

import type {Language} from '../../config/languages';
import type {Failure, Outcome} from '../../domain/form/outcome';
import {
  orderRefusal,
  type OrderLookup,
  type OrderRefusal,
  type ReturnLabel,
  type ReturnRequest,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {reshapeOrder} from './orders.server';
import {postToService, type ServiceApiOptions, type ServiceReply} from './service-api.server';

/** Orders of guests, by number and address. Each call throws `ServiceError` when the service does not answer. */
export type Tracking = {
  readonly find: (lookup: OrderLookup) => Promise<Outcome<{readonly tracked: TrackedOrder}, OrderRefusal>>;
  /** `idempotencyKey` names one showing of the form: the same parcel under it gets one label. */
  readonly sendBack: (
    request: ReturnRequest,
    idempotencyKey: string | null,
  ) => Promise<Outcome<{readonly label: ReturnLabel}, OrderRefusal>>;
};

function failure(reply: Extract<ServiceReply<unknown>, {readonly ok: false}>): Failure<OrderRefusal> {
  if (reply.status === 429) return {state: 'rate-limited', seconds: reply.waitSeconds};
  return {state: 'refused', code: orderRefusal(reply.code)};
}

function reshapeTracking({
  order,
  steps,
  parcel,
  expectedBy,
  returnableUntil,
  returnable,
}: WireOrderTracking): TrackedOrder {
  const {number, createdAt, lines, total} = reshapeOrder(order);
  return {order: {number, createdAt, lines, total}, steps, parcel, expectedBy, returnableUntil, returnable};
}

/**
 * Makes the adapter of tracking and returns of the service API (`contracts/order-tracking.ts`, `contracts/returns.ts`).
 */
export function createTracking(options: ServiceApiOptions & {readonly language: Language}): Tracking {
  return {
    async find({number, email}) {
      const call = {path: '/order-tracking', body: {number, email}, schema: orderTrackingSchema, idempotencyKey: null};
      const reply = await postToService(options, call);
      return reply.ok ? {state: 'done', tracked: reshapeTracking(reply.data)} : failure(reply);
    },
    async sendBack({number, email, items, reason}, idempotencyKey) {
      const body = {number, email, language: options.language, items, ...(reason === null ? {} : {reason})};
      const reply = await postToService(options, {path: '/returns', body, schema: returnSchema, idempotencyKey});
      if (!reply.ok) return failure(reply);
      const {labelUrl, carrier, trackingNumber, sendBy} = reply.data;
      return {state: 'done', label: {labelUrl, carrier, trackingNumber, sendBy}};
    },
  };
}
