import type {TestSource} from '../../source';

export const filterpapierTest: TestSource = {
  language: 'de',
  key: 'test-paper-filters',
  slug: 'filterpapier-test',
  title: 'Filterpapier im Test',
  description:
    'Zwölf Filterpapiere auf Geschmack, Tempo und Reißfestigkeit geprüft. Warum weiß besser schmeckt als braun.',
  author: 'ole',
  date: '2026-07-16',
  picture: 'umuseke-clearing',
  summary:
    'Gespült schmeckt kaum ein Papier noch nach etwas. Aber das Tempo unterscheidet sich um mehr als eine Minute.',
  method:
    'Über den Geschmackstest haben wir im Beitrag [Papier hat einen Geschmack](/de/b/filterpapier-schmeckt) geschrieben. Hier sind die Noten der fünf Papiere, die man überall bekommt. Für das Tempo liefen 300 ml bei gleicher Mahlung zwanzigmal durch.',
  criteria: [
    ['Geschmack', 45],
    ['Tempo', 30],
    ['Festigkeit', 25],
  ],
  tested: [
    [
      'Filterpapier 02',
      'filterpapier-02',
      [9, 9, 8.5],
      'Fast geschmacklos, in 2:58 durch, plus oder minus fünf Sekunden.',
    ],
    ['Filterpapier Sanduhr', 'filterpapier-sanduhr', [9.5, 7, 9.5], 'Dick und neutral. Langsam, so soll es sein.'],
    ['Naturbraun 02', null, [5, 8, 8], 'Ungespült Karton, gespült in Ordnung.'],
    ['Bambus 02', null, [7, 7.5, 6], 'Riecht nach Heu, reißt an der Naht.'],
    ['Discounter weiß', null, [8, 6, 6.5], 'Schmeckt nach nichts, schwankt aber um vierzig Sekunden.'],
  ],
  conclusion:
    'Nimm weißes Papier und spül es. Der Unterschied zwischen dem besten und dem günstigsten ist die Gleichmäßigkeit: Wer jeden Morgen denselben Kaffee will, zahlt den halben Cent mehr.',
};
