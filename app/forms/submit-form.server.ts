import {data, redirect, type ActionFunctionArgs} from '@remix-run/server-runtime';

import type {Fallible} from '../domain/fallible';
import type {FormDefinition, FormLimit} from '../domain/form/define-form.server';
import {
  EMPTY_FORM,
  problemOf,
  type FormAnswer,
  type FieldError,
  type FieldErrors,
  type FieldValues,
} from '../domain/form/form-answer';
import {readIdempotencyKey} from '../domain/form/idempotency-key';
import type {Failure, Outcome} from '../domain/form/outcome';
import type {FlashMessage} from './flash-message.server';
import {problemInit, type FormInit} from './problem-init';
import {readForm} from './read-form.server';

/** The path that a plain form redirects to, and the flash message shown there. */
type Redirect = {readonly target: string; readonly flash?: FlashMessage};

/** The outcome of a form that is filled in. */
export type FormOutcome<Code extends string, Shown> =
  | (Redirect & {
      readonly state: 'done';
      /** A script stays on its page, and is answered that the form was carried out, with what is `shown`. */
      readonly staysOnPage?: boolean;
      readonly shown?: Shown;
    })
  /** Nothing was to be carried out yet: the next step of the form is shown. */
  | {readonly state: 'next-step'; readonly shown?: Shown}
  /** `redirect`: another page than the form's shows the outcome. */
  | (Failure<Code> & {readonly shown?: Shown; readonly redirect?: Redirect});

/** A form as it was sent. */
export type SentForm<Field extends string> = {
  readonly form: FormData;
  readonly values: FieldValues<Field>;
  /** The form's own, or a new one where it has none. */
  readonly idempotencyKey: string;
  /** Whether a mail may go to the address that the form names; `false` where it has had enough of them. */
  readonly mayMail: boolean;
};

type Submission<Value, Field extends string, Code extends string, Shown> = {
  readonly definition: FormDefinition<Value, Field, Code>;
  readonly form: FormData;
  readonly context: Pick<
    ActionFunctionArgs['context'],
    'fallible' | 'flash' | 'isDataRequest' | 'isOfOtherBuild' | 'limits' | 'pathname'
  >;
  /** Runs before the form is validated, with what was typed; may throw a response. */
  readonly before?: (values: FieldValues<Field>) => Promise<unknown>;
  /** Carries the form out; may throw `ServiceError`. */
  readonly run: (value: Value, sent: SentForm<Field>) => Promise<FormOutcome<Code, Shown>>;
};

/**
 * Reads a form and carries it out. One that is done leads on with its flash message (303). Every other one is shown again
 * with all that was typed: 422 with what is wrong, the refusal's own status, 429 and 503 with `Retry-After`. One whose
 * answer was lost keeps its idempotency key, so that sending it again acts once. A plain form whose page is not that of its
 * outcome leads there.
 */
export async function submitForm<Value, Field extends string, Code extends string, Shown>({
  definition,
  form,
  context,
  before,
  run,
}: Submission<Value, Field, Code, Shown>) {
  const {values, ...reading} = readForm(form, definition);
  await before?.(values);
  const errors: Partial<Record<Field, FieldError>> = {};
  const again = (answer: Partial<FormAnswer<Field, Code, Shown>>, init: FormInit) =>
    data<FormAnswer<Field, Code, Shown>>({...EMPTY_FORM, values, errors, ...answer}, init);
  if (!reading.ok) return again({errors: reading.errors}, withStatus(422));

  const idempotencyKey = readIdempotencyKey(form) ?? crypto.randomUUID();
  const admitted = async (): Promise<FormOutcome<Code, Shown>> => {
    // A form that is sent again because its answer was lost counts once.
    const id = JSON.stringify([context.pathname, idempotencyKey, values]);
    const admission = await admit(definition.limit?.(reading.value) ?? null, id, context);
    if (admission.state !== 'done') return admission;
    return run(reading.value, {form, values, idempotencyKey, mayMail: admission.mayMail});
  };
  const running = admitted();
  const ended: Fallible<FormOutcome<Code, Shown>> =
    definition.isButton === true ? {state: 'ready', data: await running} : await context.fallible(running);
  const outcome: FormOutcome<Code, Shown> = ended.state === 'ready' ? ended.data : ended;
  const shown = outcome.shown ?? null;
  const redirected = redirectOf(outcome, context);
  if (redirected !== null) {
    if (redirected.flash !== undefined) context.flash.write(redirected.flash);
    return redirect(redirected.target, 303);
  }
  if (outcome.state === 'done') return again({isDone: true, shown}, withStatus(200));
  if (outcome.state === 'next-step') return again({shown}, withStatus(200));
  if (outcome.state === 'invalid') {
    return again({shown, errors: faultsOf(definition.fields, outcome.fields)}, withStatus(422));
  }
  const problem = problemOf(outcome);
  const kept = outcome.state === 'unavailable' && outcome.isKeySpent !== true ? idempotencyKey : null;
  return again({shown, problem, idempotencyKey: kept}, problemInit(problem, definition.refusals));
}

/** Where an outcome leads on to; `null` where the form, or the page of a script, stays. A page of another build cannot show it. */
function redirectOf(
  outcome: FormOutcome<string, unknown>,
  {isDataRequest, isOfOtherBuild}: Pick<ActionFunctionArgs['context'], 'isDataRequest' | 'isOfOtherBuild'>,
): Redirect | null {
  if (outcome.state === 'done')
    return isDataRequest && !isOfOtherBuild && outcome.staysOnPage === true ? null : outcome;
  return isDataRequest || !('redirect' in outcome) ? null : (outcome.redirect ?? null);
}

/** Counts a form for its limit, and its mail for the limit of mails. */
async function admit(
  limit: FormLimit | null,
  id: string,
  {limits}: Pick<ActionFunctionArgs['context'], 'limits'>,
): Promise<Outcome<{readonly mayMail: boolean}>> {
  if (limit === null) return {state: 'done', mayMail: true};
  const {targets = [], mail, isRepeatCounted = false} = limit;
  const repeatable = isRepeatCounted ? {} : {id};
  const verdict = await limits.take(limit.name, {targets, ...repeatable});
  if (!verdict.allowed) return {state: 'rate-limited', seconds: verdict.retryAfterSeconds};
  if (mail === undefined) return {state: 'done', mayMail: true};
  const mailing = await limits.take(mail.name, {targets: [mail.to], ...repeatable});
  if (!mailing.allowed && mail.isPurpose) return {state: 'rate-limited', seconds: mailing.retryAfterSeconds};
  return {state: 'done', mayMail: mailing.allowed};
}

function withStatus(status: number): FormInit {
  return {status, headers: {}};
}

function faultsOf<Field extends string>(fields: readonly Field[], faulty: readonly string[]): FieldErrors<Field> {
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const field of fields) if (faulty.includes(field)) errors[field] = 'invalid';
  return errors;
}
