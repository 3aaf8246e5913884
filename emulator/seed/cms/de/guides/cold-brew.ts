import type {GuideSource} from '../../source';

export const coldBrew: GuideSource = {
  language: 'de',
  key: 'guide-cold-brew',
  slug: 'cold-brew',
  title: 'Cold Brew',
  description:
    'Cold Brew im Glas: 80 g Kaffee, ein Liter kaltes Wasser, zwölf Stunden Kühlschrank. Süß, mild und fünf Tage haltbar.',
  method: 'method-cold-brew',
  order: 9,
  picture: 'monte-sereno-clearing',
  intro:
    'Kaltes Wasser braucht Zeit und wird dafür mit Süße belohnt. Setz ihn abends an, dann ist er da, wenn es warm wird.',
  coffee: 80,
  water: 1000,
  temperature: 6,
  grind: 'grob, wie für die French Press',
  total: 43500,
  steps: [
    ['Ansetzen', 0, 120, 1000, '80 g Kaffee ins Glas, einen Liter kaltes Wasser darauf, gut umrühren, Deckel zu.'],
    ['Ziehen lassen', 120, 43080, null, 'Zwölf Stunden in den Kühlschrank. Länger als achtzehn macht ihn holzig.'],
    ['Abseihen', 43200, 300, null, 'Erst durch ein feines Sieb, dann durch Filterpapier. Nicht drücken.'],
  ],
  doses: [
    [4, 80, 1000],
    [8, 160, 2000],
  ],
  items: [
    ['Glas mit Deckel, 1,5 Liter', null],
    ['Sieb', null],
    ['Filterpapier', 'filterpapier-02'],
    ['Waage', 'kaffeewaage'],
  ],
  tips: 'Auf Eis, mit einem Schnitz Orange oder halb und halb mit Hafermilch. Er enthält etwa so viel Koffein wie Filterkaffee, trinkt sich aber schneller. Im Kühlschrank fünf Tage haltbar.',
};
