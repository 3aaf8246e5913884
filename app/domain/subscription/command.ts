import type {SocialProject} from '../../config/commerce';
import type {PostalAddress} from '../address';
import type {Day} from '../delivery';
import {CHARGE_REFUSALS} from './charge';

/** Specification, section 3, Cancellation. */
export const CANCELLATION_REASONS = ['anotherBrand', 'movTooHigh', 'noRightInterval', 'tooExpensive', 'other'] as const;

export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

type Cancellation = {readonly reason: CancellationReason; readonly comment: string | null};

/** The commands to a delivery, named by address and day. */
export type DeliveryCommand = {readonly key: string} & (
  | {readonly name: 'skip'; /** `null`: everything that comes regularly. */ readonly itemIds: readonly number[] | null}
  | {readonly name: 'unskip' | 'send-now' | 'payment'}
  | {readonly name: 'reschedule'; readonly to: {readonly day: Day} | {readonly weeks: number}}
  | {readonly name: 'interval'; readonly weeks: number}
  | {readonly name: 'address'; readonly address: PostalAddress}
  | {readonly name: 'gift'; readonly address: PostalAddress; readonly email: string}
  | {
      readonly name: 'add';
      readonly variantNumber: string;
      readonly quantity: number;
      /** `null`: once. */
      readonly weeks: number | null;
      readonly project: SocialProject;
    }
);

/** The commands to a product in the subscription. */
export type ProductCommand = {readonly itemId: number} & (
  | {readonly name: 'swap'; readonly variantNumber: string}
  | {readonly name: 'edit'; readonly variantNumber: string; readonly quantity: number; readonly weeks: number | null}
  | {readonly name: 'project'; readonly project: SocialProject}
  | {readonly name: 'remove' | 'reactivate'}
  | ({readonly name: 'cancel'} & Cancellation)
);

/** Everything that can be asked of a subscription. */
export type SubscriptionCommand = DeliveryCommand | ProductCommand | ({readonly name: 'cancel-all'} & Cancellation);

export type CommandName = SubscriptionCommand['name'];

/** The fields of the forms that commands come from. */
export type CommandField =
  | keyof PostalAddress
  | 'email'
  | 'which'
  | 'item'
  | 'how'
  | 'day'
  | 'weeks'
  | 'variant'
  | 'quantity'
  | 'rhythm'
  | 'project'
  | 'reason'
  | 'comment';

const OWN_REFUSALS = [
  /** The delivery or product is not there (any more). */
  'gone',
  /** It is in a state in which this cannot be asked of it. */
  'wrong-state',
  /** The service does not do it, without a reason that a shopper could use. */
  'not-changed',
  'legacy-gear',
  /** It is yet to come, so that no delivery can bring it (decision). */
  'pre-order',
  /** It is sold to businesses only (Specification, section 3, b2b.exclusive; decision). */
  'business-only',
  /** It is paid for already: given away, it would come for nothing, and uncounted (decision). */
  'gift-stays',
  /** Nobody would pay it: all of the delivery would fail, the gift in it too (decision). */
  'gift-without-payment',
  'no-payment-update',
  'payment-declined',
  'wrong-day',
  /** The service did not answer, and nothing has changed. */
  'try-again',
  /** Some of it is done and stays so; trying again does the rest. */
  'partly-done',
  /** The service did not answer, and nobody can tell what became of it. */
  'not-known',
  /** The service did not answer, and the mail that was asked for may be on its way. */
  'mail-not-known',
] as const;

/** Why a command was not carried out; each has a text. */
export const COMMAND_REFUSALS = [...CHARGE_REFUSALS, ...OWN_REFUSALS] as const;

export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

const OF_OUTAGES: readonly CommandRefusal[] = ['try-again', 'partly-done', 'not-known', 'mail-not-known'];

/** Tells whether a command was refused because the service did not answer, so that the subscription may not be readable either. */
export function isOfOutage(refusal: CommandRefusal): boolean {
  return OF_OUTAGES.includes(refusal);
}
