import {initOf} from '../http/outcome-status';
import type {FieldErrors, FormReading} from '../form/field-error';
import type {Part} from '../part';
import type {NoticeForm, NoticeOutcome} from './notice';

/** What a page does about a statement: say that it is there, or show the form again with status and headers of its own. */
export type NoticeAnswer<Field extends string> =
  | {readonly state: 'received'; readonly reference: string; readonly receivedAt: string}
  | {readonly state: 'again'; readonly init: ReturnType<typeof initOf>; readonly form: NoticeForm<Field>};

/** A form with what was typed and what is wrong with it. */
export function formToCorrect<Field extends string>(
  values: NoticeForm<Field>['values'],
  errors: FieldErrors<Field> = none<Field>(),
): NoticeForm<Field> {
  return {stage: 'form', values, errors, problem: null};
}

/**
 * The answer to a statement that was handed in. Whatever came of it, nothing typed is lost: while the service is down or
 * the visitor has asked too often, the form stays at `stage` and can be sent again.
 */
export function answerNotice<Field extends string>(
  outcome: Part<NoticeOutcome>,
  {values}: FormReading<unknown, Field>,
  stage: NoticeForm<Field>['stage'],
): NoticeAnswer<Field> {
  if (outcome.state === 'unavailable') {
    return {state: 'again', init: initOf(503), form: {stage, values, errors: none(), problem: 'unavailable'}};
  }
  const {data} = outcome;
  if (data.state === 'received') return data;
  if (data.state === 'refused') {
    const form = {stage, values, errors: none<Field>(), problem: data.problem};
    return {state: 'again', init: initOf(429, data.seconds), form};
  }
  const fields = Object.keys(values).filter((field): field is Field => data.fields.includes(field));
  const errors: Partial<Record<Field, 'invalid'>> = {};
  for (const field of fields) errors[field] = 'invalid';
  return {state: 'again', init: initOf(422), form: formToCorrect(values, errors)};
}

function none<Field extends string>(): FieldErrors<Field> {
  const errors: Partial<Record<Field, never>> = {};
  return errors;
}
