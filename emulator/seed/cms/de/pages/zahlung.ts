import {faq, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const zahlungPage: PageSource = {
  language: 'de',
  key: 'payment',
  slug: 'zahlung',
  title: 'Zahlung',
  seoTitle: 'Zahlungsarten',
  description:
    'Neun Wege zu bezahlen: Karte, Wallet, Rechnung oder Überweisung. Dazu Gutscheine, Rabattcodes und die Zahlung im Abo.',
  blocks: [
    text(`
## So kannst du bezahlen

Du wählst die Zahlungsart im letzten Schritt der Bestellung. Keine kostet einen Aufschlag.
`),
    table(
      'Zahlungsarten',
      ['Art', 'Wann wird abgebucht', 'Auch im Abo'],
      [
        ['Visa, Mastercard', 'beim Versand', 'ja'],
        ['Apple Pay, Google Pay', 'beim Versand', 'ja'],
        ['PayPal', 'sofort', 'ja'],
        ['Klarna Rechnung', '30 Tage nach Versand', 'nein'],
        ['iDEAL (Niederlande)', 'sofort', 'nein'],
        ['Bancontact (Belgien)', 'sofort', 'nein'],
        ['eps-Überweisung (Österreich)', 'sofort', 'nein'],
      ],
    ),
    text(`
## Gutscheine und Rabattcodes

Codes gibst du im Warenkorb ein und drückst auf „Einlösen“. Mehrere Gutscheine lassen sich kombinieren, dazu ein Rabattcode. Rabattcodes gelten nicht für Gutscheine und Spenden. Was auf einem Gutschein übrig bleibt, kannst du beim nächsten Mal ausgeben.

## Zahlung im Abo

Vor jeder Lieferung schreiben wir dir. Abgebucht wird am Versandtag. Klappt das nicht, versuchen wir es noch einige Male und schicken dir einen Link, mit dem du die Zahlungsart änderst. Dein Kaffee wartet so lange.
`),
    faq('Fragen zur Zahlung', [
      [
        'Seht ihr meine Kartennummer?',
        'Nein. Die Daten gehen verschlüsselt an den Zahlungsdienst. Wir sehen nur die letzten vier Ziffern.',
      ],
      [
        'Wo ist meine Rechnung?',
        'Sie kommt als PDF per E-Mail, sobald dein Paket das Haus verlässt. In deinem Konto liegt sie auch.',
      ],
      [
        'Meine Zahlung wurde abgelehnt.',
        'Dein Warenkorb bleibt, wie er ist. Versuch es noch einmal oder nimm eine andere Zahlungsart. Den Grund kennt nur deine Bank.',
      ],
    ]),
  ],
};
