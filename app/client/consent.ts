import {readCookie, serializeCookie} from '../config/cookies';
import type {ConsentState} from '../config/slots';
import {consentState} from '../domain/consent';

const CHANGED = 'shop:consent';

/** Returns the consent in the cookie as it is now. */
export function currentConsent(): ConsentState {
  return consentState(readCookie(document.cookie, 'consent'));
}

/** Keeps what the visitor allows: in the cookie, on the document, where styles read it, and for those who wait for it. */
export function storeConsent(state: ConsentState): void {
  document.cookie = serializeCookie('consent', state);
  document.documentElement.dataset['consent'] = state;
  dispatchEvent(new Event(CHANGED));
}

/**
 * Calls `listener` whenever the visitor decides anew.
 * @returns a function that stops listening
 */
export function onConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
