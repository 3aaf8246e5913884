import type {GuideSource} from '../../source';

export const frenchPress: GuideSource = {
  language: 'de',
  key: 'guide-french-press',
  slug: 'french-press',
  title: 'French Press',
  description:
    'French Press ohne Schlamm: 30 g Kaffee auf 500 ml, vier Minuten ziehen, Schaum abschöpfen, warten. Mit Mengentabelle.',
  method: 'method-french-press',
  order: 4,
  picture: 'la-neblina-clearing',
  intro:
    'Die Kanne mit dem Sieb kann mehr, als ihr Ruf sagt. Das Geheimnis: nicht drücken, sondern warten. Dann sinkt der Satz von selbst, und der Kaffee wird voll, aber sauber.',
  coffee: 30,
  water: 500,
  temperature: 95,
  grind: 'grob, wie grobes Meersalz',
  total: 480,
  steps: [
    ['Kanne wärmen', null, 30, null, 'Heißes Wasser hinein, schwenken, ausgießen.'],
    ['Aufgießen', 0, 30, 500, '30 g grob gemahlenen Kaffee mit 500 ml Wasser übergießen, Deckel nur auflegen.'],
    ['Ziehen', 30, 210, null, 'Vier Minuten sind es bis hierher. Stell dir die Uhr.'],
    ['Kruste brechen', 240, 30, null, 'Dreimal umrühren. Den Schaum mit zwei Löffeln abschöpfen.'],
    [
      'Setzen lassen',
      270,
      210,
      null,
      'Noch dreieinhalb Minuten warten. Sieb nur bis knapp unter die Oberfläche senken und gießen.',
    ],
  ],
  doses: [
    [1, 18, 300],
    [2, 30, 500],
    [4, 60, 1000],
  ],
  items: [
    ['French Press', 'french-press-kanne'],
    ['Waage', 'kaffeewaage'],
    ['Mühle', 'kaffeemuehle-kern'],
    ['Löffel', null],
  ],
  tips: 'Den letzten Schluck lässt du in der Kanne, dort liegt der Staub. Wer danach noch Kaffee in der Kanne hat, füllt ihn um: Auf dem Satz wird er bitter.',
};
