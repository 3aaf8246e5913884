import type {GuideSource} from '../../source';

export const karaffe: GuideSource = {
  language: 'de',
  key: 'guide-chemex',
  slug: 'karaffe',
  title: 'Karaffe mit dickem Filter',
  description:
    'Kaffee aus der Glaskaraffe mit dickem Papier: klar wie Tee, in vier Minuten, mit Mengen für zwei bis sechs Tassen.',
  method: 'method-chemex',
  order: 2,
  picture: 'alto-rocio-clearing',
  intro:
    'Das Papier der Karaffe ist fast doppelt so dick wie normales. Es hält Öle zurück, und der Kaffee wird so klar, dass man die Zeitung durch die Kanne lesen kann. Gut für blumige und fruchtige Kaffees.',
  coffee: 30,
  water: 500,
  temperature: 95,
  grind: 'mittel, etwas gröber als für den Handfilter',
  total: 250,
  steps: [
    [
      'Papier spülen',
      null,
      30,
      null,
      'Die dreifache Seite an den Ausguss legen, gründlich spülen, das Wasser abgießen.',
    ],
    ['Kaffee einfüllen', null, 20, null, '30 g mahlen, einfüllen, eine kleine Mulde drücken.'],
    ['Vorquellen', 0, 45, 70, '70 ml gießen und einmal mit einem Löffelstiel umrühren.'],
    ['Großer Guss', 45, 60, 300, 'In ruhigen Kreisen gießen, bis das Wasser zwei Finger unter dem Rand steht.'],
    ['Letzter Guss', 105, 55, 500, 'Den Rest in zwei Schüben, dazwischen kurz warten.'],
    ['Ablaufen lassen', 160, 90, null, 'Das dicke Papier braucht Zeit. Danach herausheben und die Karaffe schwenken.'],
  ],
  doses: [
    [2, 30, 500],
    [4, 48, 800],
    [6, 60, 1000],
  ],
  items: [
    ['Karaffe Sanduhr', 'karaffe-sanduhr'],
    ['Filterpapier Sanduhr', 'filterpapier-sanduhr'],
    ['Kocher mit Schwanenhals', 'wasserkocher-schwanenhals'],
    ['Waage', 'kaffeewaage'],
  ],
  tips: 'Dauert es länger als fünf Minuten, klebt das Papier am Ausguss und die Luft kann nicht entweichen. Ein Essstäbchen dazwischen hilft. Der Rest hält sich warm, wenn du die Karaffe auf ein Tuch stellst.',
};
