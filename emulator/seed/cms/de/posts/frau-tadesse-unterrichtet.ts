import type {PostSource} from '../../source';

export const frauTadesseUnterrichtet: PostSource = {
  language: 'de',
  key: 'teacher',
  slug: 'frau-tadesse-unterrichtet',
  title: 'Frau Tadesse unterrichtet',
  excerpt:
    'Seit September hat die Schule von Shala eine dritte Lehrerin. 54 Kinder, zwei Räume mit Dach und ein Globus.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-09-17',
  picture: 'scene-foundation',
  related: ['shala-buna', 'morgentau'],
  body: `
Bontu Tadesse ist 26, kommt aus Adola und wollte eigentlich nicht aufs Land. „Ein Jahr“, hat sie gesagt. Inzwischen sind es zwölf Monate, und sie hat Tomaten gepflanzt.

## Der Tag

Um acht stehen 54 Kinder der dritten Klasse vor Raum zwei, dem mit dem neuen Dach. Unterricht ist auf Afaan Oromo, denn die meisten sprechen zu Hause nichts anderes. Bisher gab es Bücher nur auf Amharisch. Die 640 neuen liegen in einem Schrank, der abgeschlossen wird, weil sie alle mitnehmen wollen.

Auf dem Pult steht ein Globus. Er war nicht geplant, ein Kunde aus Bremen hat ihn geschickt. Die Kinder haben Hamburg gesucht und gefragt, warum dort kein Kaffee wächst.

## Die Ernte

Von November bis Januar fehlt jedes Jahr ein Drittel der Klasse. Die Schule verbieten lässt sich die Ernte nicht, also fängt sie dann erst um elf an. Die Idee kam von den Eltern, und die Schulbehörde hat sie genehmigt.

## Wie es weitergeht

Zwei Räume fehlen noch, und eine Kollegin. Ab 2028 zahlt der Bezirk beide Gehälter, das steht in einem Vertrag mit sieben Stempeln. Bis dahin kommt das Geld aus dem Euro, den ihr auf „Bildung“ setzt.
`,
};
