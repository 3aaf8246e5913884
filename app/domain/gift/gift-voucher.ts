import {ADDRESS_FIELDS} from '../address';
import type {Day} from '../delivery';
import type {FormAnswer, FormProblem} from '../form/form-answer';
import {withoutUnseen} from '../form/without-unseen';

const COFFEES = ['filter', 'espresso', 'mixed'] as const;

/** The subscription that a voucher brings. */
export type GiftVoucher = {
  /** As it was typed. */
  readonly code: string;
  readonly deliveries: number;
  readonly coffee: (typeof COFFEES)[number];
  /** The giver's message; empty for none. */
  readonly message: string;
  readonly senderName: string;
  /** The last day on which it can be redeemed. */
  readonly lastDay: Day;
};

/** The refusals of a voucher code, and of the recipient it shall be redeemed for, each with the HTTP status of its page. */
export const VOUCHER_REFUSALS = {
  wrong: 404,
  pending: 409,
  used: 409,
  expired: 410,
  refunded: 410,
  rejected: 422,
} as const;

export type VoucherRefusal = keyof typeof VOUCHER_REFUSALS;

/** Why the form of the code is shown again, with the status of the page. */
export const CODE_REFUSALS = {...VOUCHER_REFUSALS, required: 422} as const;

/** Where deliveries go, and whom the mails about them reach. */
export const RECIPIENT_FIELDS = [...ADDRESS_FIELDS, 'email'] as const;

export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

/** The fields of the voucher that the form of the address step carries, to show it again: a second look-up would count as a try. */
export const CARRIED_FIELDS = ['deliveries', 'coffee', 'message', 'senderName', 'lastDay'] as const;

/** The fields of the form of the address step. */
type RedeemField = RecipientField | 'code' | (typeof CARRIED_FIELDS)[number];

/** The refusals of a code or a redemption. */
export type GiftProblem = FormProblem<VoucherRefusal>;

/** The refusals of the first step, an empty field among them. */
export type CodeProblem = GiftProblem | {readonly code: 'required'};

/** Where somebody who redeems stands: code form → address step → done (Specification, section 4, Other flows). */
export type GiftStep =
  | {readonly at: 'code'; readonly code: string; readonly problem: CodeProblem | null}
  | {readonly at: 'address'; readonly voucher: GiftVoucher}
  | {readonly at: 'done'; readonly deliveries: number; readonly firstDelivery: string};

/** The address step again, with what was typed and what is wrong; or why the voucher cannot be redeemed. */
export type GiftAnswer = FormAnswer<RedeemField, VoucherRefusal>;

/** Returns the voucher that the form of the address step carries; `null` where it carries none. It is shown, and decides nothing. */
export function carriedVoucher({values}: Pick<GiftAnswer, 'values'>): GiftVoucher | null {
  const {code = '', deliveries = '', message = '', senderName = '', lastDay = ''} = values;
  const coffee = COFFEES.find((each) => each === values.coffee);
  if (coffee === undefined || !COUNT.test(deliveries) || !isDay(lastDay)) return null;
  return {code, deliveries: Number(deliveries), coffee, message, senderName, lastDay};
}

const CODE = /^[\p{L}\p{N}\p{Zs}-]{1,40}$/u;
const COUNT = /^[1-9]\d?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** Reads a code as people type or paste it; `null` for what cannot be one. */
export function voucherCode(value: unknown): string | null {
  const code =
    typeof value === 'string'
      ? withoutUnseen(value)
          .replace(/\p{Pd}/gu, '-')
          .trim()
      : '';
  return CODE.test(code) ? code : null;
}

/** Returns the query of the page that says what was redeemed. */
export function doneQuery({deliveries, firstDelivery}: {deliveries: number; firstDelivery: string}): string {
  return `?deliveries=${deliveries}&first=${firstDelivery}`;
}

/** Reads that query; `null` where the address is not such a one. */
export function readDone(parameters: URLSearchParams): Extract<GiftStep, {at: 'done'}> | null {
  const deliveries = parameters.get('deliveries') ?? '';
  const firstDelivery = parameters.get('first') ?? '';
  if (!COUNT.test(deliveries) || !isDay(firstDelivery)) return null;
  return {at: 'done', deliveries: Number(deliveries), firstDelivery};
}
