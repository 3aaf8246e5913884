import * as z from 'zod';

import type {IdempotencyRecord} from '../../commands/idempotency-record.server';
import {COMMAND_REFUSALS} from '../../domain/subscription/command';
import type {Subscription} from '../../domain/subscription/subscription';

const result = z.object({refusal: z.enum(COMMAND_REFUSALS).nullable(), fields: z.array(z.string()).optional()});
const pending = z.object({itemIds: z.array(z.number()), addressIds: z.array(z.number())});

/** What became of a command: done, or why not; `fields` are those of its form that the service finds wrong. */
export type CommandOutcome = z.output<typeof result>;

/** What a subscription held when a command went out whose outcome nobody knows. */
export type PendingSubscription = z.output<typeof pending>;

/** What is stored of the commands to a customer's subscription. */
export const subscriptionRecord: IdempotencyRecord<CommandOutcome, PendingSubscription> = {result, pending};

/** Notes what has to be known of a subscription as it was when a command went out, in case its answer is lost. */
export function pendingOf({products, addresses}: Subscription): PendingSubscription {
  return {itemIds: products.map(({itemId}) => itemId), addressIds: addresses.map(({id}) => id)};
}

/**
 * Gives a subscription without what came since the same command went out before and was not answered; `null` where none is
 * pending. What is missing here may be what that one added.
 */
export function beforePending(now: Subscription, noted: PendingSubscription | null): Subscription | null {
  if (noted === null) return null;
  const {itemIds, addressIds} = noted;
  return {
    ...now,
    products: now.products.filter(({itemId}) => itemIds.includes(itemId)),
    addresses: now.addresses.filter(({id}) => addressIds.includes(id)),
  };
}
