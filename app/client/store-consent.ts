import {SCRIPT_COOKIES, serializeCookie} from '../config/cookies';
import type {ConsentState} from '../config/slots';
import {allows, CONSENT_PURPOSES} from '../domain/consent';
import {showConsent} from './consent';

let sending: AbortController | null = null;

/**
 * Keeps what the visitor allows: in the cookie and on the document. The server hears of it at the form's `action`: WebKit deletes a
 * cookie that only a script has written after seven days (https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/). An
 * answer that is still under way is given up: its cookie would say what was chosen before.
 */
export function storeConsent(state: ConsentState, action: string): void {
  document.cookie = serializeCookie(SCRIPT_COOKIES.consent, state);
  showConsent(state);
  const ticked = CONSENT_PURPOSES.filter((purpose) => allows(state, purpose)).map((purpose) => ['allow', purpose]);
  const body = new URLSearchParams([['choice', 'selected'], ...ticked]);
  sending?.abort();
  sending = new AbortController();
  // Data of the action, which name the way back without taking it. The choice counts without an answer, too.
  fetch(`${action}.data`, {method: 'POST', body, keepalive: true, signal: sending.signal})
    .then((answer) => answer.text())
    .catch(() => undefined);
}
