import type {GuideSource} from '../../source';

export const siebtraeger: GuideSource = {
  language: 'de',
  key: 'guide-espresso-machine',
  slug: 'siebtraeger',
  title: 'Siebträger',
  description:
    'Espresso aus dem Siebträger: 18 g hinein, 36 g heraus, 25 bis 30 Sekunden. Einstellen, verteilen, tampern, beziehen.',
  method: 'method-espresso-machine',
  order: 6,
  picture: 'waldgold-clearing',
  intro:
    'Espresso ist Filterkaffee unter Druck und Zeitnot. Alles ist kleiner und schneller, darum merkt man jeden Fehler. Die gute Nachricht: Es sind immer dieselben drei.',
  coffee: 18,
  water: 36,
  temperature: 93,
  grind: 'sehr fein, wie Puderzucker mit Körnung',
  total: 28,
  steps: [
    ['Aufheizen', null, 900, null, 'Maschine mit eingespanntem Siebträger eine Viertelstunde heiß werden lassen.'],
    [
      'Mahlen und verteilen',
      null,
      30,
      null,
      '18 g frisch mahlen. Mit einer Nadel oder durch Klopfen gleichmäßig verteilen.',
    ],
    ['Tampern', null, 10, null, 'Gerade andrücken, bis es nicht mehr nachgibt. Kraft ist egal, gerade ist alles.'],
    [
      'Beziehen starten',
      0,
      8,
      null,
      'Einspannen, sofort starten, Tasse auf die Waage. Die ersten Tropfen kommen nach fünf bis acht Sekunden.',
    ],
    ['Laufen lassen', 8, 20, 36, 'Bei 36 g stoppen. Das sollte nach 25 bis 30 Sekunden so weit sein.'],
  ],
  doses: [
    [1, 9, 18],
    [2, 18, 36],
  ],
  items: [
    ['Siebträgermaschine', 'espressomaschine-eins'],
    ['Espressomühle', 'kaffeemuehle-kern'],
    ['Waage mit 0,1 g', 'kaffeewaage'],
    ['Tamper', null],
  ],
  tips: 'Zu schnell und sauer: feiner mahlen. Zu langsam und bitter: gröber. Spritzt es, war der Kaffee ungleich verteilt. Danach Sieb ausklopfen, Gruppe spülen, Lanze wischen: Das dauert 20 Sekunden und spart die Werkstatt.',
};
