import {collectionRow, cta, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const kaffeezubereitungPage: PageSource = {
  language: 'de',
  key: 'coffeePreparation',
  slug: 'kaffeezubereitung',
  title: 'Kaffeezubereitung',
  seoTitle: 'Kaffee zubereiten: die Grundlagen',
  description:
    'Verhältnis, Mahlgrad, Temperatur und Zeit: vier Stellschrauben, mit denen jede Zubereitung gelingt. Dazu eine Fehlertabelle.',
  blocks: [
    text(`
Ob Handfilter oder Vollautomat: Heißes Wasser holt Geschmack aus gemahlenem Kaffee. Vier Dinge entscheiden, wie viel und welchen.

## Verhältnis

60 Gramm Kaffee auf einen Liter Wasser, das ist unser Anfang für alles, was tropft. Für Espresso gilt: aus 18 Gramm Pulver werden 36 Gramm in der Tasse.

## Mahlgrad

Fein schmeckt schneller und stärker, grob langsamer und milder. Zu sauer? Feiner mahlen. Zu bitter? Gröber. Fang hier immer zuerst an.

## Temperatur

92 bis 96 Grad. Kochendes Wasser ist nach einer Minute mit offenem Deckel so weit. Helle Röstungen mögen es heißer, dunkle kühler.

## Zeit

Drei Minuten für einen Becher Filterkaffee, vier für die French Press, 28 Sekunden für Espresso.
`),
    table(
      'Wenn es nicht schmeckt',
      ['Du schmeckst', 'Das liegt daran', 'Mach Folgendes'],
      [
        ['sauer, dünn, salzig', 'zu wenig gelöst', 'feiner mahlen, heißer oder länger brühen'],
        ['bitter, trocken', 'zu viel gelöst', 'gröber mahlen, kühler oder kürzer brühen'],
        ['wässrig, aber süß', 'zu wenig Kaffee', '5 Gramm mehr je Liter'],
        ['flach, muffig', 'alter Kaffee oder hartes Wasser', 'frische Bohnen, gefiltertes Wasser'],
      ],
    ),
    collectionRow('Was du dafür brauchst', 'brewers', cta('Alle Kaffeebereiter', '/de/g/brewers')),
    text('Schritt für Schritt mit Uhr und Waage geht es in den [Brühanleitungen](/de/e/bruehanleitungen) weiter.'),
  ],
};
