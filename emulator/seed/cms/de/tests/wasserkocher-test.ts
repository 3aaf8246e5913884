import type {TestSource} from '../../source';

export const wasserkocherTest: TestSource = {
  language: 'de',
  key: 'test-kettles',
  slug: 'wasserkocher-test',
  title: 'Wasserkocher mit Schwanenhals im Test',
  description:
    'Vier Schwanenhalskocher: Wie genau ist die Temperatur, wie ruhig der Strahl, wie viel Strom brauchen sie?',
  author: 'selin',
  date: '2026-01-08',
  picture: 'gathera-clearing',
  summary: 'Drei Grad Abweichung sind normal, sieben nicht. Der ruhigste Strahl kam aus dem einfachsten Kocher.',
  method:
    'Gemessen haben wir mit zwei geeichten Fühlern bei 88, 92 und 96 Grad, je fünfmal. Für den Strahl gossen sechs Personen 50 ml in zehn Sekunden auf eine Waage. Wie sehr das schwankt, ist die Note.',
  criteria: [
    ['Strahl', 35],
    ['Temperatur', 30],
    ['Bedienung', 20],
    ['Verarbeitung', 15],
  ],
  tested: [
    [
      'Wasserkocher Schwanenhals',
      'wasserkocher-schwanenhals',
      [9, 8.5, 8.5, 9],
      'Höchstens 1,5 Grad daneben, ruhig bis zum letzten Schluck.',
    ],
    ['Stilo Digital', null, [8.5, 9, 7, 8], 'Aufs Grad genau. Fünf Tasten für das, was ein Knopf könnte.'],
    [
      'Kranich Emaille für den Herd',
      null,
      [9, 5, 8, 8.5],
      'Schönster Strahl. Ein Thermometer musst du selbst hineinhalten.',
    ],
    ['Rapid 1,0', null, [6, 3.5, 7, 6], 'Zeigt 92 an und hat 85. Für Tee gut genug.'],
  ],
  conclusion:
    'Wenn du helle Kaffees brühst, lohnt sich eine ehrliche Anzeige. Für dunklere genügt der Herdkessel: aufkochen, Deckel auf, eine Minute warten.',
};
