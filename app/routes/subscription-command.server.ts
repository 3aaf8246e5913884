import type {AppLoadContext} from '@remix-run/server-runtime';

import {valueOr} from '../domain/fallible';
import type {FieldValues} from '../domain/form/form-answer';
import {isOfOutage, type CommandName, type SubscriptionCommand} from '../domain/subscription/command';
import {isSendableUnseen} from '../views/account/command-names';
import {commandDonePath, type SubscriptionPageName} from '../views/account/pages';

type Sent = {
  readonly context: Pick<AppLoadContext, 'fallible' | 'i18n'> & {
    readonly account: Pick<AppLoadContext['account'], 'keepDraft'>;
    readonly subscriptions: Pick<AppLoadContext['subscriptions'], 'perform'>;
  };
  readonly idempotencyKey: string;
  readonly values: FieldValues<string>;
};

/** Where a command leads on to, and the day of its delivery where it has one. */
type Next = {readonly page: SubscriptionPageName; readonly day: string | null};

/**
 * Gives a command to the customer's subscription. In an outage the form is kept for its page, which may not be able to show it now
 * (`UnavailableCommand`).
 */
export async function performCommand(
  command: SubscriptionCommand,
  {context, idempotencyKey, values}: Sent,
  {page, day}: Next,
) {
  const {refusal, fields} = await context.subscriptions.perform(command, idempotencyKey);
  if (fields !== undefined) return {state: 'invalid', fields} as const;
  if (refusal !== null) {
    // The page that cancels everything needs no subscription: it shows the form again at once.
    const isShownLater =
      command.name !== 'cancel-all' && isOfOutage(refusal) && !isSendableUnseen(command.name, refusal);
    // A form that cannot be kept makes the refusal no other one.
    const isKept = isShownLater && valueOr(await context.fallible(context.account.keepDraft(values)), false);
    return {state: 'refused', code: refusal, shown: {isKept}} as const;
  }
  const item = 'itemId' in command ? {itemId: command.itemId} : {};
  const flash = {kind: 'subscription', name: command.name, day, ...item} as const;
  return {state: 'done', target: commandDonePath(context.i18n.language, page), flash} as const;
}

type Invalid = Pick<AppLoadContext, 'fallible'> & {
  readonly account: Pick<AppLoadContext['account'], 'keepDraft'>;
  readonly form: Pick<AppLoadContext['form'], 'answer'>;
};

/**
 * Keeps an invalid form of a command whose document cannot show it, for the subscription cannot be read (`UnavailableCommand`). Returns
 * whether it is kept.
 */
export async function keepInvalid(name: CommandName, {form, fallible, account}: Invalid): Promise<boolean> {
  const {answer} = form;
  if (answer === null || answer.problem !== null || isSendableUnseen(name, 'try-again')) return false;
  return valueOr(await fallible(account.keepDraft(answer.values)), false);
}
