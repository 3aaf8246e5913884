import type {GuideSource} from '../../source';

export const icedFilter: GuideSource = {
  language: 'en',
  key: 'guide-iced-filter',
  slug: 'iced-filter',
  title: 'Filter coffee over ice',
  description:
    'Brewed hot, chilled at once: 20 g of coffee, 180 ml of water, 120 g of ice. Fresher than cold brew, in three minutes.',
  method: 'method-iced-filter',
  order: 10,
  picture: 'shala-buna-clearing',
  intro:
    'In Japan hot coffee drips straight onto ice. The scent that would otherwise escape stays in the jug. Especially lovely with fruity coffees.',
  coffee: 20,
  water: 180,
  temperature: 95,
  grind: 'medium fine, slightly finer than usual',
  total: 160,
  steps: [
    [
      'Weigh the ice',
      null,
      20,
      null,
      '120 g of ice into the jug, dripper with rinsed paper on top, 20 g of coffee in.',
    ],
    ['Bloom', 0, 40, 40, '40 ml of water, swirl once.'],
    ['Second pour', 40, 40, 110, 'Pour slowly in the centre, there is not much water.'],
    ['Third pour', 80, 40, 180, 'The rest, then let it drain.'],
    ['Swirl', 120, 40, null, 'Turn the jug until almost all the ice has melted. Into a glass with fresh ice.'],
  ],
  doses: [
    [1, 20, 180],
    [2, 40, 360],
  ],
  items: [
    ['Dripper', 'trichter-dripper'],
    ['Paper filters 02', 'paper-filters-02'],
    ['Scales', 'coffee-scale'],
    ['Ice cubes, 120 g', null],
  ],
  tips: 'The ice is part of the water: 300 g together. If all of it melts before you are done, take 20 g more ice and 20 ml less water next time.',
};
