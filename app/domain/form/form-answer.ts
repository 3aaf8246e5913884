import type {Failure} from './outcome';

/** The reason why a whole form was not carried out; each has a text. */
export type FormProblem<Code extends string = never> =
  | {readonly code: Code}
  | {readonly code: 'rate-limited'; readonly seconds: number}
  /** `isKeySpent`: it has been carried out, and nobody knows how that ended. */
  | {readonly code: 'unavailable'; readonly isKeySpent?: true};

/** A form that is shown again, with everything typed. */
export type FormAnswer<Field extends string, Code extends string = never, Shown = null> = {
  readonly values: FieldValues<Field>;
  readonly errors: FieldErrors<Field>;
  readonly problem: FormProblem<Code> | null;
  /** The key under which the form is sent again: that of a form whose answer was lost, `null` where it is another request. */
  readonly idempotencyKey: string | null;
  /** What the page shows beside the form. */
  readonly shown: Shown | null;
  /** The form was carried out, and its script stays on the page. */
  readonly isDone: boolean;
};

/** A form that nobody has sent yet. */
export const EMPTY_FORM = {
  values: {},
  errors: {},
  problem: null,
  idempotencyKey: null,
  shown: null,
  isDone: false,
} as const satisfies FormAnswer<never>;

/** Returns a form that nobody has sent yet, filled with a draft of it; `null` for no draft. */
export function draftForm<Values extends FieldValues<string>>(draft: Values | null) {
  return draft && {...EMPTY_FORM, values: draft};
}

/** Returns the problem of the whole form that a failure stands for. */
export function problemOf<Code extends string>(failure: Exclude<Failure<Code>, {state: 'invalid'}>): FormProblem<Code> {
  switch (failure.state) {
    case 'refused':
      return {code: failure.code};
    case 'rate-limited':
      return {code: 'rate-limited', seconds: failure.seconds};
    case 'unavailable':
      return {code: 'unavailable', ...(failure.isKeySpent && {isKeySpent: true})};
  }
}

/** The errors of a field of a form; each has a text. */
export const FIELD_ERRORS = ['required', 'invalid', 'too-long', 'email', 'day', 'day-past', 'not-delivered'] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/** One error per field that has one. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

/** The values that were typed or chosen, as they came, to fill the form again. */
export type FieldValues<Field extends string> = Readonly<Partial<Record<Field, string>>>;
