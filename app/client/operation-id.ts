/**
 * Names one sending of a form by script, so that repeating the request acts once: a UUID. Outside of https browsers make
 * none, and it is empty, which counts as none: the form is sent all the same, without that protection.
 */
export function operationId(): string {
  return window.isSecureContext ? crypto.randomUUID() : '';
}
