import {CONSENT_STATES, type ConsentState} from '../config/slots';

/** The purposes that a visitor can allow beyond what the shop needs to work (§ 25 TDDDG; issue text, Consent). */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The button of the consent form that was pressed. */
const CONSENT_CHOICES = ['necessary', 'all', 'selected'] as const;

/** Returns the consent that a cookie's value stands for; `unknown` for none and for any other value. */
export function consentState(value: string | null): ConsentState {
  return CONSENT_STATES.find((state) => state === value) ?? 'unknown';
}

/** Tells whether something that serves `purpose` may be loaded or stored. An unknown consent allows nothing. */
export function allows(state: ConsentState, purpose: ConsentPurpose): boolean {
  return state === 'all' || state === purpose;
}

/** Returns the consent to exactly these purposes. */
export function consentTo(purposes: readonly ConsentPurpose[]): ConsentState {
  const [first] = purposes;
  if (first === undefined) return 'necessary';
  return CONSENT_PURPOSES.every((purpose) => purposes.includes(purpose)) ? 'all' : first;
}

/**
 * Returns the consent that a form gives. `choice` is the value of the pressed button; `ticked` are the ticked purposes, which
 * count with the button `selected` alone. `null` for an unknown button.
 */
export function chosenConsent(choice: unknown, ticked: readonly unknown[]): ConsentState | null {
  switch (CONSENT_CHOICES.find((known) => known === choice)) {
    case 'necessary':
      return 'necessary';
    case 'all':
      return 'all';
    case 'selected':
      return consentTo(CONSENT_PURPOSES.filter((purpose) => ticked.includes(purpose)));
    case undefined:
      return null;
  }
}

export type ConsentSignal = 'granted' | 'denied';

/** Returns the consent in the words of the tag manager's consent mode: everything is denied that is not allowed. */
export function consentMode(state: ConsentState) {
  const statistics: ConsentSignal = allows(state, 'statistics') ? 'granted' : 'denied';
  const marketing: ConsentSignal = allows(state, 'marketing') ? 'granted' : 'denied';
  return {
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}
