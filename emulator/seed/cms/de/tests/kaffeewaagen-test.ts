import type {TestSource} from '../../source';

export const kaffeewaagenTest: TestSource = {
  language: 'de',
  key: 'test-scales',
  slug: 'kaffeewaagen-test',
  title: 'Kaffeewaagen im Test',
  description:
    'Sechs Waagen von 12 bis 179 €: Genauigkeit, Tempo, Uhr und Wasserfestigkeit. Die Überraschung kostet 29 €.',
  author: 'ole',
  date: '2025-07-24',
  picture: 'alto-rocio-clearing',
  summary: 'Teure Waagen sind schneller, nicht genauer. Wer keinen Espresso macht, kann viel Geld behalten.',
  method:
    'Geprüft wurde mit Eichgewichten von 1, 18, 36 und 500 g, kalt und warm. Für das Tempo haben wir gefilmt, wie lange die Anzeige nach dem letzten Tropfen braucht. Am Ende bekam jede eine Tasse Wasser übergekippt.',
  criteria: [
    ['Genauigkeit', 35],
    ['Tempo', 25],
    ['Bedienung', 20],
    ['Wasserfestigkeit', 20],
  ],
  tested: [
    ['Kaffeewaage', 'kaffeewaage', [9, 8.5, 9, 9], '0,1 g genau, 0,3 Sekunden, überlebt die Tasse Wasser.'],
    ['Akaro Pearl', null, [9.5, 9.5, 7, 7.5], 'Die schnellste. Die App will ein Konto.'],
    ['Küchenwaage Flach', null, [7.5, 6, 8.5, 6], 'Für 12 € erstaunlich. Unter 3 g reagiert sie nicht.'],
    ['Tempo 2000', null, [8, 7.5, 7, 8], 'Gut, aber sie schaltet nach 90 Sekunden ab.'],
    ['Glas Slim', null, [6, 5, 6, 3], 'Schön flach, das Wasser lief hinein.'],
    ['Mini Reise', null, [8.5, 7, 6.5, 5], 'Genau und winzig, zu klein für eine Kanne.'],
  ],
  conclusion:
    'Für Filterkaffee reicht die Küchenwaage. Für Espresso brauchst du ein Zehntelgramm und eine schnelle Anzeige. Eine App braucht niemand.',
};
