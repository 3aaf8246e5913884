import type {PostSource} from '../../source';

export const neunZapfstellen: PostSource = {
  language: 'de',
  key: 'nine-taps',
  slug: 'neun-zapfstellen',
  title: 'Neun Zapfstellen',
  excerpt:
    'In Nyeri läuft an neun Stellen Wasser aus der Wand. Wer den Hahn repariert, wenn er tropft, und was ein Kanister kostet.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-04-16',
  picture: 'gathera-clearing',
  related: ['gathera'],
  body: `
Die neunte Zapfstelle steht neben der Kirche von Karima und sieht aus wie ein kleiner Altar. Am 21. März hat Peter Mwangi sie aufgedreht. Es hat gehustet, gespuckt, dann lief es. Eine alte Frau hat sich hineingestellt, mit Schuhen.

## Wie das Wasser dorthin kommt

Drei Quellen am Hang sind in Beton gefasst, damit kein Vieh hineintritt. Von dort laufen sechseinhalb Kilometer Rohr ins Tal, ohne Pumpe, nur mit Gefälle. Das war eine Bedingung des Vereins Maji Kwetu: Was keinen Strom braucht, kann nicht ausfallen.

## Wer sich kümmert

Zu jeder Zapfstelle gehören fünf Leute aus dem Dorf, mindestens drei davon Frauen. Ein Kanister kostet zwei Schilling, etwa anderthalb Cent. Davon werden Dichtungen gekauft und der Schlüsseldienst bezahlt: Peter, zweimal die Woche. Auf dem Konto der ältesten Gruppe liegen jetzt 41.000 Schilling.

## Was noch fehlt

Drei Quellen und siebeneinhalb Kilometer. Bis Ende Oktober sind 48.320 von 60.000 € da. Am Kaffee heißt das Projekt „Wasser“, das Kürzel ist SP022.

In der Schule von Karima kommen seit April elf Mädchen mehr zur ersten Stunde. Die Lehrerin zählt sie jeden Morgen laut. Einen besseren Bericht haben wir nie bekommen.
`,
};
