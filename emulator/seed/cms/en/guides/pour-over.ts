import type {GuideSource} from '../../source';

export const pourOver: GuideSource = {
  language: 'en',
  key: 'guide-pour-over',
  slug: 'pour-over',
  title: 'Pour-over',
  description:
    'Filter coffee with a dripper: 18 g of coffee, 300 ml of water, four pours, three minutes. With amounts for up to four cups.',
  method: 'method-pour-over',
  order: 1,
  picture: 'scene-coffee-match',
  intro:
    'A dripper is the most honest way of brewing: a cone, a paper, your hand. You taste what you pour. This guide suits light and medium roasts and forgives a lot at first.',
  coffee: 18,
  water: 300,
  temperature: 94,
  grind: 'medium fine, like sea salt',
  total: 180,
  steps: [
    [
      'Rinse the paper',
      null,
      20,
      null,
      'Fold the paper, put it in, and rinse with plenty of hot water. Empty the jug.',
    ],
    [
      'Add the coffee',
      null,
      20,
      null,
      'Grind 18 g, fill it in, shake it level. Put everything on the scales and press zero.',
    ],
    ['Bloom', 0, 40, 50, 'Pour 50 ml in circles until everything is wet. Fresh coffee bubbles now.'],
    ['Second pour', 40, 40, 150, 'Slowly in circles from the centre outwards, not onto the paper.'],
    ['Third pour', 80, 40, 230, 'In circles again, keeping the water half way up.'],
    ['Fourth pour', 120, 30, 300, 'The rest into the centre, then swirl the dripper gently once.'],
    ['Let it drain', 150, 30, null, 'After three minutes the bed is flat. Remove the dripper, stir, drink.'],
  ],
  doses: [
    [1, 18, 300],
    [2, 30, 500],
    [3, 42, 700],
    [4, 54, 900],
  ],
  items: [
    ['Dripper', 'trichter-dripper'],
    ['Paper filters 02', 'paper-filters-02'],
    ['Gooseneck kettle', 'gooseneck-kettle'],
    ['Scales', 'coffee-scale'],
    ['Grinder', 'hand-grinder-h1'],
  ],
  tips: 'If it runs through in less than 2:30, grind finer. If there is still water after 3:30, coarser. And let the cup cool a little: you taste most at 60 degrees.',
};
