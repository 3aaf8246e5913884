import type {GuideSource} from '../../source';

export const carafe: GuideSource = {
  language: 'en',
  key: 'guide-chemex',
  slug: 'carafe',
  title: 'Carafe with thick paper',
  description:
    'Coffee from a glass carafe with thick paper: clear as tea, in four minutes, with amounts for two to six cups.',
  method: 'method-chemex',
  order: 2,
  picture: 'alto-rocio-clearing',
  intro:
    'The carafe’s paper is almost twice as thick as ordinary paper. It holds back oils, and the coffee becomes so clear that you can read a newspaper through it. Good for floral and fruity coffees.',
  coffee: 30,
  water: 500,
  temperature: 95,
  grind: 'medium, slightly coarser than for a dripper',
  total: 250,
  steps: [
    [
      'Rinse the paper',
      null,
      30,
      null,
      'Lay the threefold side against the spout, rinse thoroughly, pour the water out.',
    ],
    ['Add the coffee', null, 20, null, 'Grind 30 g, fill it in, press a small hollow.'],
    ['Bloom', 0, 45, 70, 'Pour 70 ml and stir once with the handle of a spoon.'],
    ['Large pour', 45, 60, 300, 'Pour in calm circles until the water is two fingers below the rim.'],
    ['Last pour', 105, 55, 500, 'The rest in two goes, with a short wait between them.'],
    ['Let it drain', 160, 90, null, 'The thick paper takes its time. Lift it out and swirl the carafe.'],
  ],
  doses: [
    [2, 30, 500],
    [4, 48, 800],
    [6, 60, 1000],
  ],
  items: [
    ['Sanduhr carafe', 'sanduhr-carafe'],
    ['Sanduhr paper filters', 'paper-filters-sanduhr'],
    ['Gooseneck kettle', 'gooseneck-kettle'],
    ['Scales', 'coffee-scale'],
  ],
  tips: 'If it takes more than five minutes, the paper sticks to the spout and air cannot get out. A chopstick between them helps. What is left stays warm if you stand the carafe on a cloth.',
};
