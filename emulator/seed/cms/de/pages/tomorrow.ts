import {collectionRow, cta, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const tomorrowPage: PageSource = {
  language: 'de',
  key: 'partnerTomorrow',
  slug: 'tomorrow',
  title: 'Vorteil für Tomorrow',
  seoTitle: 'Kaffeevorteil für Kundinnen und Kunden von Tomorrow',
  description:
    'Du kommst über unseren Partner Tomorrow? Dann bekommst du 12 % auf deinen ersten Kaffee und eine doppelte Spende dazu.',
  blocks: [
    text(
      'Du kommst über unseren Partner Tomorrow zu uns. Willkommen. Für dich gibt es 12 % auf den Kaffee deiner ersten Bestellung, und wir verdoppeln den Euro pro Kilo für das Projekt, das du wählst.',
    ),
    steps('So geht es', [
      ['Code holen', 'Er steht in der App deines Partners unter „Vorteile“.'],
      ['Kaffee aussuchen', 'Ein Mindestbestellwert gilt nicht. Ab 39 € zahlen wir den Versand.'],
      ['Einlösen', 'Im Warenkorb eintragen und auf „Einlösen“ drücken.'],
    ]),
    text(`
## Bedingungen

- Einmal je Person, nicht mit anderen Codes zusammen
- Für Kaffee, nicht für Zubehör, Gutscheine und Spenden
- Gültig bis 31. März 2027
- Die zweite Hälfte der Spende zahlen wir am Monatsende an die [Lichtung Stiftung](/de/e/stiftung). Bis Oktober 2026 waren das 1.870 €.

Von deinem Partner erfahren wir nichts über dich, und er nichts über deinen Einkauf. Der Code ist für alle gleich.
`),
    collectionRow('Zum Anfangen', 'sample-packages', cta('Probiersets', '/de/c/sample-packages')),
  ],
};
