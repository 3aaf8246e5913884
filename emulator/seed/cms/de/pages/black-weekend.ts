import {collectionRow, cta, faq, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const blackWeekendPage: PageSource = {
  language: 'de',
  key: 'blackWeekend',
  slug: 'black-weekend',
  title: 'Black Weekend',
  seoTitle: 'Black Weekend bei Lichtung',
  description:
    'Vier Tage Ende November: ausgewähltes Zubehör günstiger, ehrlich gerechnet gegen den niedrigsten Preis der letzten 30 Tage.',
  blocks: [
    text(
      'Vom 27. bis 30. November 2026 ist einiges günstiger. Nicht alles, und nichts, was wir vorher teurer gemacht hätten: Neben jedem Preis steht der niedrigste der letzten 30 Tage.',
    ),
    collectionRow('Was reduziert ist', 'sale', cta('Alle Angebote', '/de/g/sale')),
    text(`
## Was an dem Wochenende gilt

- Ausgewähltes Zubehör ist 15 bis 25 % günstiger. Der Preis steht am Produkt, ein Code ist nicht nötig.
- Kaffee bleibt, wie er ist. Würden wir ihn verschleudern, müsste jemand anderes dafür zahlen.
- Dafür verdoppeln wir die Spende: Von jedem Kilo gehen an diesen vier Tagen 2 € an die Stiftung. Wir berichten bis 15. Dezember auf der Seite [Aktuelle Projekte](/de/e/aktuelle-projekte), wie viel es war.
`),
    newsletterForm('Einen Tag früher', 'Wer den Newsletter bekommt, sieht die Angebote schon am Donnerstag ab 18 Uhr.'),
    faq('Fragen zum Black Weekend', [
      [
        'Kann ich trotzdem zurückgeben?',
        'Ja, 14 Tage, kostenlos, wie immer. Bei Käufen ab dem 27. November sogar bis 14. Januar.',
      ],
      ['Gilt mein Rabattcode zusätzlich?', 'Auf reduziertes Zubehör nicht, auf Kaffee schon.'],
    ]),
  ],
};
