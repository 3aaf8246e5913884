import type {GuideSource} from '../../source';

export const verkosten: GuideSource = {
  language: 'de',
  key: 'guide-cupping',
  slug: 'verkosten',
  title: 'Verkosten wie in der Rösterei',
  description:
    'Cupping zu Hause: mehrere Kaffees in Schalen vergleichen, ohne Gerät. 12 g auf 200 ml, vier Minuten, Kruste brechen, schlürfen.',
  method: 'method-cupping',
  order: 12,
  picture: 'scene-roastery',
  intro:
    'So prüfen wir jede Charge. Alle Kaffees werden gleich behandelt, deshalb schmeckst du nur den Unterschied. Lad jemanden ein, zu zweit findet man mehr Wörter.',
  coffee: 12,
  water: 200,
  temperature: 95,
  grind: 'mittelgrob',
  total: 900,
  steps: [
    ['Mahlen und riechen', null, 120, null, 'Je Schale 12 g. Erst trocken riechen und ein Wort aufschreiben.'],
    ['Aufgießen', 0, 60, 200, 'Alle Schalen nacheinander mit 200 ml füllen, nicht rühren.'],
    ['Ziehen', 60, 180, null, 'Vier Minuten ab dem ersten Guss. Auf jeder Schale bildet sich eine Kruste.'],
    [
      'Kruste brechen',
      240,
      60,
      null,
      'Nase dicht darüber, mit dem Löffelrücken dreimal schieben. Jetzt duftet es am stärksten.',
    ],
    ['Abschöpfen und warten', 300, 300, null, 'Schaum mit zwei Löffeln abnehmen, abkühlen lassen.'],
    [
      'Schlürfen',
      600,
      300,
      null,
      'Laut schlürfen, Löffel zwischendurch spülen. Nach fünf Minuten noch einmal: Kalt zeigen sich Fehler.',
    ],
  ],
  doses: [
    [1, 12, 200],
    [3, 36, 600],
  ],
  items: [
    ['Probierset', 'probierset-drei-lichtungen'],
    ['Gleiche Schalen oder Becher', 'becher-paar'],
    ['Suppenlöffel', null],
    ['Waage', 'kaffeewaage'],
  ],
  tips: 'Fang mit zwei Fragen an: Welcher ist süßer? Welcher frischer? Blumen und Beeren kommen später von selbst. Und niemand hat unrecht.',
};
