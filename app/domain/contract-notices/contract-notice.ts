import {CANCELLATION_KINDS, CONTACT_KINDS} from '#contracts/notice-values';

import type {FormAnswer} from '../form/form-answer';

export {CANCELLATION_KINDS, CONTACT_KINDS};

export const WITHDRAWAL_FIELDS = ['name', 'contract', 'email'] as const;

export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number];

/** A withdrawal from a contract (§ 356a BGB): name, contract and address for the receipt, no more is asked. */
export type Withdrawal = {readonly name: string; readonly contract: string; readonly email: string};

export const CANCELLATION_FIELDS = ['kind', 'reason', 'name', 'contract', 'endsOn', 'email'] as const;

export type CancellationField = (typeof CANCELLATION_FIELDS)[number];

/** A notice that ends a contract (§ 312k BGB). */
export type Cancellation = {
  readonly kind: (typeof CANCELLATION_KINDS)[number];
  /** Asked for an extraordinary notice alone. */
  readonly reason: string | null;
  readonly name: string;
  readonly contract: string;
  /** The day on which the contract shall end, `2026-12-24`; `null`: as early as possible. */
  readonly endsOn: string | null;
  readonly email: string;
};

export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_FIELDS = ['kind', 'company', 'name', 'email', 'phone', 'orderNumber', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A message to customer care or, with a company, to those who care for businesses. */
export type ContactRequest = {
  readonly kind: ContactKind;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly orderNumber: string | null;
  readonly message: string;
};

/** A statement that was taken in; `mailed` says whether its receipt goes out by mail. */
export type ReceivedNotice = {readonly reference: string; readonly receivedAt: string; readonly mailed: boolean};

/** Tells whether a withdrawal is shown to be confirmed: every field is right, and nobody asked to change one. */
export function isToConfirm({
  values,
  errors,
}: Pick<FormAnswer<WithdrawalField | 'step'>, 'values' | 'errors'>): boolean {
  return values.name !== undefined && Object.keys(errors).length === 0 && values.step !== 'change';
}

/** The parts of a statement that the page after it shows, once. */
export type NoticeReceipt = {
  readonly reference: string;
  /** A moment in UTC. */
  readonly receivedAt: string;
  /** Whether it went out by mail, too. */
  readonly mailed: boolean;
  readonly facts: Readonly<Record<string, string>>;
};
