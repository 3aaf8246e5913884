import {fingerprint, type RunOnce, type Verification} from '../../commands/run-once.server';
import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isAlreadySo, isDone} from '../../domain/subscription/is-done';
import {newVariant, validateCommand} from '../../domain/subscription/validate-command';
import type {Goods, Subscription} from '../../domain/subscription/subscription';
import {toItsEnd} from '../../runtime/to-its-end.server';
import {isUnreadableResult, ServiceError} from '../service-error.server';
import {carryOut} from './carry-out.server';
import type {SubscriptionGateway} from './gateway.server';
import {
  beforePending,
  pendingOf,
  subscriptionRecord,
  type CommandOutcome,
  type PendingSubscription,
} from './idempotency-record.server';
import {readSubscription, type ReadGoods} from './read-subscription.server';

/** The subscription of the customer who is logged in. */
export type Subscriptions = {
  /** Read once per request. @throws ServiceError when the service does not answer. */
  readonly read: () => Promise<Subscription>;
  /**
   * Carries out a command once per idempotency key. It succeeds where its goal is reached already. In an outage it looks what became of it:
   * it refuses with 'try-again' where nothing has changed, 'partly-done' where something has, and 'not-known' where nobody can tell.
   * Nothing shows whether a mail was sent: while one may be on its way ('mail-not-known'), no second one is requested.
   */
  readonly perform: (command: SubscriptionCommand, idempotencyKey: string) => Promise<CommandOutcome>;
};

type SubscriptionsOptions = {
  readonly gateway: SubscriptionGateway;
  readonly readGoods: ReadGoods;
  /** Whether the customer may buy what is sold to businesses only. */
  readonly isBusiness: () => Promise<boolean>;
  readonly runOnce: RunOnce;
  /** The day in Germany. */
  readonly today: () => string;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
  /** Lets a change that has begun end, also when the visitor has left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Reads and changes a customer's subscription. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const {gateway, readGoods, isBusiness, runOnce, today, pause, clock, report, waitUntil} = options;
  const {read, readNow, forget, write} = createCachedReads(options);

  async function perform(command: SubscriptionCommand, idempotencyKey: string): Promise<CommandOutcome> {
    forget();
    let lastRefusal: CommandRefusal = 'try-again';
    const tell = (refusal: CommandRefusal) => (lastRefusal = refusal);
    const carryOutAs = async (
      customerId: number,
      {pending, note}: Verification<PendingSubscription>,
    ): Promise<CommandOutcome> => {
      const before = await readNow();
      const goods = await newGoods(readGoods, newVariant(before, command));
      if (goods?.isForBusinesses === true && !(await isBusiness())) return {refusal: 'business-only'};
      const validate = (now: Subscription) => validateCommand(now, command, today(), goods);
      const validation = validate(before);
      if (!validation.ok)
        return {refusal: isAlreadySo(before, command, pending?.itemIds ?? []) ? null : validation.refusal};
      const then = beforePending(before, pending);
      if (then !== null && command.name === 'payment') {
        tell('mail-not-known');
        throw new ServiceError('subscriptions', 'unreachable', 'an earlier mail may still be under way');
      }
      if (then !== null && isDone(then, before, command, validation)) return {refusal: null};
      if (pending !== null) note(pending);
      const step = {
        gateway: {write},
        customerId,
        read: readNow,
        validate,
        tell,
        pause,
        clock,
        notePending: () => note(pendingOf(then ?? before)),
      };
      return await carryOut(step, before, command, validation);
    };
    try {
      const customerId = await gateway.customerId();
      if (customerId === null) return {refusal: 'gone'};
      const operation = {idempotencyKey, fingerprint: fingerprint(command)};
      const task = (verification: Verification<PendingSubscription>) => carryOutAs(customerId, verification);
      const {result} = await runOnce(`subscription/${customerId}`, operation, subscriptionRecord, task);
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      if (!isUnreadableResult(error)) return {refusal: lastRefusal};
      return {refusal: command.name === 'payment' ? 'mail-not-known' : 'not-known'};
    }
  }

  return {
    read,
    perform: (command, idempotencyKey) => toItsEnd(waitUntil, perform(command, idempotencyKey)),
  };
}

/** Caches what was read of a subscription until a change is made, or may have been. */
function createCachedReads({gateway, readGoods, today}: Pick<SubscriptionsOptions, 'gateway' | 'readGoods' | 'today'>) {
  let known: Promise<Subscription> | null = null;
  const forget = (): void => {
    known = null;
  };
  const readNow = (): Promise<Subscription> => {
    const reading = readSubscription(gateway, readGoods, today());
    known = reading;
    reading.catch(() => {
      if (known === reading) forget();
    });
    return reading;
  };
  const write: SubscriptionGateway['write'] = async (call) => {
    let isRefused = false;
    try {
      const reply = await gateway.write(call);
      isRefused = reply.status >= 400;
      return reply;
    } finally {
      if (!isRefused) forget();
    }
  };
  return {read: () => known ?? readNow(), readNow, forget, write};
}

/**
 * What the catalogue says of a variant that is to be brought in: a form can say anything. @throws ServiceError when the
 * catalogue does not answer.
 */
async function newGoods(readGoods: ReadGoods, number: string | null): Promise<Goods | null> {
  if (number === null) return null;
  const goods = await readGoods([number]);
  if (goods.state !== 'ready') throw new ServiceError('storefront', 'unreachable', 'the variant is not known');
  return goods.data.get(number) ?? null;
}
