import {addressFieldsNamed} from '#contracts/subscription-refusal';
import {createVerifiedRetry} from '../../commands/verified-retry.server';
import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import type {CommandValidation} from '../../domain/subscription/validate-command';
import type {Subscription} from '../../domain/subscription/subscription';
import {attemptFailure, ServiceError} from '../service-error.server';
import {trackProgress, type CommandProgress} from './command-progress.server';
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

/** The outcome of one call. `locked`: the service is not ready for it; `verified`: its answer is lost, and the progress has moved. */
type Sent = {readonly state: 'done' | 'verified' | 'locked'} | {readonly state: 'refused'; readonly reply: WriteReply};

/**
 * Carries out a command that the rules allow, or says why it could not be. Where an answer is lost, or a call of
 * several is refused, it reads what became of it and goes on with what is left, so that pressing again ends what was
 * begun and does nothing twice. @throws ServiceError when the outcome is unknown, or nothing more can be done now.
 */
export async function carryOut(
  step: Step,
  before: Subscription,
  command: SubscriptionCommand,
  validation: Accepted,
): Promise<CommandOutcome> {
  const {read, tell, pause, clock} = step;
  const began = clock();
  const progress = trackProgress(step, before, command, validation);
  const tellUnseen = (refusal: CommandRefusal) =>
    tell(progress.refusal(command.name === 'payment' ? 'mail-not-known' : refusal));
  let wasLocked = false;
  for (let call = progress.next(); call !== null; call = progress.next()) {
    if (clock() - began > LAST_START_MS) return {refusal: progress.refusal('try-again')};
    const sent = await sendOne({...step, progress, tellUnseen, wasLocked}, call);
    wasLocked = sent.state === 'locked';
    switch (sent.state) {
      case 'done':
        progress.drop();
        tell('partly-done');
        break;
      case 'verified':
        break;
      case 'locked':
        await pause(LOCKED_MS);
        if (!progress.reopen(await read())) throw lockedOut();
        break;
      case 'refused': {
        const refusal = refusalOf(sent.reply.status);
        if (progress.isSingle) return {refusal, ...wrongIn(command, sent.reply)};
        if (!progress.advanceTo(await read())) return {refusal: progress.refusal(refusal)};
        tellUnseen('try-again');
      }
    }
  }
  return {refusal: null};
}

type Sending = Pick<Step, 'gateway' | 'read' | 'tell' | 'notePending' | 'pause'> & {
  readonly progress: CommandProgress;
  /** Told the refusal that is true where the subscription does not show the call. */
  readonly tellUnseen: (refusal: CommandRefusal) => void;
  /** Whether the last call met a lock. */
  readonly wasLocked: boolean;
};

/** Sends one call; where its answer is lost, it looks whether the subscription shows it. @throws ServiceError as `carryOut` */
async function sendOne(
  {gateway, read, tell, notePending, pause, progress, tellUnseen, wasLocked}: Sending,
  call: Call,
): Promise<Sent> {
  /** Whether the call took too long: the service may still be carrying it out. */
  let mayFollow = false;
  const failureOf = (error: unknown) => {
    const failure = attemptFailure(error);
    mayFollow = failure === 'timeout';
    return failure;
  };
  const readAfterLoss = (): Promise<Subscription> => {
    notePending();
    tell(progress.refusal('not-known'));
    return read();
  };
  const hasAdvanced = (now: Subscription): boolean => {
    const advanced = progress.advanceTo(now);
    tellUnseen(mayFollow ? 'not-known' : 'try-again');
    return advanced;
  };
  const verified = createVerifiedRetry({failureOf, pause: () => pause(SECOND_READ_MS)});
  const change = {send: () => gateway.write(call), read: readAfterLoss, isDone: hasAdvanced};
  const outcome = await verified({...change, ...ONCE});
  if (outcome.state === 'verified') return {state: 'verified'};
  const {status} = outcome.answer;
  if (status < 400) return {state: 'done'};
  if (wasLocked && (status === LOCKED || status === GONE)) throw lockedOut();
  return status === LOCKED ? {state: 'locked'} : {state: 'refused', reply: outcome.answer};
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

/** The error where the lock stays, or the charges are not there yet: the call certainly had no effect, and may be sent again. */
function lockedOut(): ServiceError {
  return new ServiceError('subscriptions', 'rate-limited', 'a change is locked out (409)');
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
