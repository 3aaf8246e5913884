import type {Language} from '../../config/language';

/** The texts below every mail. */
export const FRAME_TEXTS: Readonly<
  Record<Language, {readonly signature: string; readonly reason: string; readonly imprint: string}>
> = {
  de: {
    signature: 'Viele Grüße\nDein Team von Lichtung',
    reason: 'Du bekommst diese E-Mail, weil diese Adresse in unserem Shop angegeben wurde.',
    imprint:
      'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg\nTelefon +49 40 66969 120, hallo@lichtung.example\nMontag 9:30–15:00 Uhr, Dienstag bis Freitag 9:30–13:30 Uhr',
  },
  en: {
    signature: 'Best wishes\nThe Lichtung team',
    reason: 'You’re getting this e-mail because this address was entered in our shop.',
    imprint:
      'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany\nPhone +49 40 66969 120, hallo@lichtung.example\nMonday 9:30–15:00, Tuesday to Friday 9:30–13:30 (German time)',
  },
};
