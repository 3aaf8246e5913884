import type {TestSource} from '../../source';

export const electricGrindersTest: TestSource = {
  language: 'en',
  key: 'test-electric-grinders',
  slug: 'electric-grinders-test',
  title: 'Electric grinders tested',
  description:
    'Four electric coffee grinders up to €400: how evenly they grind, how loud they are, and how much coffee stays inside.',
  author: 'ole',
  date: '2025-10-23',
  picture: 'waldgold-clearing',
  summary: 'Quiet, clean, even: none can do everything. Two get close, and one of them costs half as much.',
  method:
    'Each grinder spent eight weeks in a kitchen for four. We measured particles with sieves, noise at a distance of one metre, and retention: what stays inside when you throw in 18 g?',
  criteria: [
    ['Particles', 35],
    ['Retention', 20],
    ['Noise', 15],
    ['Operation', 15],
    ['Repair', 15],
  ],
  tested: [
    ['Kern', 'kern-grinder', [9, 9, 8, 8.5, 9], '0.2 g retained, 68 decibels, burrs changed in ten minutes.'],
    ['Bremsund B1', null, [8.5, 6, 7, 9, 5], 'A lovely display, but 1.4 g of yesterday in every cup.'],
    ['Halm 60', null, [7.5, 7, 9, 7, 7], 'The quietest. Slightly dusty for French press.'],
    ['Volta Schlagwerk', null, [3, 5, 3.5, 6, 2], 'A blade, not a grinder. Fine for spices.'],
  ],
  conclusion:
    'The Kern wins because it keeps nothing back: you can grind for filter in the morning and for espresso afterwards without throwing anything away. If your walls are thin, listen to the Halm.',
};
