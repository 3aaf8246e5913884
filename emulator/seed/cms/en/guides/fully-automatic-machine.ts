import type {GuideSource} from '../../source';

export const fullyAutomaticMachine: GuideSource = {
  language: 'en',
  key: 'guide-fully-automatic',
  slug: 'fully-automatic-machine',
  title: 'Setting up a fully automatic machine',
  description:
    'Better coffee from a fully automatic machine: set the grind, dose, temperature and water, and clean it well.',
  method: 'method-full-automatic-machine',
  order: 7,
  picture: 'boa-luz-clearing',
  intro:
    'Almost every automatic machine leaves the factory set to “thin and plenty”. Four turns, and the same coffee tastes like another one. Take a quarter of an hour and six small cups.',
  coffee: 11,
  water: 40,
  temperature: null,
  grind: 'as fine as the machine allows',
  total: 45,
  steps: [
    [
      'Change the grind',
      null,
      60,
      null,
      'Only while the grinder runs, one step finer. Wait for two cups until it takes effect.',
    ],
    ['Raise the dose', null, 30, null, 'Set the strength to its highest, mostly 11 to 12 g.'],
    ['Reduce the water', null, 30, null, 'Espresso to 40 ml, café crème to 110 ml at most.'],
    ['Brew', 0, 45, 40, 'Warm the cup, brew. The stream should be thin and end after 20 to 30 seconds.'],
    ['Taste', null, 60, null, 'Sour: one step finer or hotter. Bitter: coarser or less water.'],
  ],
  doses: [
    [1, 11, 40],
    [2, 22, 80],
  ],
  items: [
    ['Fully automatic machine', null],
    ['Cleaning tablets', null],
    ['Water filter', null],
    ['Espresso beans', 'waldgold'],
  ],
  tips: 'Use beans that do not shine with oil, or they will clog the grinder. Rinse the brewing group under the tap once a week and the milk tube every day. Descale when the display says so, not by feeling.',
};
