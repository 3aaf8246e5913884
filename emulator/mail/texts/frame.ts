import type {Language} from '../../shared/language';

/** What stands under every mail. */
export const FRAME_TEXTS: Readonly<Record<Language, {readonly signature: string; readonly imprint: string}>> = {
  de: {
    signature: 'Viele Grüße\nDein Team von Lichtung',
    imprint:
      'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg\nSitz Hamburg, Amtsgericht Hamburg, HRB 169204, Geschäftsführung: Jonna Petersen, Malte Aydin\nTelefon +49 40 66969 120, hallo@lichtung.example\nMontag 9:30–15:00 Uhr, Dienstag bis Freitag 9:30–13:30 Uhr',
  },
  en: {
    signature: 'Best wishes\nThe Lichtung team',
    imprint:
      'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany\nRegistered office Hamburg, Hamburg district court, HRB 169204, managing directors: Jonna Petersen, Malte Aydin\nPhone +49 40 66969 120, hallo@lichtung.example\nMonday 9:30–15:00, Tuesday to Friday 9:30–13:30 (German time)',
  },
};
