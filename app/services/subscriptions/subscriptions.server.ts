import * as z from 'zod';

import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import {judge} from '../../domain/subscription/judge';
import type {Subscription} from '../../domain/subscription/subscription';
import {ServiceError} from '../service-error.server';
import {callsFor} from './calls.server';
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
  /** Carries out a command once per operation. In an outage it looks what became of it, or refuses with 'try-again'. */
  readonly perform: (ordered: Ordered) => Promise<CommandOutcome>;
};

/** Runs a task in its turn among a customer's commands; a repeated operation is given what is remembered of it. */
export type InTurn = (
  key: string,
  operation: {readonly operationId: string | null; readonly fingerprint: string},
  task: () => Promise<CommandOutcome>,
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

const DONE: CommandOutcome = {refusal: null};

/** Reads and changes a customer's subscription. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const {gateway, readGoods, inTurn, today, report, keepAlive} = options;
  let known: Promise<Subscription> | null = null;

  async function carryOut(command: SubscriptionCommand): Promise<CommandOutcome> {
    const before = await readSubscription(gateway, readGoods);
    const judgement = judge(before, command, today());
    if (!judgement.ok) return {refusal: judgement.refusal};
    const calls = callsFor(before, command, judgement, await gateway.customerId());
    for (const {method, path, body} of calls) {
      try {
        const status = await gateway.write(method, path, body);
        if (status >= 400) return {refusal: refusalOf(status)};
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const after = await readSubscription(gateway, readGoods);
        if (isDone(before, after, command, judgement)) return DONE;
        throw error;
      }
    }
    return DONE;
  }

  async function perform({command, operation}: Ordered): Promise<CommandOutcome> {
    try {
      const key = `subscription/${await gateway.customerId()}`;
      const asked = {operationId: operation, fingerprint: JSON.stringify(command)};
      const {result} = await inTurn(key, asked, () => carryOut(command));
      known = null;
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      return {refusal: 'try-again'};
    }
  }

  return {
    read: () => (known ??= readSubscription(gateway, readGoods)),
    perform(ordered) {
      const work = perform(ordered);
      keepAlive(work.catch(() => undefined));
      return work;
    },
  };
}

/** 402 is the answer to a payment that was declined; 404 to what is not (any more) this customer's. */
function refusalOf(status: number): CommandRefusal {
  if (status === 402) return 'payment-declined';
  return status === 404 ? 'gone' : 'not-changed';
}
