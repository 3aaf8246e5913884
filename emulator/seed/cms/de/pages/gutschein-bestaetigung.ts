import {collectionRow, cta, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const gutscheinBestaetigungPage: PageSource = {
  language: 'de',
  key: 'voucherConfirmation',
  slug: 'gutschein-bestaetigung',
  title: 'Dein Gutschein ist unterwegs',
  description:
    'Bestätigung: Wir haben deine Anmeldung erhalten und schicken dir deinen Gutschein per E-Mail. So geht es weiter.',
  noindex: true,
  blocks: [
    text(
      'Danke, deine Adresse ist bestätigt. Der Gutschein über 10 € ist auf dem Weg in dein Postfach und braucht selten länger als zwei Minuten.',
    ),
    steps('So geht es weiter', [
      ['E-Mail öffnen', 'Der Betreff ist „Willkommen auf der Lichtung“.'],
      ['Kaffee aussuchen', 'Ab 39 € Bestellwert gilt der Code, sieben Tage lang.'],
      ['Im Warenkorb einlösen', 'Code eintragen, auf „Einlösen“ drücken, fertig.'],
    ]),
    collectionRow('Was gerade frisch ist', 'coffee-shop', cta('Alle Kaffees', '/de/c/coffee-shop')),
    text(
      'Kommt nichts an, schreib an [hallo@lichtung.example](mailto:hallo@lichtung.example). Amina schickt ihn dir von Hand.',
    ),
  ],
};
