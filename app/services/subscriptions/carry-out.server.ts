import {addressFieldsNamed} from '#contracts/subscription-refusal';
import {createVerifiedRetry} from '../../commands/verified-retry.server';
import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {isDone} from '../../domain/subscription/is-done';
import type {CommandValidation} from '../../domain/subscription/validate-command';
import type {Subscription} from '../../domain/subscription/subscription';
import {attemptFailure, ServiceError} from '../service-error.server';
import {callsFor} from './calls.server';
import type {Call, SubscriptionGateway, WriteReply} from './gateway.server';
import type {CommandOutcome} from './idempotency-record.server';

type Step = {
  readonly gateway: Pick<SubscriptionGateway, 'write'>;
  /** The customer's number with the service. */
  readonly customerId: number;
  /** The subscription as it is now. */
  readonly read: () => Promise<Subscription>;
  /** Tells whether the rules allow the command on a subscription. */
  readonly validate: (now: Subscription) => CommandValidation;
  /** Told what is true of the command from here on, in case the service falls silent. */
  readonly tell: (refusal: CommandRefusal) => void;
  /** Called when the outcome of a call is unknown. */
  readonly notePending: () => void;
  /** Waits for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds since any moment. */
  readonly clock: () => number;
};

type Accepted = Extract<CommandValidation, {ok: true}>;

/** A change that took too long may still be under way: after this pause the subscription is read once more. */
const SECOND_READ_MS = 1_000;

/** After so long no other call begins: one that is late takes 11 seconds, and the mutex lets the next command begin after 30. */
const LAST_START_MS = 15_000;

/** A call is sent once: a second press is the shopper's. */
const ONCE = {attempts: 1, isRepeatable: false} as const;

/**
 * Carries out a command that the rules allow, or says why it could not be. Where an answer is lost, or a call of
 * several is refused, it reads what became of it and goes on with what is left, so that pressing again ends what was
 * begun and does nothing twice. @throws ServiceError when the outcome is unknown, or nothing more can be done now.
 */
export async function carryOut(
  {gateway, customerId, read, validate, tell, notePending, pause, clock}: Step,
  before: Subscription,
  command: SubscriptionCommand,
  validation: Accepted,
): Promise<CommandOutcome> {
  const began = clock();
  const all = callsFor(before, command, validation, customerId);
  let left = all;
  /** Whether the last call took too long: the service may still be carrying it out. */
  let mayFollow = false;
  const failureOf = (error: unknown) => {
    const failure = attemptFailure(error);
    mayFollow = failure === 'timeout';
    return failure;
  };
  const verified = createVerifiedRetry({failureOf, pause: () => pause(SECOND_READ_MS)});
  const stand = (otherwise: CommandRefusal) => (left.length < all.length ? 'partly-done' : otherwise);
  /** What is left to send as the subscription is now; `null` where it is not done and nothing can be sent for it. */
  const openIn = (now: Subscription): readonly Call[] | null =>
    isDone(before, now, command, validation) ? [] : allowedCalls(now, command, validate(now), customerId);
  /** Compares with the subscription as it is now: whether there is less left to send. */
  const isFurther = (now: Subscription): boolean => {
    const open = openIn(now) ?? left;
    const further = open.length < left.length;
    if (further) left = open;
    const notSeen = mayFollow ? 'not-known' : 'try-again';
    tell(stand(command.name === 'payment' ? 'mail-not-known' : notSeen));
    return further;
  };
  const readAfterLoss = (): Promise<Subscription> => {
    notePending();
    tell(stand('not-known'));
    return read();
  };
  let hasWaited = false;
  for (let call = left[0]; call !== undefined; call = left[0]) {
    if (clock() - began > LAST_START_MS) return {refusal: stand('try-again')};
    const next = call;
    mayFollow = false;
    const change = {send: () => gateway.write(next), read: readAfterLoss, isDone: isFurther};
    const outcome = await verified({...change, ...ONCE});
    const status = outcome.state === 'verified' ? 200 : outcome.answer.status;
    if (status === LOCKED && !hasWaited) {
      await pause(LOCKED_MS);
      left = openIn(await read()) ?? throwLocked();
      hasWaited = true;
      continue;
    }
    if (status === LOCKED || (status === GONE && hasWaited)) throwLocked();
    hasWaited = false;
    if (outcome.state === 'verified') continue;
    if (status < 400) {
      left = left.slice(1);
      tell('partly-done');
      continue;
    }
    if (all.length === 1) return {refusal: refusalOf(status), ...wrongIn(command, outcome.answer)};
    if (!isFurther(await read())) return {refusal: stand(refusalOf(status))};
  }
  return {refusal: null};
}

function allowedCalls(
  now: Subscription,
  command: SubscriptionCommand,
  validation: CommandValidation,
  customerId: number,
): readonly Call[] | null {
  const calls = validation.ok ? callsFor(now, command, validation, customerId) : [];
  return calls.length === 0 ? null : calls;
}

/**
 * While the service makes the charges of an earlier change anew, it changes nothing and answers 409, "Route Lock":
 * https://changelog.getrecharge.com/improved-handling-of-charge-regeneration-in-the-api-1JDygw. The new charges have new ids:
 * what is left is read again, and sent once more.
 */
const LOCKED = 409;
const GONE = 404;

/** How long the service gets to make its charges anew before the repeated call. */
const LOCKED_MS = 1_500;

/** Ends where the lock stays, or the charges are not there yet: the call certainly had no effect, and may be sent again. */
function throwLocked(): never {
  throw new ServiceError('subscriptions', 'rate-limited', 'a change is locked out (409)');
}

/** 402 is the answer to a payment that was declined; 404 to what is not (any more) this customer's. */
function refusalOf(status: number): CommandRefusal {
  if (status === 402) return 'payment-declined';
  return status === GONE ? 'gone' : 'not-changed';
}

/** The fields of a recipient that the service does not take, such as a postcode that does not fit its country. */
function wrongIn({name}: SubscriptionCommand, {wrong}: WriteReply): Pick<CommandOutcome, 'fields'> {
  const ofAddress = name === 'address' || name === 'gift' ? addressFieldsNamed(wrong) : [];
  const fields = name === 'gift' && wrong.includes('email') ? [...ofAddress, 'email'] : [...ofAddress];
  return fields.length === 0 ? {} : {fields};
}
