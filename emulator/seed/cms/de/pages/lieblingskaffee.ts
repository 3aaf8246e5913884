import {collectionRow, cta, faq, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const lieblingskaffeePage: PageSource = {
  language: 'de',
  key: 'coffeeMatch',
  slug: 'lieblingskaffee',
  title: 'Lieblingskaffee finden',
  description:
    'Drei Fragen zu Gewohnheit, Zubereitung und Geschmack, dann ein Kaffee, der zu dir passt. Dauert keine Minute.',
  blocks: [
    text(
      'Du musst nichts über Kaffee wissen. Sag uns, wie du ihn trinkst, womit du brühst und ob du es vertraut oder neu magst. Den Rest vergleichen wir mit dem, was gerade im Regal steht.',
    ),
    shopPart('coffeeMatch', 'quiz'),
    faq('Wie wir auswählen', [
      [
        'Woher wisst ihr, was mir schmeckt?',
        'Wissen tun wir es nicht. Wir zählen, wie viele deiner Antworten zu den Angaben eines Kaffees passen: Zubereitung, Geschmack, Charakter. Der mit den meisten gewinnt.',
      ],
      [
        'Speichert ihr meine Antworten?',
        'Nein. Sie stehen in der Adresse der Seite, damit du das Ergebnis teilen kannst. Mehr nicht.',
      ],
      [
        'Und wenn er mir nicht schmeckt?',
        'Dann schreib uns. Meist liegt es am Mahlgrad. Wenn nicht, schicken wir dir eine kleine Tüte von einem anderen.',
      ],
    ]),
    collectionRow('Lieber selbst probieren', 'sample-packages', cta('Alle Probiersets', '/de/c/sample-packages')),
  ],
};
