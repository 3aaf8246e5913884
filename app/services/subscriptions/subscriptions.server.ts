import * as z from 'zod';

import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import {judge} from '../../domain/subscription/judge';
import type {Subscription} from '../../domain/subscription/subscription';
import {ServiceError} from '../service-error.server';
import {carryOut} from './carry-out.server';
import {beforeDoubt, doubtOf} from './doubt.server';
import type {SubscriptionGateway} from './gateway.server';
import {readSubscription, type ReadGoods} from './read-subscription.server';

const REFUSALS = [
  'being-processed',
  'completed',
  'skipped',
  'not-skipped',
  'payment-failed',
  'out-of-stock',
  'day-over',
  'gone',
  'wrong-state',
  'not-changed',
  'legacy-gear',
  'no-payment-update',
  'payment-declined',
  'wrong-day',
  'try-again',
  'partly-done',
  'not-known',
  'mail-not-known',
] as const satisfies readonly CommandRefusal[];

const outcomeSchema = z.object({refusal: z.enum(REFUSALS).nullable()});

/** What became of a command: done, or why not. */
export type CommandOutcome = {readonly refusal: CommandRefusal | null};

/** A command, and what names the showing of the form that it came with. */
export type Ordered = {readonly command: SubscriptionCommand; readonly operation: string | null};

/** The subscription of the customer who is logged in. */
export type Subscriptions = {
  /** Read once per request. @throws ServiceError when the service does not answer. */
  readonly read: () => Promise<Subscription>;
  /**
   * Carries out a command once per operation. In an outage it looks what became of it: it refuses with 'try-again' where
   * nothing has changed, 'partly-done' where something has, and 'not-known' where nobody can tell. A mail shows nowhere:
   * while one may be on its way ('mail-not-known'), no other one is asked for.
   */
  readonly perform: (ordered: Ordered) => Promise<CommandOutcome>;
};

/**
 * Runs a task in its turn among a customer's commands; a repeated operation is given what is remembered of it. `doubt` is
 * asked when the task has thrown: what the next task with this fingerprint is handed, for five minutes.
 */
export type InTurn = (
  key: string,
  operation: {readonly operationId: string | null; readonly fingerprint: string; readonly doubt: () => string | null},
  task: (earlier: string | null) => Promise<CommandOutcome>,
) => Promise<{readonly result: CommandOutcome}>;

type SubscriptionsOptions = {
  readonly gateway: SubscriptionGateway;
  readonly readGoods: ReadGoods;
  readonly inTurn: InTurn;
  /** The day in Germany. */
  readonly today: () => string;
  readonly report: (error: unknown) => void;
  /** Lets a change that has begun end, also when the visitor has left. */
  readonly keepAlive: (work: Promise<unknown>) => void;
};

/** Checks an outcome that has been JSON in the meantime; throws on anything else. */
export function readOutcome(json: unknown): CommandOutcome {
  return outcomeSchema.parse(json);
}

/** Reads and changes a customer's subscription. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const {gateway, readGoods, inTurn, today, report, keepAlive} = options;
  let known: Promise<Subscription> | null = null;

  const readNow = () => readSubscription(gateway, readGoods);

  async function perform({command, operation}: Ordered): Promise<CommandOutcome> {
    let standing: CommandRefusal = 'try-again';
    const tell = (refusal: CommandRefusal) => (standing = refusal);
    let doubt: string | null = null;
    const task = async (earlier: string | null): Promise<CommandOutcome> => {
      const before = await readNow();
      const judgement = judge(before, command, today());
      if (!judgement.ok) return {refusal: judgement.refusal};
      const then = beforeDoubt(before, earlier);
      if (then !== null && command.name === 'payment') {
        tell('mail-not-known');
        throw new ServiceError('subscriptions', 'unreachable', 'an earlier mail is still in doubt');
      }
      if (then !== null && isDone(then, before, command, judgement)) return {refusal: null};
      doubt = earlier;
      const step = {gateway, read: readNow, tell, doubt: () => (doubt = doubtOf(then ?? before))};
      return {refusal: await carryOut(step, before, command, judgement)};
    };
    try {
      const key = `subscription/${await gateway.customerId()}`;
      const asked = {operationId: operation, fingerprint: JSON.stringify(command), doubt: () => doubt};
      const {result} = await inTurn(key, asked, task);
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      return {refusal: standing};
    } finally {
      known = null;
    }
  }

  return {
    read: () => (known ??= readNow()),
    perform(ordered) {
      const work = perform(ordered);
      keepAlive(work.catch(() => undefined));
      return work;
    },
  };
}
