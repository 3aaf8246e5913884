import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import type {Judgement} from '../../domain/subscription/judge';
import type {Subscription} from '../../domain/subscription/subscription';
import {ServiceError} from '../service-error.server';
import {callsFor, type Call} from './calls.server';
import type {SubscriptionGateway} from './gateway.server';

type Step = {
  readonly gateway: SubscriptionGateway;
  /** The subscription as it is now. */
  readonly read: () => Promise<Subscription>;
  /** Told what is true of the command from here on, in case the service falls silent. */
  readonly tell: (refusal: CommandRefusal) => void;
  /** Told that nobody knows what became of a call. */
  readonly doubt: () => void;
};

/**
 * Carries out a command that the rules allow: why it could not be, `null` for done. Where an answer is lost, or a call of
 * several is refused, it looks what became of it and goes on with what is left, so that pressing again ends what was begun
 * and does nothing twice. @throws ServiceError when nobody knows, or nothing more can be done now.
 */
export async function carryOut(
  {gateway, read, tell, doubt}: Step,
  before: Subscription,
  command: SubscriptionCommand,
  judgement: Extract<Judgement, {ok: true}>,
): Promise<CommandRefusal | null> {
  const customerId = await gateway.customerId();
  const all = callsFor(before, command, judgement, customerId);
  let left = all;
  const stand = (otherwise: CommandRefusal) => (left.length < all.length ? 'partly-done' : otherwise);
  for (let call = left[0]; call !== undefined; call = left[0]) {
    const failure = await send(gateway, call);
    if (failure === null) {
      left = left.slice(1);
      tell('partly-done');
      continue;
    }
    const isLost = failure instanceof ServiceError;
    if (!isLost && all.length === 1) return failure;
    if (isLost) {
      // Turned away at the door: what has been told of the command stays true.
      if (failure.isRefusal) throw failure;
      doubt();
      tell(stand('not-known'));
    }
    const now = await read();
    if (isDone(before, now, command, judgement)) return null;
    const open = callsFor(now, command, judgement, customerId);
    const isFurther = open.length < left.length;
    if (isFurther) left = open;
    tell(stand(command.name === 'payment' ? 'mail-not-known' : 'try-again'));
    if (isFurther) continue;
    if (isLost) throw failure;
    return stand(failure);
  }
  return null;
}

/** Sends one call, once: `null` for done, why the service refuses it, or the error where nobody knows what became of it. */
async function send(
  gateway: SubscriptionGateway,
  {method, path, body}: Call,
): Promise<CommandRefusal | ServiceError | null> {
  try {
    const status = await gateway.write(method, path, body);
    return status >= 400 ? refusalOf(status) : null;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

/** 402 is the answer to a payment that was declined; 404 to what is not (any more) this customer's. */
function refusalOf(status: number): CommandRefusal {
  if (status === 402) return 'payment-declined';
  return status === 404 ? 'gone' : 'not-changed';
}
