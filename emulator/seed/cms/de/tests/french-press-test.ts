import type {TestSource} from '../../source';

export const frenchPressTest: TestSource = {
  language: 'de',
  key: 'test-french-press',
  slug: 'french-press-test',
  title: 'French Press im Test',
  description:
    'Vier Kannen mit Sieb im Vergleich: Wie viel Schlamm kommt durch, wie warm bleibt der Kaffee, was passiert beim Fallen?',
  author: 'selin',
  date: '2025-03-27',
  picture: 'la-neblina-clearing',
  summary:
    'Doppelte Siebe helfen wenig, doppelte Wände viel. Und ein Glas für 6 € Ersatz ist besser als eines, das es nicht gibt.',
  method:
    '500 ml, 30 g grob gemahlen, vier Minuten, dann vier warten. Nach zehn und zwanzig Minuten haben wir die Temperatur gemessen, die Tassen gefiltert und den Satz gewogen. Zum Schluss fiel jede Kanne aus Tischhöhe auf Holz.',
  criteria: [
    ['Geschmack', 35],
    ['Wärme', 25],
    ['Satz in der Tasse', 25],
    ['Ersatzteile', 15],
  ],
  tested: [
    [
      'French Press Kanne',
      'french-press-kanne',
      [8.5, 7, 8.5, 9.5],
      'Einfaches Glas, feines Sieb, jedes Teil einzeln zu haben.',
    ],
    ['Thermo Stahl 1 l', null, [8, 9.5, 8, 7], 'Nach zwanzig Minuten noch 71 Grad. Überlebt den Sturz mit Beule.'],
    ['Doppelsieb Pro', null, [8, 8, 9, 4], 'Wenig Satz, aber eine Dichtung, die es nicht einzeln gibt.'],
    ['Glas mit Korkgriff', null, [7, 5, 6.5, 3], 'Hübsch. Das Sieb sitzt schief, der Kork löst sich in der Spüle.'],
  ],
  conclusion:
    'Wer sofort trinkt, nimmt die Glaskanne. Wer eine halbe Stunde frühstückt, nimmt Stahl oder füllt um. Fürs Zelt ist Glas natürlich Unsinn.',
};
