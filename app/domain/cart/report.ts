import {GIFT_LIMITS} from '../../config/gifts';
import type {FormAnswer, FieldErrors} from '../form/form-answer';
import {isCodeApplied, type Cart} from './cart';
import type {CartField} from './cart.form.server';
import type {CartIntent, CartOutcome} from './command';
import type {RecommendedCards} from './recommendation';
import {MAY_STILL_APPLY, type Refusal} from './refusal';
import type {PriceChange} from './seen-prices';
import type {CartSummary} from './summary';
import {undoOf, type Undo} from './undo';

type Values = Readonly<Record<string, string | undefined>>;

/** The subject of a report: the intent of a command, or `follow-code` for a link that brought a code alone. */
export type ReportedIntent = CartIntent | 'follow-code';

/** The result of a cart form as a page shows it: in the answer to a script, or in the flash message after a plain form. */
export type CartReport = {
  readonly intent: string;
  readonly refusals: readonly Refusal[];
  /** What was typed; in a flash message only where something was refused. */
  readonly values: Values;
  /** The same form had been carried out before: nothing was done again. */
  readonly repeated: boolean;
  /** How to put back what was taken out. */
  readonly undo: Undo | null;
  /** What is wrong with the fields of a form that was not understood. */
  readonly errors?: FieldErrors<CartField>;
};

/** The part of the answer that only a script gets: the report, and the cart after the change. */
export type ChangedCart = {
  readonly report: CartReport;
  /** `null` without a cart. */
  readonly totalQuantity: number | null;
  readonly summary: CartSummary | null;
  /** Prices that the page is to say have changed. */
  readonly prices?: readonly PriceChange[];
  /** What goes with the cart, for a page that shows it, where that may be something else now. */
  readonly recommended?: RecommendedCards;
};

/** The answer to a cart form; `shown` is `null` unless the form was carried out. */
export type CartFormAnswer = FormAnswer<CartField, never, ChangedCart>;

/** Tells whether all that a form asked for was carried out. */
export function isCarriedOut({refusals, errors}: Pick<CartReport, 'refusals' | 'errors'>): boolean {
  return refusals.length === 0 && errors === undefined;
}

/** Returns a report as it holds of the cart by now: a code that a link brought, and that waited for goods, may count since. */
export function reportToday<Report extends CartReport>(report: Report, cart: Cart | null): Report {
  const {intent, values, refusals} = report;
  const counts = intent === 'follow-code' && cart !== null && isCodeApplied(cart, values['code'] ?? '');
  return counts ? {...report, refusals: refusals.filter(({code}) => !MAY_STILL_APPLY.includes(code))} : report;
}

/** Makes the report of a form that was refused as a whole, or whose outcome is unknown. */
export function reportFailure(failure: Exclude<CartOutcome['state'], 'done'>, values: Values): CartReport {
  const code = failure === 'unavailable' ? 'try-again' : failure;
  return {intent: values['intent'] ?? '', refusals: [{code, lineId: null}], values, repeated: false, undo: null};
}

/** Makes the report of the answer to a form of the cart. */
export function reportAnswer({values, errors, problem, shown}: CartFormAnswer): CartReport {
  if (shown !== null) return {...shown.report, values};
  if (problem !== null) return reportFailure(problem.code, values);
  return {intent: values.intent ?? '', refusals: [], values, repeated: false, undo: null, errors};
}

/** No field of a flash message is longer, in characters: the longest words are those for a gift. */
export const LONGEST_VALUE = GIFT_LIMITS.subscription.message;

/** Makes the report of a command to the cart; `values` are the fields of its form. */
export function reportCommand(intent: ReportedIntent, outcome: CartOutcome, values: Values = {}): CartReport {
  const kept = Object.fromEntries(Object.entries(values).filter(isKept));
  if (outcome.state !== 'done') return {...reportFailure(outcome.state, kept), intent};
  const {refusals, repeated, removed} = outcome;
  return {intent, refusals, values: refusals.length > 0 ? kept : {}, repeated, undo: undoOf(removed)};
}

function isKept(entry: [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined && entry[1].length <= LONGEST_VALUE;
}
