import type {GuideSource} from '../../source';

export const eiskaffeeFilter: GuideSource = {
  language: 'de',
  key: 'guide-iced-filter',
  slug: 'eiskaffee-filter',
  title: 'Filterkaffee auf Eis',
  description:
    'Heiß gebrüht, sofort gekühlt: 20 g Kaffee, 180 ml Wasser, 120 g Eis. Frischer und fruchtiger als Cold Brew, in drei Minuten.',
  method: 'method-iced-filter',
  order: 10,
  picture: 'shala-buna-clearing',
  intro:
    'In Japan tropft heißer Kaffee direkt auf Eis. Der Duft, der sonst verfliegt, bleibt in der Kanne. Besonders schön mit fruchtigen Kaffees.',
  coffee: 20,
  water: 180,
  temperature: 95,
  grind: 'mittelfein, etwas feiner als sonst',
  total: 160,
  steps: [
    [
      'Eis einwiegen',
      null,
      20,
      null,
      '120 g Eis in die Kanne, Filter mit gespültem Papier darauf, 20 g Kaffee hinein.',
    ],
    ['Vorquellen', 0, 40, 40, '40 ml Wasser, einmal schwenken.'],
    ['Zweiter Guss', 40, 40, 110, 'Langsam in der Mitte gießen, das Wasser ist knapp.'],
    ['Dritter Guss', 80, 40, 180, 'Den Rest, dann ablaufen lassen.'],
    ['Schwenken', 120, 40, null, 'Die Kanne drehen, bis fast alles Eis geschmolzen ist. In ein Glas mit frischem Eis.'],
  ],
  doses: [
    [1, 20, 180],
    [2, 40, 360],
  ],
  items: [
    ['Handfilter', 'handfilter-trichter'],
    ['Filterpapier 02', 'filterpapier-02'],
    ['Waage', 'kaffeewaage'],
    ['Eiswürfel, 120 g', null],
  ],
  tips: 'Das Eis gehört zur Wassermenge: zusammen 300 g. Schmilzt alles, bevor du fertig bist, nimm beim nächsten Mal 20 g mehr Eis und 20 ml weniger Wasser.',
};
