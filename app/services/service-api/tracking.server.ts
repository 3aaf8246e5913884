import {orderTrackingSchema, type WireOrderTracking} from '#contracts/order-tracking';
import {returnSchema} from '#contracts/returns';

import type {Language} from '../../config/languages';
import {
  ORDER_PROBLEMS,
  type OrderLookup,
  type OrderProblem,
  type ReturnLabel,
  type ReturnRequest,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {reshapeOrder} from './orders.server';
import {postToService, type ServiceApiOptions, type ServiceReply} from './service-api.server';

/** `seconds`: after which there is room again for who has asked too often. */
type Refused = {readonly state: 'refused'; readonly problem: OrderProblem; readonly seconds: number};

/** Orders of guests, by number and address. Each call throws `ServiceError` when the service does not answer. */
export type Tracking = {
  readonly find: (lookup: OrderLookup) => Promise<{readonly state: 'found'; readonly tracked: TrackedOrder} | Refused>;
  /** `operation` names one showing of the form: the same parcel under it gets one label. */
  readonly sendBack: (
    request: ReturnRequest,
    operation: string | null,
  ) => Promise<({readonly state: 'label'} & ReturnLabel) | Refused>;
};

function refusal(reply: Extract<ServiceReply<unknown>, {readonly ok: false}>): Refused {
  const problem = reply.status === 429 ? 'too-often' : ORDER_PROBLEMS.find((code) => code === reply.code);
  return {state: 'refused', problem: problem ?? 'not_found', seconds: reply.waitSeconds};
}

function reshapeTracking({
  order,
  steps,
  parcel,
  expectedBy,
  returnableUntil,
  returnable,
}: WireOrderTracking): TrackedOrder {
  const {number, createdAt, lines} = reshapeOrder(order);
  return {order: {number, createdAt, lines}, steps, parcel, expectedBy, returnableUntil, returnable};
}

/** Tracking and returns of the service API (`contracts/order-tracking.ts`, `contracts/returns.ts`). */
export function createTracking(options: ServiceApiOptions & {readonly language: Language}): Tracking {
  return {
    async find({number, email}) {
      const call = {path: '/order-tracking', body: {number, email}, schema: orderTrackingSchema, operation: null};
      const reply = await postToService(options, call);
      return reply.ok ? {state: 'found', tracked: reshapeTracking(reply.data)} : refusal(reply);
    },
    async sendBack({number, email, items, reason}, operation) {
      const body = {number, email, language: options.language, items, ...(reason === null ? {} : {reason})};
      const reply = await postToService(options, {path: '/returns', body, schema: returnSchema, operation});
      if (!reply.ok) return refusal(reply);
      const {labelUrl, carrier, trackingNumber, sendBy} = reply.data;
      return {state: 'label', labelUrl, carrier, trackingNumber, sendBy};
    },
  };
}
