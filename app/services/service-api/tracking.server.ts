import {orderTrackingSchema, type WireOrderTracking} from '#contracts/order-tracking';
import {returnSchema, type WireReturn} from '#contracts/returns';

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
import {postToService, type ServiceApiOptions, type RefusedReply} from './service-api.server';

/** Orders of guests, by number and address. Each call throws `ServiceError` when the service does not answer. */
export type Tracking = {
  readonly find: (lookup: OrderLookup) => Promise<Outcome<{readonly tracked: TrackedOrder}, OrderRefusal>>;
  /** The same parcel under the same idempotency key gets one label. */
  readonly sendBack: (
    request: ReturnRequest,
    idempotencyKey: string,
  ) => Promise<Outcome<{readonly label: ReturnLabel}, OrderRefusal>>;
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
    returns: returns.map(({items, ...label}) => ({...labelOf(label), items})),
  };
}

function labelOf({labelUrl, carrier, trackingNumber, sendBy}: WireReturn): ReturnLabel {
  return {labelUrl, carrier, trackingNumber, sendBy};
}

/**
 * Makes the adapter of tracking and returns of the service API (`contracts/order-tracking.ts`, `contracts/returns.ts`).
 */
export function createTracking(options: ServiceApiOptions & {readonly language: Language}): Tracking {
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
      return {state: 'done', label: labelOf(reply.data)};
    },
  };
}
