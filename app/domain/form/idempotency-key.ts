/** The name of the field that carries a form's idempotency key. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the idempotency key of a form, under which the same request acts once: a UUID in lower case. `null` where the form
 * has none, such as one with a slot that was left unfilled.
 */
export function readIdempotencyKey(form: FormData): string | null {
  const value = form.getAll(IDEMPOTENCY_KEY_FIELD).at(-1);
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
}
