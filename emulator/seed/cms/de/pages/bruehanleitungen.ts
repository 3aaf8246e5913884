import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const bruehanleitungenPage: PageSource = {
  language: 'de',
  key: 'brewingGuides',
  slug: 'bruehanleitungen',
  title: 'Brühanleitungen',
  description:
    'Zwölf Anleitungen mit Mengen, Temperatur und Zeiten für Handfilter, French Press, Espresso, Cold Brew und mehr.',
  blocks: [
    text(
      'Jede Anleitung passt auf eine Karte: was du brauchst, wie viel, wie lange. Die Zeiten laufen mit, wenn du willst, und für andere Tassenzahlen rechnet die Tabelle.',
    ),
    shopPart('guideList'),
    text(`
## Drei Dinge gelten immer

1. **Wiegen statt löffeln.** Ein Löffel heller Kaffee wiegt mehr als ein Löffel dunkler.
2. **Frisch mahlen.** Nach einer Viertelstunde ist die Hälfte des Dufts im Zimmer statt in der Tasse.
3. **Nur eine Sache ändern.** Wenn es nicht schmeckt, dreh an einer Schraube und probier wieder.

Die Gründe dahinter stehen unter [Kaffeezubereitung](/de/e/kaffeezubereitung). Wenn du gar nicht weiterkommst, ruf an: Selin ist dienstags am Telefon.
`),
  ],
};
