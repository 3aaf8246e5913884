/** What is wrong with a field of a form; each has a text. */
export const FIELD_ERRORS = ['required', 'invalid', 'too-long', 'email', 'day', 'day-past'] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/** One error per field that has one. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

/** What was typed or chosen, as it came, to fill the form again. */
export type FieldValues<Field extends string> = Readonly<Partial<Record<Field, string>>>;
