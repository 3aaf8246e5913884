import type {GuideSource} from '../../source';

export const espressoMachine: GuideSource = {
  language: 'en',
  key: 'guide-espresso-machine',
  slug: 'espresso-machine',
  title: 'Espresso machine',
  description:
    'Espresso from a machine: 18 g in, 36 g out, 25 to 30 seconds. Dialling in, distributing, tamping, brewing.',
  method: 'method-espresso-machine',
  order: 6,
  picture: 'waldgold-clearing',
  intro:
    'Espresso is filter coffee under pressure and short of time. Everything is smaller and faster, so you notice every mistake. The good news: it is always the same three.',
  coffee: 18,
  water: 36,
  temperature: 93,
  grind: 'very fine, like gritty icing sugar',
  total: 28,
  steps: [
    ['Heat up', null, 900, null, 'Let the machine get hot for a quarter of an hour with the portafilter locked in.'],
    ['Grind and distribute', null, 30, null, 'Grind 18 g freshly. Distribute evenly with a needle or by tapping.'],
    ['Tamp', null, 10, null, 'Press down level until it no longer gives. Force does not matter, level does.'],
    [
      'Start brewing',
      0,
      8,
      null,
      'Lock in, start at once, cup on the scales. The first drops come after five to eight seconds.',
    ],
    ['Let it run', 8, 20, 36, 'Stop at 36 g. That should be after 25 to 30 seconds.'],
  ],
  doses: [
    [1, 9, 18],
    [2, 18, 36],
  ],
  items: [
    ['Espresso machine', 'eins-espresso-machine'],
    ['Espresso grinder', 'kern-grinder'],
    ['Scales with 0.1 g', 'coffee-scale'],
    ['Tamper', null],
  ],
  tips: 'Too fast and sour: grind finer. Too slow and bitter: coarser. If it sprays, the coffee was distributed unevenly. Afterwards knock out the basket, flush the group, wipe the wand: it takes 20 seconds and saves the workshop.',
};
