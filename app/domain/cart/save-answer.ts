import type {FormReading} from '../form/field-error';
import {initOf} from '../http/outcome-status';
import type {Part} from '../part';

/** Why a cart was not saved; each has a text. */
export type SaveProblem = 'required' | 'email' | 'too-many' | 'unknown-goods' | 'unavailable';

/** The form as it is shown again: with what was typed. */
export type SaveForm = {readonly email: string; readonly problem: SaveProblem};

type Outcome =
  {readonly state: 'sent' | 'email' | 'unknown-goods'} | {readonly state: 'too-many'; readonly seconds: number};

const STATUS = {
  required: 422,
  email: 422,
  'unknown-goods': 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<SaveProblem, number>;

/** The form to be shown again with its status and headers; `null` where the link was sent. `outcome` is `null` for a form with a fault. */
export function saveAnswer(
  reading: FormReading<unknown, 'email'>,
  outcome: Part<Outcome> | null,
): {readonly form: SaveForm; readonly init: ReturnType<typeof initOf>} | null {
  const problem = problemOf(reading, outcome);
  if (problem === null) return null;
  const seconds = outcome?.state === 'ready' && outcome.data.state === 'too-many' ? outcome.data.seconds : undefined;
  return {form: {email: reading.values.email ?? '', problem}, init: initOf(STATUS[problem], seconds)};
}

function problemOf(reading: FormReading<unknown, 'email'>, outcome: Part<Outcome> | null): SaveProblem | null {
  if (!reading.ok) return reading.errors.email === 'required' ? 'required' : 'email';
  if (outcome?.state !== 'ready') return 'unavailable';
  return outcome.data.state === 'sent' ? null : outcome.data.state;
}
