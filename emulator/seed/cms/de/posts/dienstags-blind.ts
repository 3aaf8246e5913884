import type {PostSource} from '../../source';

export const dienstagsBlind: PostSource = {
  language: 'de',
  key: 'blind-tasting',
  slug: 'dienstags-blind',
  title: 'Dienstags blind',
  excerpt:
    'Jede Woche probieren 23 Leute Kaffee, ohne zu wissen, welchen. Warum wir uns das antun und was es gebracht hat.',
  author: 'selin',
  category: 'roastery',
  date: '2026-06-18',
  picture: 'scene-coffee-match',
  related: ['probierset-drei-lichtungen', 'morgentau', 'waldgold'],
  body: `
Dienstags um neun stehen auf dem langen Tisch 24 Schalen ohne Namen. Unter jeder klebt ein Zettel, und wer vorher nachsieht, wäscht einen Monat lang ab.

## Wie es geht

Zwölf Gramm grob gemahlener Kaffee, 200 Milliliter heißes Wasser, vier Minuten. Dann bricht man mit dem Löffel die Kruste, riecht, schöpft ab, wartet. Geschlürft wird laut, weil der Kaffee sich so im ganzen Mund verteilt. Wer das erste Mal dabei ist, wird rot. Nach einer Woche klingt man wie ein Staubsauger.

## Wer mitmacht

Alle, auch die Buchhaltung. Gerade die: Karin schmeckt Fehler früher als ich, weil sie nicht weiß, was sie schmecken soll. Einmal hat sie einen ganzen Sack mit „Keller“ bewertet. Es war Schimmel, den das Labor erst eine Woche später fand.

## Was es gebracht hat

In drei Jahren haben wir elf Chargen vor dem Verkauf aussortiert und zwei Rezepte geändert. Vor allem aber reden jetzt alle über denselben Kaffee. Wenn Amina am Telefon sagt, er schmecke nach rotem Apfel, dann hat sie ihn gestern getrunken.

Zu Hause geht das auch: drei Kaffees, drei gleiche Tassen, jemand anderes gießt ein. Du wirst dich wundern, welcher gewinnt.
`,
};
