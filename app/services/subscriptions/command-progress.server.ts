import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import type {CommandValidation} from '../../domain/subscription/validate-command';
import type {Subscription} from '../../domain/subscription/subscription';
import {callsFor} from './calls.server';
import type {Call} from './gateway.server';

type Options = {
  /** The customer's number with the service. */
  readonly customerId: number;
  /** Tells whether the rules allow the command on a subscription. */
  readonly validate: (now: Subscription) => CommandValidation;
};

/** The calls of a command that are still to be sent. */
export type CommandProgress = {
  /** Whether the command needs one call only. */
  readonly isSingle: boolean;
  /** The call to send next; `null` where all are done. */
  readonly next: () => Call | null;
  /** Drops the call that was sent. */
  readonly drop: () => void;
  /** Takes over what is left to send as the subscription is now; `false` where it is not done and nothing can be sent for it. */
  readonly reopen: (now: Subscription) => boolean;
  /** Keeps only the calls that are still to be sent, if they are fewer than before; tells whether they are. */
  readonly advanceTo: (now: Subscription) => boolean;
  /** 'partly-done' if some calls are done, else the given refusal. */
  readonly refusal: (otherwise: CommandRefusal) => CommandRefusal;
};

/** Tracks the calls of a command that are still to be sent. The service's answers and the subscription tell which are done. */
export function trackProgress(
  {customerId, validate}: Options,
  before: Subscription,
  command: SubscriptionCommand,
  validation: Extract<CommandValidation, {ok: true}>,
): CommandProgress {
  const all = callsFor(before, command, validation, customerId);
  let left = all;
  /** The calls that are left to send as the subscription is now; `null` where it is not done and nothing can be sent for it. */
  const openIn = (now: Subscription): readonly Call[] | null => {
    if (isDone(before, now, command, validation)) return [];
    const allowed = validate(now);
    const calls = allowed.ok ? callsFor(now, command, allowed, customerId) : [];
    return calls.length === 0 ? null : calls;
  };
  return {
    isSingle: all.length === 1,
    next: () => left[0] ?? null,
    drop() {
      left = left.slice(1);
    },
    reopen(now) {
      const open = openIn(now);
      left = open ?? left;
      return open !== null;
    },
    advanceTo(now) {
      const open = openIn(now) ?? left;
      const hasAdvanced = open.length < left.length;
      if (hasAdvanced) left = open;
      return hasAdvanced;
    },
    refusal: (otherwise) => (left.length < all.length ? 'partly-done' : otherwise),
  };
}
