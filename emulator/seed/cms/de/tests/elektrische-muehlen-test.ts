import type {TestSource} from '../../source';

export const elektrischeMuehlenTest: TestSource = {
  language: 'de',
  key: 'test-electric-grinders',
  slug: 'elektrische-muehlen-test',
  title: 'Elektrische Mühlen im Test',
  description:
    'Vier elektrische Kaffeemühlen bis 400 €: Wie gleichmäßig sie mahlen, wie laut sie sind und wie viel Kaffee darin bleibt.',
  author: 'ole',
  date: '2025-10-23',
  picture: 'waldgold-clearing',
  summary: 'Leise, sauber, gleichmäßig: Keine kann alles. Zwei kommen nahe heran, eine davon kostet die Hälfte.',
  method:
    'Jede Mühle lief acht Wochen in einer Küche mit vier Personen. Gemessen haben wir die Körnung mit Sieben, die Lautstärke in einem Meter Abstand und den Rückstand: Was bleibt drin, wenn man 18 g hineinwirft?',
  criteria: [
    ['Mahlbild', 35],
    ['Rückstand', 20],
    ['Lautstärke', 15],
    ['Bedienung', 15],
    ['Reparierbarkeit', 15],
  ],
  tested: [
    [
      'Kern',
      'kaffeemuehle-kern',
      [9, 9, 8, 8.5, 9],
      '0,2 g Rückstand, 68 Dezibel, Mahlscheiben in zehn Minuten gewechselt.',
    ],
    ['Bremsund B1', null, [8.5, 6, 7, 9, 5], 'Schöne Anzeige, aber 1,4 g von gestern in jeder Tasse.'],
    ['Halm 60', null, [7.5, 7, 9, 7, 7], 'Die leiseste. Für French Press etwas staubig.'],
    ['Volta Schlagwerk', null, [3, 5, 3.5, 6, 2], 'Ein Messer, kein Mahlwerk. Für Gewürze brauchbar.'],
  ],
  conclusion:
    'Die Kern gewinnt, weil sie nichts zurückhält: Man kann morgens Filter und danach Espresso mahlen, ohne etwas wegzuwerfen. Wer in einer hellhörigen Wohnung lebt, sollte sich die Halm anhören.',
};
