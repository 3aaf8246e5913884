import type {GuideSource} from '../../source';

export const cupping: GuideSource = {
  language: 'en',
  key: 'guide-cupping',
  slug: 'cupping',
  title: 'Tasting as in the roastery',
  description:
    'Cupping at home: compare coffees in bowls without any gear. 12 g to 200 ml, four minutes, break the crust, slurp.',
  method: 'method-cupping',
  order: 12,
  picture: 'scene-roastery',
  intro:
    'This is how we check every batch. All coffees are treated alike, so what you taste is the difference. Invite somebody: two people find more words.',
  coffee: 12,
  water: 200,
  temperature: 95,
  grind: 'medium coarse',
  total: 900,
  steps: [
    ['Grind and smell', null, 120, null, '12 g for each bowl. Smell it dry and write down one word.'],
    ['Pour', 0, 60, 200, 'Fill all bowls with 200 ml one after the other, do not stir.'],
    ['Steep', 60, 180, null, 'Four minutes from the first pour. A crust forms on each bowl.'],
    [
      'Break the crust',
      240,
      60,
      null,
      'Nose close to it, push three times with the back of the spoon. It smells strongest now.',
    ],
    ['Skim and wait', 300, 300, null, 'Take off the foam with two spoons, let it cool.'],
    [
      'Slurp',
      600,
      300,
      null,
      'Slurp loudly, rinse the spoon between bowls. Again after five minutes: faults show when cold.',
    ],
  ],
  doses: [
    [1, 12, 200],
    [3, 36, 600],
  ],
  items: [
    ['Tasting set', 'three-clearings-tasting-set'],
    ['Identical bowls or cups', 'cup-pair'],
    ['Soup spoon', null],
    ['Scales', 'coffee-scale'],
  ],
  tips: 'Begin with two questions: which is sweeter? Which is fresher? Flowers and berries come by themselves later. And nobody is wrong.',
};
