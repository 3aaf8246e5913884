/** What is wrong with a field of a form. */
export type FieldError = 'required' | 'too-long' | 'invalid';

export type FieldErrors = Readonly<Record<string, FieldError>>;
