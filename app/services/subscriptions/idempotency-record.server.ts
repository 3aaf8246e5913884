import * as z from 'zod';

import type {IdempotencyRecord} from '../../commands/idempotency-record.server';
import {COMMAND_REFUSALS} from '../../domain/subscription/command';
import type {Subscription} from '../../domain/subscription/subscription';

const result = z.object({refusal: z.enum(COMMAND_REFUSALS).nullable(), fields: z.array(z.string()).optional()});
const pending = z.object({itemIds: z.array(z.number()), addressIds: z.array(z.number())});

/** The outcome of a command: done, or why not; `fields` are those of its form that the service finds wrong. */
export type CommandOutcome = z.output<typeof result>;

/** The items and addresses of a subscription when a command went out whose outcome is unknown. */
export type PendingSubscription = z.output<typeof pending>;

/** The record of the commands to a customer's subscription. */
export const subscriptionRecord: IdempotencyRecord<CommandOutcome, PendingSubscription> = {result, pending};

/** Records the state of a subscription before a command is sent, to verify the command if its answer is lost. */
export function pendingOf({products, addresses}: Subscription): PendingSubscription {
  return {itemIds: products.map(({itemId}) => itemId), addressIds: addresses.map(({id}) => id)};
}

/**
 * Returns the subscription without items and addresses added since the same, unanswered command was sent; `null` where
 * none is pending. What it leaves out may have been added by that command.
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
