import {newIdempotencyKey} from '../../client/idempotency-key';
import {SLOTS} from '../../config/slots';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';

const slot = {__html: `<input type="hidden" name="${IDEMPOTENCY_KEY_FIELD}" value="${SLOTS.idempotencyKey}">`};

/**
 * Adds the idempotency key to a form: sending it twice acts once. A form whose answer was lost is shown again with the
 * key that it was sent with (`kept`). Else the worker writes a fresh key into each document; React does not hydrate that
 * markup, because it would put the slot's token back. On a page that the script has opened, the script makes the key.
 *
 * A form that the router sends gives it the key of the location as React's `key`: each answer shows the form anew, and so with a new
 * idempotency key. What was refused is final under its own.
 */
export function IdempotencyKeyField({kept = null}: {readonly kept?: string | null}) {
  if (kept !== null) return <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={kept} />;
  return <span ref={fill} hidden suppressHydrationWarning dangerouslySetInnerHTML={slot} />;
}

function fill(place: HTMLElement | null) {
  const field = place?.querySelector('input');
  if (field?.value === SLOTS.idempotencyKey) field.value = newIdempotencyKey();
}
