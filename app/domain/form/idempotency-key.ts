/** The name of the field that carries a form's idempotency key. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses an idempotency key: a UUID in lower case; `null` for anything else, such as a slot that was left unfilled. */
export function parseIdempotencyKey(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
}

/** Reads the idempotency key of a form, under which the same request acts once; `null` where the form has none. */
export function readIdempotencyKey(form: FormData): string | null {
  return parseIdempotencyKey(form.getAll(IDEMPOTENCY_KEY_FIELD).at(-1));
}
