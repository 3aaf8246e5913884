import type {GuideSource} from '../../source';

export const filtermaschine: GuideSource = {
  language: 'de',
  key: 'guide-filter-machine',
  slug: 'filtermaschine',
  title: 'Filterkaffeemaschine',
  description:
    'Guter Kaffee aus der Maschine: 60 g auf einen Liter, Papier spülen, vorquellen lassen und nicht auf der Platte stehen lassen.',
  method: 'method-filter-coffee-machine',
  order: 8,
  picture: 'morgentau-clearing',
  intro:
    'Die Maschine kann nur so gut sein wie das, was du hineintust. Mit gewogenem Kaffee, gespültem Papier und kaltem, frischem Wasser schlägt sie manchen Handaufguss am Montagmorgen.',
  coffee: 60,
  water: 1000,
  temperature: 94,
  grind: 'mittel, wie Rohrzucker',
  total: 360,
  steps: [
    ['Papier spülen', null, 20, null, 'Naht falten, einsetzen, heiß spülen.'],
    ['Wasser abmessen', null, 20, null, 'Einen Liter frisches, kaltes Wasser wiegen statt nach den Strichen füllen.'],
    [
      'Starten und anhalten',
      0,
      60,
      120,
      'Nach etwa 120 ml kurz ausschalten, umrühren, vierzig Sekunden quellen lassen.',
    ],
    [
      'Durchlaufen lassen',
      60,
      270,
      1000,
      'Wieder einschalten. Nach der Hälfte den Filter einmal schwenken, wenn es geht.',
    ],
    [
      'Umfüllen',
      330,
      30,
      null,
      'Sofort in eine Thermoskanne. Auf der Heizplatte wird jeder Kaffee in zehn Minuten müde.',
    ],
  ],
  doses: [
    [2, 30, 500],
    [4, 60, 1000],
    [6, 75, 1250],
  ],
  items: [
    ['Filterkaffeemaschine', null],
    ['Filterpapier', 'filterpapier-02'],
    ['Waage', 'kaffeewaage'],
    ['Thermoskanne', null],
  ],
  tips: 'Läuft er über sieben Minuten, ist meist Kalk schuld. Entkalke mit 20 g Zitronensäure auf einen Liter kaltes Wasser. Und lass den Filterkorb offen trocknen, sonst riecht der nächste Kaffee nach gestern.',
};
