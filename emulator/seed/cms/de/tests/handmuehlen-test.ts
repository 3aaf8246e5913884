import type {TestSource} from '../../source';

export const handmuehlenTest: TestSource = {
  language: 'de',
  key: 'test-hand-grinders',
  slug: 'handmuehlen-test',
  title: 'Handmühlen im Test',
  description:
    'Fünf Handmühlen von 49 bis 189 €: Mahlbild, Handhabung, Tempo und Reparatur im Vergleich, mit Noten und klarem Urteil.',
  author: 'ole',
  date: '2026-02-26',
  picture: 'morgentau-clearing',
  summary:
    'Fünf Mühlen, sechs Wochen, 14 Kilo Kaffee. Die beste mahlt so gleichmäßig wie eine elektrische für das Dreifache.',
  method:
    'Gemahlen haben wir je 18 g für Handfilter, French Press und Espresso, jeweils zehnmal. Das Mahlgut ging durch Siebe mit 400, 800 und 1.200 Mikrometern. Gekurbelt haben fünf Leute, darunter eine mit Arthrose und einer, der sonst Hanteln stemmt.',
  criteria: [
    ['Mahlbild', 40],
    ['Handhabung', 25],
    ['Tempo', 15],
    ['Reparierbarkeit', 20],
  ],
  tested: [
    [
      'Handmühle H1',
      'handmuehle-h1',
      [9, 8.5, 8, 9.5],
      'Sehr gleichmäßig, liegt gut in der Hand, jede Schraube erreichbar.',
    ],
    ['Nordkurbel K3', null, [9.5, 7.5, 9, 6], 'Das beste Mahlbild, aber das Lager lässt sich nicht tauschen.'],
    [
      'Reisemühle H2',
      'reisemuehle-h2',
      [7.5, 9, 6, 9],
      'Klein und leicht, für Filter gut, für Espresso zu grob gestuft.',
    ],
    ['Tarn Mini', null, [6, 7, 5.5, 5], 'Günstig und hübsch, streut stark und wird laut.'],
    ['Pico Drehwerk', null, [4.5, 5, 4, 3], 'Die Achse wackelt ab Werk. Zwei von zwei Geräten.'],
  ],
  conclusion:
    'Für die meisten ist die H1 die richtige: Man hat sie zehn Jahre. Wer nur Espresso trinkt und nichts reparieren will, nimmt die K3, auch wenn wir sie nicht verkaufen. Unter 60 € lohnt sich das Sparen auf etwas Besseres.',
};
