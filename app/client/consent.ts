import {readCookie, serializeCookie} from '../config/cookies';
import type {ConsentState} from '../config/slots';
import {allows, CONSENT_PURPOSES, consentState} from '../domain/consent';

const CHANGED = 'shop:consent';

/** Returns the consent in the cookie as it is now. */
export function currentConsent(): ConsentState {
  return consentState(readCookie(document.cookie, 'consent'));
}

/**
 * Keeps what the visitor allows: in the cookie, on the document, where styles read it, and for those who wait for it. The server
 * hears of it at the form's `action`: WebKit deletes a cookie that only a script has written after seven days
 * (https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/).
 */
export function storeConsent(state: ConsentState, action: string): void {
  document.cookie = serializeCookie('consent', state);
  document.documentElement.dataset['consent'] = state;
  dispatchEvent(new Event(CHANGED));
  const ticked = CONSENT_PURPOSES.filter((purpose) => allows(state, purpose)).map((purpose) => ['allow', purpose]);
  const body = new URLSearchParams([['choice', 'selected'], ...ticked]);
  // Data of the action, which name the way back without taking it. The choice counts without an answer, too.
  fetch(`${action}.data`, {method: 'POST', body, keepalive: true})
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/**
 * Calls `listener` whenever the visitor decides anew.
 * @returns a function that stops listening
 */
export function onConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
