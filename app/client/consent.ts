import {readCookie, SCRIPT_COOKIES} from '../config/cookies';
import type {ConsentState} from '../config/slots';
import {consentState} from '../domain/consent';

const CHANGED = 'shop:consent';

/** Returns the consent in the cookie as it is now. */
export function currentConsent(): ConsentState {
  return consentState(readCookie(document.cookie, SCRIPT_COOKIES.consent));
}

/** Sets `data-consent` of the document, which styles read. Tells the listeners if the state has changed. */
export function showConsent(state: ConsentState): void {
  const {dataset} = document.documentElement;
  if (dataset['consent'] === state) return;
  dataset['consent'] = state;
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
