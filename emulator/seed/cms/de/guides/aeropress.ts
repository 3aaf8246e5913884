import type {GuideSource} from '../../source';

export const aeropress: GuideSource = {
  language: 'de',
  key: 'guide-aeropress',
  slug: 'aeropress',
  title: 'AeroPress',
  description:
    'Kräftiger Kaffee in zwei Minuten mit der AeroPress: 15 g Kaffee, 220 ml Wasser, ein ruhiger Druck. Gut für unterwegs.',
  method: 'method-aeropress',
  order: 3,
  picture: 'umuseke-clearing',
  intro:
    'Ein Rohr, ein Kolben, ein Papierchen. Passt in jeden Rucksack, überlebt jeden Sturz und macht Kaffee, der irgendwo zwischen Filter und Espresso liegt.',
  coffee: 15,
  water: 220,
  temperature: 88,
  grind: 'fein, wie Tafelsalz',
  total: 130,
  steps: [
    ['Vorbereiten', null, 20, null, 'Papier in die Kappe, spülen, Kappe aufschrauben, auf eine stabile Tasse stellen.'],
    ['Aufgießen', 0, 15, 220, '15 g Kaffee hinein, 220 ml Wasser darauf, zügig.'],
    [
      'Rühren',
      15,
      15,
      null,
      'Zehnmal umrühren, dann den Kolben einen Zentimeter tief aufsetzen: Der Unterdruck hält das Wasser.',
    ],
    ['Warten', 30, 70, null, 'Nichts tun.'],
    ['Drücken', 100, 30, null, 'Gleichmäßig nach unten, etwa eine halbe Minute. Beim Zischen aufhören.'],
  ],
  doses: [[1, 15, 220]],
  items: [
    ['AeroPress', null],
    ['Papierfilter für AeroPress', null],
    ['Reisemühle', 'reisemuehle-h2'],
    ['Waage', 'kaffeewaage'],
  ],
  tips: 'Schwer zu drücken? Gröber mahlen. Für einen Becher wie im Café verlängerst du mit 60 ml heißem Wasser. Die Kappe lässt sich über dem Kompost abschrauben, der Satz springt als Scheibe heraus.',
};
