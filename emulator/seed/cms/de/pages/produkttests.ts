import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const produkttestsPage: PageSource = {
  language: 'de',
  key: 'productTests',
  slug: 'produkttests',
  title: 'Produkttests',
  description:
    'Mühlen, Filter, Kannen und Waagen im Vergleich: zehn Tests aus unserer Werkstatt, mit Noten und ehrlichem Urteil.',
  blocks: [
    text(
      'Wir verkaufen Zubehör und testen es trotzdem streng. Getestet wird auch, was wir nicht im Laden haben, und manchmal gewinnt es. Dann steht das so da.',
    ),
    shopPart('productTestList'),
    text(`
## Wie wir testen

Jedes Gerät kaufen wir selbst oder nehmen es aus dem Lager. Zwei Personen benutzen es mindestens vier Wochen lang, danach misst Ole: Temperatur, Zeit, Körnung, Gewicht. Geschmeckt wird blind, zu dritt, mit demselben Kaffee.

Noten gehen von 0 bis 10. Wie viel jede zählt, steht beim Test. Hersteller sehen das Ergebnis, wenn du es siehst. Geld für einen Test haben wir nie genommen.
`),
  ],
};
