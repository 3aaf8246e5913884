import {newsletterForm, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const neukundenrabattPage: PageSource = {
  language: 'de',
  key: 'newCustomerDiscount',
  slug: 'neukundenrabatt',
  title: 'Neukundenrabatt',
  seoTitle: '10 € Neukundenrabatt',
  description:
    'Neu hier? 10 € auf deinen ersten Kaffee ab 39 € Bestellwert. So bekommst du den Gutschein, so löst du ihn ein.',
  blocks: [
    newsletterForm(
      '10 € für den ersten Einkauf',
      'Melde dich zum Newsletter an und bestätige den Link in der E-Mail. Der Gutschein kommt gleich danach.',
    ),
    steps('So löst du ihn ein', [
      ['Bestätigen', 'Klick auf den Link in unserer E-Mail. Erst dann schicken wir den Gutschein.'],
      ['Aussuchen', 'Leg Kaffee für mindestens 39 € in den Warenkorb.'],
      ['Einlösen', 'Gib den Code im Warenkorb ein und drück auf „Einlösen“.'],
    ]),
    text(`
## Bedingungen

- Gültig 7 Tage ab Erhalt und nur für den ersten Einkauf
- Mindestbestellwert 39 €
- Für Kaffee, nicht für Spenden und Gutscheine
- Ein Gutschein je Bestellung, keine Barauszahlung

Weißt du noch nicht, welcher Kaffee? Drei Fragen, ein Vorschlag: [Lieblingskaffee finden](/de/e/lieblingskaffee).
`),
  ],
};
