import {cards, cta, quizEntry, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const kaffeewissenPage: PageSource = {
  language: 'de',
  key: 'coffeeKnowledge',
  slug: 'kaffeewissen',
  title: 'Kaffeewissen',
  description:
    'Vom Strauch bis in die Tasse: Sorten, Aufbereitung, Röstung, Wasser und Geschmack, erklärt ohne Fachchinesisch.',
  blocks: [
    text(
      'Kaffee ist der Kern einer Kirsche. Alles Weitere ist Handwerk. Hier steht, was du wissen kannst, wenn du willst. Guten Kaffee kochst du auch ohne.',
    ),
    cards('Vier Stationen', [
      [
        'Die Pflanze',
        'Arabica wächst hoch und langsam, Robusta tief und kräftig. Was das für die Tasse heißt.',
        cta('Arabica und Robusta', '/de/b/arabica-und-robusta'),
        'gathera-clearing',
      ],
      [
        'Die Aufbereitung',
        'Gewaschen, natural, honey: derselbe Kaffee, drei Geschmäcker.',
        cta('Aufbereitung verstehen', '/de/b/aufbereitung-verstehen'),
        'la-neblina-clearing',
      ],
      [
        'Die Röstung',
        'Zwölf Minuten, in denen aus Gras Karamell wird.',
        cta('Kaffeeröstung', '/de/e/kaffeeroestung'),
        'scene-roastery',
      ],
      [
        'Die Zubereitung',
        'Wasser, Mahlgrad, Zeit. Mehr ist es nicht.',
        cta('Kaffeezubereitung', '/de/e/kaffeezubereitung'),
        'scene-coffee-match',
      ],
    ]),
    table(
      'Wörter vom Etikett',
      ['Wort', 'Was es heißt'],
      [
        ['Varietät', 'Die Sorte des Strauchs, so wie Boskop beim Apfel'],
        ['Anbauhöhe', 'Je höher, desto kühler, desto langsamer reift die Kirsche'],
        ['Gewaschen', 'Das Fruchtfleisch kommt vor dem Trocknen ab: klar und frisch'],
        ['Natural', 'Die ganze Kirsche trocknet: fruchtig und süß'],
        ['Honey', 'Ein Teil des Fruchtfleischs bleibt dran: rund und weich'],
        ['Körper', 'Wie schwer sich der Kaffee im Mund anfühlt'],
        ['Säure', 'Frische wie bei Obst, nicht wie bei Essig'],
      ],
    ),
    quizEntry(
      'Lieber gleich trinken?',
      'Drei Fragen, und du weißt, welcher Kaffee zu dir passt.',
      cta('Lieblingskaffee finden', '/de/e/lieblingskaffee'),
    ),
  ],
};
