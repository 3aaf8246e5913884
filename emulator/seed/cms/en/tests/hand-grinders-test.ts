import type {TestSource} from '../../source';

export const handGrindersTest: TestSource = {
  language: 'en',
  key: 'test-hand-grinders',
  slug: 'hand-grinders-test',
  title: 'Hand grinders tested',
  description:
    'Five hand grinders from €49 to €189: particles, handling, speed and repair compared, with scores and a clear verdict.',
  author: 'ole',
  date: '2026-02-26',
  picture: 'morgentau-clearing',
  summary:
    'Five grinders, six weeks, 14 kilos of coffee. The best one grinds as evenly as an electric one at three times its price.',
  method:
    'We ground 18 g for pour-over, French press and espresso, ten times each. The result went through sieves of 400, 800 and 1,200 micrometres. Five people cranked, among them one with arthritis and one who normally lifts weights.',
  criteria: [
    ['Particles', 40],
    ['Handling', 25],
    ['Speed', 15],
    ['Repair', 20],
  ],
  tested: [
    [
      'Hand grinder H1',
      'hand-grinder-h1',
      [9, 8.5, 8, 9.5],
      'Very even, sits well in the hand, every screw within reach.',
    ],
    ['Nordkurbel K3', null, [9.5, 7.5, 9, 6], 'The best particles, but its bearing cannot be replaced.'],
    [
      'Travel grinder H2',
      'travel-grinder-h2',
      [7.5, 9, 6, 9],
      'Small and light, good for filter, steps too coarse for espresso.',
    ],
    ['Tarn Mini', null, [6, 7, 5.5, 5], 'Cheap and pretty, uneven, and it gets loud.'],
    ['Pico Drehwerk', null, [4.5, 5, 4, 3], 'The axle wobbles from the start. Two out of two.'],
  ],
  conclusion:
    'For most people the H1 is right: you will have it for ten years. If you drink only espresso and do not want to repair anything, take the K3, even though we do not sell it. Below €60, save up for something better.',
};
