import type {GuideSource} from '../../source';

export const filterMachine: GuideSource = {
  language: 'en',
  key: 'guide-filter-machine',
  slug: 'filter-machine',
  title: 'Filter coffee machine',
  description:
    'Good coffee from a machine: 60 g to a litre, rinse the paper, let it bloom, and do not leave it on the hotplate.',
  method: 'method-filter-coffee-machine',
  order: 8,
  picture: 'morgentau-clearing',
  intro:
    'A machine can only be as good as what you put in. With weighed coffee, rinsed paper and cold, fresh water it beats many a pour-over on a Monday morning.',
  coffee: 60,
  water: 1000,
  temperature: 94,
  grind: 'medium, like cane sugar',
  total: 360,
  steps: [
    ['Rinse the paper', null, 20, null, 'Fold the seam, put it in, rinse with hot water.'],
    ['Measure water', null, 20, null, 'Weigh a litre of fresh, cold water instead of going by the lines.'],
    [
      'Start and pause',
      0,
      60,
      120,
      'After about 120 ml switch off for a moment, stir, and let it bloom for forty seconds.',
    ],
    ['Let it run', 60, 270, 1000, 'Switch on again. Half way through swirl the filter once, if you can.'],
    ['Decant', 330, 30, null, 'Into a thermos jug at once. On a hotplate any coffee is tired after ten minutes.'],
  ],
  doses: [
    [2, 30, 500],
    [4, 60, 1000],
    [6, 75, 1250],
  ],
  items: [
    ['Filter coffee machine', null],
    ['Paper filters', 'paper-filters-02'],
    ['Scales', 'coffee-scale'],
    ['Thermos jug', null],
  ],
  tips: 'If it takes more than seven minutes, scale is usually to blame. Descale with 20 g of citric acid in a litre of cold water. And leave the basket open to dry, or the next coffee will smell of yesterday.',
};
