import {imageText, steps, text, video} from '../../blocks';
import type {PageSource} from '../../source';

export const kaffeeroestungPage: PageSource = {
  language: 'de',
  key: 'coffeeRoasting',
  slug: 'kaffeeroestung',
  title: 'Kaffeeröstung',
  seoTitle: 'Wie wir Kaffee rösten',
  description:
    'Zwölf Minuten in der Trommel: was beim Rösten mit der Bohne passiert und warum wir Filterkaffee und Espresso anders rösten.',
  blocks: [
    imageText(
      'Zwölf Minuten',
      'Rohkaffee riecht nach Heu. Was nach Kaffee duftet, entsteht erst in der Trommel, bei rund 200 Grad, in zehn bis vierzehn Minuten.\n\nWir rösten in einer 15-Kilo- und einer 30-Kilo-Trommel. Das ist wenig. Dafür hört Malte jede Charge, und was nicht stimmt, geht in den Kompost und nicht in die Tüte.',
      'scene-roastery',
      {side: 'right'},
    ),
    steps('Was in der Trommel passiert', [
      ['Trocknen, Minute 0 bis 5', 'Das Wasser geht. Die Bohne wird erst gelb und riecht nach Brot.'],
      ['Bräunen, Minute 5 bis 9', 'Zucker und Eiweiß verbinden sich. Jetzt entstehen Karamell, Nuss und Malz.'],
      ['Erster Crack, etwa Minute 9', 'Die Bohne platzt hörbar auf wie Popcorn. Ab hier ist es Kaffee.'],
      ['Entwickeln, bis Minute 12', 'Sekunden entscheiden. Kurz bleibt er fruchtig, länger wird er schokoladig.'],
      ['Kühlen', 'In vier Minuten auf Zimmertemperatur, sonst röstet er weiter.'],
    ]),
    text(`
## Filter oder Espresso

Für Filter rösten wir kürzer und heller, damit Frucht und Säure bleiben. Für Espresso länger, damit er unter Druck rund schmeckt und nicht spitz. Deshalb steht auf jeder Tüte, wofür sie gedacht ist. Verboten ist nichts: Ein heller Espresso ist ein Abenteuer.
`),
    video(
      'Eine Charge Waldgold von Anfang bis Ende',
      'https://www.youtube.com/@lichtungkaffee',
      'waldgold-clearing',
      'Malte füllt 15 Kilo Rohkaffee in die Trommel. Die Kurve auf dem Bildschirm fällt und steigt wieder. In der fünften Minute zieht er eine Probe: gelb, Brotgeruch. In der neunten Minute knackt es, erst vereinzelt, dann dicht. Malte zählt leise bis neunzig, öffnet die Klappe, und die braunen Bohnen fallen in das Kühlsieb.',
    ),
    text(
      'Geröstet wird von Montag bis Donnerstag. Das Datum steht auf der Tüte. Am besten schmeckt Filterkaffee nach einer Woche, Espresso nach zwei.',
    ),
  ],
};
