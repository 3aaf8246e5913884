import {cards, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const teamPage: PageSource = {
  language: 'de',
  key: 'team',
  slug: 'team',
  title: 'Team',
  seoTitle: 'Das Team von Lichtung',
  description: 'Die Menschen hinter Lichtung: wer einkauft, röstet, repariert, packt und deine E-Mails beantwortet.',
  blocks: [
    text(
      'Bei uns arbeiten 23 Menschen und ein Hund, der Filterkaffee für gefährlich hält. Einige siehst du in der Rösterei, wenn du freitags zur Verkostung kommst. Andere hörst du am Telefon.',
    ),
    cards('Wer hier was tut', [
      [
        'Jonna Petersen',
        'Gründerin. Kauft Rohkaffee, verhandelt fair und hartnäckig und schläft in Bussen besser als in Hotels.',
      ],
      ['Malte Aydin', 'Gründer und Röstmeister. Kam vom Maschinenbau zum Kaffee und ist dabei geblieben.'],
      [
        'Selin Brandt',
        'Leitet die Kurse. Hat 2022 die norddeutsche Brühmeisterschaft gewonnen und spricht nicht gern darüber.',
      ],
      ['Ole Harms', 'Werkstatt und Zubehör. Sammelt kaputte Handmühlen, um zu verstehen, woran sie gestorben sind.'],
      [
        'Amina Yusuf',
        'Kundendienst. Wenn du anrufst, ist sie meist dran und kennt deinen Kaffee nach dem zweiten Mal.',
      ],
      ['Henning Voss', 'Lager. Packt schneller, als wir rösten, und weiß, wo der Karton mit den grünen Bändern steht.'],
    ]),
    text(`
## Wie wir arbeiten

Vollzeit heißt bei uns 36 Stunden. Alle verdienen nach einer Tabelle, die im Pausenraum hängt, und niemand mehr als das Dreifache des untersten Lohns. Dienstags frühstücken wir zusammen und probieren blind, was am Vortag geröstet wurde. Wer den Kaffee falsch errät, wäscht ab.

Besuchen kannst du uns jeden Freitag von 14 bis 17 Uhr, Am Waldsaum 12 in Hamburg. Melde dich vorher kurz an, damit genug Tassen da sind.
`),
    cards('Und du?', [
      ['Offene Stellen', 'Was wir gerade suchen und was wir bieten.', cta('Zu den Jobs', '/de/e/jobs')],
      ['Unsere Geschichte', 'Wie aus einer Glaserei eine Rösterei wurde.', cta('Zur Geschichte', '/de/e/geschichte')],
    ]),
  ],
};
