import {createVerifiedRetry} from '../../commands/verified-retry.server';
import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import type {CommandValidation} from '../../domain/subscription/validate-command';
import type {Subscription} from '../../domain/subscription/subscription';
import {attemptFailure, ServiceError} from '../service-error.server';
import {callsFor} from './calls.server';
import type {Call, SubscriptionGateway, WriteReply} from './gateway.server';
import type {CommandOutcome} from './idempotency-record.server';
import {addressFieldsNamed} from './reshape-fields.server';

type Step = {
  readonly gateway: Pick<SubscriptionGateway, 'write'>;
  /** The customer's number with the service. */
  readonly customerId: number;
  /** The subscription as it is now. */
  readonly read: () => Promise<Subscription>;
  /** Told what is true of the command from here on, in case the service falls silent. */
  readonly tell: (refusal: CommandRefusal) => void;
  /** Called when the outcome of a call is unknown. */
  readonly notePending: () => void;
  /** Waits for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** A call is sent once: a second press is the shopper's. */
const verified = createVerifiedRetry({failureOf: attemptFailure, pause: null});
const ONCE = {attempts: 1, isRepeatable: false} as const;

/**
 * Carries out a command that the rules allow, or says why it could not be. Where an answer is lost, or a call of
 * several is refused, it reads what became of it and goes on with what is left, so that pressing again ends what was
 * begun and does nothing twice. @throws ServiceError when the outcome is unknown, or nothing more can be done now.
 */
export async function carryOut(
  {gateway, customerId, read, tell, notePending, pause}: Step,
  before: Subscription,
  command: SubscriptionCommand,
  validation: Extract<CommandValidation, {ok: true}>,
): Promise<CommandOutcome> {
  const all = callsFor(before, command, validation, customerId);
  let left = all;
  const stand = (otherwise: CommandRefusal) => (left.length < all.length ? 'partly-done' : otherwise);
  /** Compares with the subscription as it is now: whether there is less left to send. */
  const isFurther = (now: Subscription): boolean => {
    const open = isDone(before, now, command, validation) ? [] : callsFor(now, command, validation, customerId);
    const further = open.length < left.length;
    if (further) left = open;
    tell(stand(command.name === 'payment' ? 'mail-not-known' : 'try-again'));
    return further;
  };
  const readAfterLoss = (): Promise<Subscription> => {
    notePending();
    tell(stand('not-known'));
    return read();
  };
  for (let call = left[0]; call !== undefined; call = left[0]) {
    const next = call;
    const send = () => writeUnlocked(gateway, next, pause);
    const outcome = await verified({send, read: readAfterLoss, isDone: isFurther, ...ONCE});
    if (outcome.state === 'verified') continue;
    if (outcome.answer.status < 400) {
      left = left.slice(1);
      tell('partly-done');
      continue;
    }
    const refusal = refusalOf(outcome.answer.status);
    if (all.length === 1) return {refusal, ...wrongIn(command, outcome.answer)};
    if (!isFurther(await read())) return {refusal: stand(refusal)};
  }
  return {refusal: null};
}

/** For how long it waits after a 409, before it sends the call again. */
const LOCKED_MS = 1_500;

/**
 * Sends a call. While the service makes the charges of an earlier change anew, it changes nothing and answers 409, "Route Lock":
 * https://changelog.getrecharge.com/improved-handling-of-charge-regeneration-in-the-api-1JDygw. The call is then sent once more.
 * @throws ServiceError also where the lock stays: the call certainly had no effect, and may be sent again.
 */
async function writeUnlocked({write}: Step['gateway'], call: Call, pause: Step['pause']): Promise<WriteReply> {
  const reply = await write(call);
  if (reply.status !== 409) return reply;
  await pause(LOCKED_MS);
  const second = await write(call);
  if (second.status === 409) throw new ServiceError('subscriptions', 'rate-limited', 'a change is locked out (409)');
  return second;
}

/** 402 is the answer to a payment that was declined; 404 to what is not (any more) this customer's. */
function refusalOf(status: number): CommandRefusal {
  if (status === 402) return 'payment-declined';
  return status === 404 ? 'gone' : 'not-changed';
}

/** The fields of a recipient that the service does not take, such as a postcode that does not fit its country. */
function wrongIn({name}: SubscriptionCommand, {wrong}: WriteReply): Pick<CommandOutcome, 'fields'> {
  const ofAddress = name === 'address' || name === 'gift' ? addressFieldsNamed(wrong) : [];
  const fields = name === 'gift' && wrong.includes('email') ? [...ofAddress, 'email'] : [...ofAddress];
  return fields.length === 0 ? {} : {fields};
}
