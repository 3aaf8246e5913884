import type {FormAnswer} from '../form/form-answer';
import type {Order} from './order';

export type OrderStep = 'awaiting_payment' | 'received' | 'roasted' | 'shipped' | 'delivered' | 'cancelled';

/** A line of which some pieces may still be sent back; `line` is that of the order's lines. */
export type Returnable = {readonly line: number; readonly quantity: number};

/** Where an order is, for whoever knows its number and the address it was placed with. */
export type TrackedOrder = {
  readonly order: Omit<Order, 'maskedEmail' | 'donations' | 'city' | 'deliveryDays'>;
  readonly steps: readonly {readonly step: OrderStep; readonly at: string}[];
  readonly parcels: readonly {readonly carrier: string | null; readonly trackingNumber: string}[];
  /** ISO days; `null` where nothing is shipped, or not known yet. An order that has arrived is not expected any more. */
  readonly expectedBy: string | null;
  readonly returnableUntil: string | null;
  readonly returnable: readonly Returnable[];
  /** The announced returns, oldest first. */
  readonly returns: readonly (AnnouncedReturn & {readonly id: string; readonly items: readonly Returnable[]})[];
};

/**
 * Whether something of an order can be sent back, or why not: it is cancelled, nothing of it comes by parcel, it has not arrived, it is
 * too late, or all of it is announced.
 */
export type ReturnState = 'open' | 'cancelled' | 'no-parcel' | 'not-delivered' | 'over' | 'all-announced';

/** Tells whether something of an order can be sent back on `today`, the day in Germany. */
export function returnState(
  {
    order,
    steps,
    returnable,
    returnableUntil,
  }: Pick<TrackedOrder, 'steps' | 'returnable' | 'returnableUntil'> & {
    readonly order: Pick<Order, 'shipping'>;
  },
  today: string,
): ReturnState {
  if (steps.some(({step}) => step === 'cancelled')) return 'cancelled';
  if (returnable.length > 0) return 'open';
  if (order.shipping === null) return 'no-parcel';
  if (returnableUntil === null) return 'not-delivered';
  return returnableUntil < today ? 'over' : 'all-announced';
}

export const LOOKUP_FIELDS = ['number', 'email'] as const;

export type LookupField = (typeof LOOKUP_FIELDS)[number];

/**
 * What a form of the order's page does: shows the order, shows what can be sent back of it, or sends something back.
 */
export const LOOKUP_STEPS = ['find', 'find-return', 'return'] as const;

export type OrderLookup = {readonly number: string; readonly email: string};

export const RETURN_REASONS = [
  'not_liked',
  'wrong_item',
  'damaged',
  'too_late',
  'ordered_by_mistake',
  'other',
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The pieces that go back, by line, at least one. */
export type ReturnRequest = OrderLookup & {
  readonly items: readonly Returnable[];
  readonly reason: ReturnReason | null;
};

/** A label to print. */
export type ReturnLabel = {
  readonly labelUrl: string;
  readonly carrier: string;
  readonly trackingNumber: string;
};

/** Until when the parcel of a return has to be posted, and its label. */
export type AnnouncedReturn = {
  /** `null` where it follows by mail, within `LABEL_WORKING_DAYS`. */
  readonly label: ReturnLabel | null;
  /** An ISO day. */
  readonly sendBy: string;
};

export {LABEL_WORKING_DAYS} from '#contracts/return-values';

/** The refusals of tracking and returns, each with the HTTP status of its page. */
export const ORDER_REFUSALS = {
  not_found: 404,
  not_delivered: 409,
  nothing_to_return: 409,
  nothing_chosen: 422,
  too_many: 409,
  too_late: 409,
} as const;

export type OrderRefusal = keyof typeof ORDER_REFUSALS;

/** Returns the refusal that a code of the service names; an order that is not to be shown is not found. */
export function orderRefusal(code: string): OrderRefusal {
  return isOrderRefusal(code) ? code : 'not_found';
}

function isOrderRefusal(code: string): code is OrderRefusal {
  return Object.hasOwn(ORDER_REFUSALS, code);
}

/** The order that was found, and what of it was chosen to go back. */
export type FoundOrder = {
  readonly tracked: TrackedOrder;
  readonly items: readonly Returnable[];
  readonly reason: ReturnReason | null;
};

/** The page of an order: the form to find it, then the order with what can be sent back. */
export type OrderAnswer = FormAnswer<LookupField | 'step', OrderRefusal, FoundOrder>;
