import type {GuideSource} from '../../source';

export const frenchPressGuide: GuideSource = {
  language: 'en',
  key: 'guide-french-press',
  slug: 'french-press-guide',
  title: 'French press',
  description:
    'French press without mud: 30 g of coffee to 500 ml, four minutes, skim the foam, wait. With a table of amounts.',
  method: 'method-french-press',
  order: 4,
  picture: 'la-neblina-clearing',
  intro:
    'The pot with the sieve can do more than its reputation says. The secret: wait instead of pressing. The grounds then sink by themselves, and the coffee becomes full but clean.',
  coffee: 30,
  water: 500,
  temperature: 95,
  grind: 'coarse, like coarse sea salt',
  total: 480,
  steps: [
    ['Warm the pot', null, 30, null, 'Hot water in, swirl, pour it out.'],
    ['Pour', 0, 30, 500, 'Pour 500 ml of water onto 30 g of coarsely ground coffee, and only rest the lid on top.'],
    ['Steep', 30, 210, null, 'That makes four minutes so far. Set a timer.'],
    ['Break the crust', 240, 30, null, 'Stir three times. Skim the foam with two spoons.'],
    [
      'Let it settle',
      270,
      210,
      null,
      'Wait three and a half minutes more. Lower the sieve just below the surface and pour.',
    ],
  ],
  doses: [
    [1, 18, 300],
    [2, 30, 500],
    [4, 60, 1000],
  ],
  items: [
    ['French press', 'french-press'],
    ['Scales', 'coffee-scale'],
    ['Grinder', 'kern-grinder'],
    ['Spoons', null],
  ],
  tips: 'Leave the last mouthful in the pot, because that is where the dust is. If there is coffee left, decant it: on the grounds it turns bitter.',
};
