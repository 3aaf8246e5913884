import type {FieldErrors, FieldValues} from '../form/field-error';
import type {Order} from './order';

export const ORDER_STEPS = ['awaiting_payment', 'received', 'roasted', 'shipped', 'delivered'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

/** A line of which some pieces may still be sent back; `line` counts from 0 in the order's lines. */
export type Returnable = {readonly line: number; readonly quantity: number};

/** Where an order is, for whoever knows its number and the address it was placed with. */
export type TrackedOrder = {
  readonly order: Pick<Order, 'number' | 'createdAt' | 'lines'>;
  readonly steps: readonly {readonly step: OrderStep; readonly at: string}[];
  readonly parcel: {readonly carrier: string; readonly trackingNumber: string} | null;
  /** ISO days; `null` where nothing is shipped, or not known yet. */
  readonly expectedBy: string | null;
  readonly returnableUntil: string | null;
  readonly returnable: readonly Returnable[];
};

/** The day by which an order should be there: of one that has arrived, none. */
export function awaitedBy({steps, expectedBy}: Pick<TrackedOrder, 'steps' | 'expectedBy'>): string | null {
  return steps.some(({step}) => step === 'delivered') ? null : expectedBy;
}

export const LOOKUP_FIELDS = ['number', 'email'] as const;

export type LookupField = (typeof LOOKUP_FIELDS)[number];

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

/** What goes back: pieces by line, at least one. */
export type ReturnRequest = OrderLookup & {
  readonly items: readonly Returnable[];
  readonly reason: ReturnReason | null;
};

/** A label to print, and until when the parcel has to be posted. */
export type ReturnLabel = {
  readonly labelUrl: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** An ISO day. */
  readonly sendBy: string;
};

/** Why there is no order to show or no label. */
export const ORDER_PROBLEMS = [
  'not_found',
  'not_delivered',
  'nothing_to_return',
  'nothing_chosen',
  'too_many',
  'too_late',
  'too-often',
  'unavailable',
] as const;

export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

/** The page of an order: the form to find it, then the order with what can be sent back. */
export type OrderPageState = {
  readonly values: FieldValues<LookupField>;
  readonly errors: FieldErrors<LookupField>;
  readonly problem: OrderProblem | null;
  readonly tracked: TrackedOrder | null;
};
