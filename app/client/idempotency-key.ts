/**
 * Makes an idempotency key for a form that is sent by script: a UUID, so that repeating the request acts once. Outside of
 * https browsers make none: the key is empty, and the form is sent without that protection.
 */
export function newIdempotencyKey(): string {
  return window.isSecureContext ? crypto.randomUUID() : '';
}
