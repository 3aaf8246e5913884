import {orderTrackingSchema, type WireOrderTracking} from '#contracts/order-tracking';
import {returnSchema, type WireReturn} from '#contracts/returns';

import type {Failure, Outcome} from '../../domain/form/outcome';
import {
  type AnnouncedReturn,
  orderRefusal,
  type OrderLookup,
  type OrderRefusal,
  type ReturnRequest,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {reshapeOrder} from './orders.server';
import {postToService, type ServiceApiOptions, type RefusedReply} from './service-api.server';

/** Orders of guests, by number and address. Each call throws `ServiceError` when the service does not answer. */
export type Tracking = {
  readonly find: (lookup: OrderLookup) => Promise<Outcome<{readonly tracked: TrackedOrder}, OrderRefusal>>;
  /** The same parcel under the same idempotency key is announced once. */
  readonly sendBack: (
    request: ReturnRequest,
    idempotencyKey: string,
  ) => Promise<Outcome<{readonly announced: AnnouncedReturn}, OrderRefusal>>;
};

function failure(reply: RefusedReply): Failure<OrderRefusal> {
  if (reply.state === 'rate-limited') return reply;
  return {state: 'refused', code: orderRefusal(reply.code)};
}

function reshapeTracking({
  order,
  steps,
  parcels,
  expectedBy,
  returnableUntil,
  returnable,
  returns,
}: WireOrderTracking): TrackedOrder {
  const {number, createdAt, isPaid, isTaxFree, lines, ...amounts} = reshapeOrder(order);
  const {subtotal, discounts, shipping, total, giftCards} = amounts;
  return {
    order: {number, createdAt, isPaid, isTaxFree, lines, subtotal, discounts, shipping, total, giftCards},
    steps,
    parcels,
    expectedBy,
    returnableUntil,
    returnable,
    returns: returns.map(({items, ...announced}) => ({...reshapeReturn(announced), id: announced.id, items})),
  };
}

function reshapeReturn({labelUrl, carrier, trackingNumber, sendBy}: WireReturn): AnnouncedReturn {
  const isComplete = labelUrl !== null && carrier !== null && trackingNumber !== null;
  return {label: isComplete ? {labelUrl, carrier, trackingNumber} : null, sendBy};
}

/**
 * Makes the adapter of tracking and returns of the service API (`contracts/order-tracking.ts`, `contracts/returns.ts`).
 */
export function createTracking(options: ServiceApiOptions): Tracking {
  return {
    async find({number, email}) {
      const call = {path: '/order-tracking', body: {number, email}, schema: orderTrackingSchema, idempotencyKey: null};
      const reply = await postToService(options, call);
      return reply.state === 'done' ? {state: 'done', tracked: reshapeTracking(reply.data)} : failure(reply);
    },
    async sendBack({number, email, items, reason}, idempotencyKey) {
      const body = {number, email, language: options.language, items, ...(reason === null ? {} : {reason})};
      const reply = await postToService(options, {path: '/returns', body, schema: returnSchema, idempotencyKey});
      if (reply.state !== 'done') return failure(reply);
      return {state: 'done', announced: reshapeReturn(reply.data)};
    },
  };
}
