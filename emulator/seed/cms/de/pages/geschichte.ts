import {cards, cta, hero, quote, text} from '../../blocks';
import type {PageSource} from '../../source';

export const geschichtePage: PageSource = {
  language: 'de',
  key: 'story',
  slug: 'geschichte',
  title: 'Unsere Geschichte',
  description:
    'Wie aus drei kaputten Rösttrommeln und einer alten Glaserei in Hamburg eine Kaffeerösterei wurde, und was uns dabei leitet.',
  blocks: [
    hero(
      'Wie es hell wurde',
      'Eine alte Glaserei, drei kaputte Trommeln, zwei Leute, die sich über den Preis von Rohkaffee gestritten haben. So fing das an.',
      'scene-roastery',
    ),
    text(`
## 2016: Drei Trommeln, eine Maschine

Malte Aydin hatte in einer großen Rösterei gelernt und wollte kleiner werden. Aus drei ausgemusterten Trommeln baute er eine, die lief. Sie stand in einer Glaserei Am Waldsaum, durch deren Oberlichter morgens die Sonne fiel. Daher der Name: Lichtung.

Jonna Petersen verkaufte damals Rohkaffee und fand, dass Malte zu wenig bezahlte. Sie stritten einen Nachmittag lang. Am Abend waren sie eine Firma.

## 2018: Ein Euro pro Kilo

Auf einer Reise nach Nyeri sah Jonna Mädchen mit Kanistern, die um fünf Uhr früh aufbrachen. Seitdem geht von jedem Kilo ein Euro an die [Lichtung Stiftung](/de/e/stiftung). Er steht in unserer Kalkulation wie Strom und Miete.

## 2024: Röster des Jahres

Eine Fachjury hat uns ausgezeichnet. Wir haben die Urkunde neben den Feuerlöscher gehängt, denn an dem kommt jeder vorbei. [Mehr dazu](/de/e/roester-des-jahres-2024).
`),
    quote('Guter Kaffee ist keine Kunst. Er ist Sorgfalt, jeden Tag wieder.', 'Malte Aydin', 'Röstmeister'),
    text(`
## Heute

Wir sind 23 Leute, rösten 31 Tonnen im Jahr und kennen jede Farm, von der wir kaufen. Die Glaserei ist noch da, die Trommel auch. Nur die Oberlichter haben wir geputzt.
`),
    cards('Weiterlesen', [
      ['Das Team', 'Wer röstet, packt, schraubt und antwortet.', cta('Zum Team', '/de/e/team')],
      ['Direkter Handel', 'Was wir zahlen und warum.', cta('Zum Einkauf', '/de/e/direkter-handel')],
      ['Jobs', 'Vielleicht fehlst du uns noch.', cta('Zu den Stellen', '/de/e/jobs')],
    ]),
  ],
};
