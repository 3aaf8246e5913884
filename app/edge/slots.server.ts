import {readCartCount, readCookie} from '../config/cookies';
import {CONSENT_STATES, type ConsentState, SLOTS} from '../config/slots';

/** What one response writes into the slots of a document. */
export type SlotValues = {
  readonly nonce: string;
  readonly cartCount: number;
  readonly consent: ConsentState;
  readonly operation: string;
};

/** A fresh nonce: 128 random bits as 32 hexadecimal digits, safe in HTML, headers and patterns. */
export function freshNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * The values for one visitor: from cookies only what is a number of 0 to 9999 or a known word, else 0 and `unknown`.
 * What the answer itself sets (its `Set-Cookie` lines) counts before what the request brought.
 */
export function slotValues(request: Request, answered: readonly string[] = []): SlotValues {
  const set = answered.map((line) => line.split(';', 1)[0] ?? '');
  const cookies = [...set, request.headers.get('Cookie') ?? ''].join('; ');
  const count = readCartCount(cookies);
  const consent = readCookie(cookies, 'consent');
  return {
    nonce: freshNonce(),
    cartCount: count <= 9999 ? count : 0,
    consent: CONSENT_STATES.find((state) => state === consent) ?? 'unknown',
    operation: crypto.randomUUID(),
  };
}

/**
 * Writes the values into a document that was rendered with `renderedNonce`. Plain replacement is safe because every value
 * is made of digits, letters and dashes, none can hold a slot's token, and the rendered nonce is known to nobody.
 */
export function fillSlots(html: string, renderedNonce: string, values: SlotValues): string {
  return html
    .replaceAll(renderedNonce, values.nonce)
    .replaceAll(SLOTS.cartCount, String(values.cartCount))
    .replaceAll(SLOTS.consent, values.consent)
    .replaceAll(SLOTS.operation, values.operation);
}
