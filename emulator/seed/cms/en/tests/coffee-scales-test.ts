import type {TestSource} from '../../source';

export const coffeeScalesTest: TestSource = {
  language: 'en',
  key: 'test-scales',
  slug: 'coffee-scales-test',
  title: 'Coffee scales tested',
  description: 'Six scales from €12 to €179: accuracy, speed, timer and resistance to water. The surprise costs €29.',
  author: 'ole',
  date: '2025-07-24',
  picture: 'alto-rocio-clearing',
  summary: 'Expensive scales are faster, not more accurate. If you do not make espresso you can keep a lot of money.',
  method:
    'We used calibration weights of 1, 18, 36 and 500 g, cold and warm. For speed we filmed how long the display takes after the last drop. In the end each had a cup of water poured over it.',
  criteria: [
    ['Accuracy', 35],
    ['Speed', 25],
    ['Operation', 20],
    ['Water resistance', 20],
  ],
  tested: [
    ['Coffee scale', 'coffee-scale', [9, 8.5, 9, 9], 'Exact to 0.1 g, 0.3 seconds, survives the cup of water.'],
    ['Akaro Pearl', null, [9.5, 9.5, 7, 7.5], 'The fastest. Its app wants an account.'],
    ['Flat kitchen scales', null, [7.5, 6, 8.5, 6], 'Amazing for €12. Does not react below 3 g.'],
    ['Tempo 2000', null, [8, 7.5, 7, 8], 'Good, but it switches off after 90 seconds.'],
    ['Glas Slim', null, [6, 5, 6, 3], 'Nice and flat, and the water ran in.'],
    ['Mini Reise', null, [8.5, 7, 6.5, 5], 'Exact and tiny, too small for a jug.'],
  ],
  conclusion:
    'For filter coffee kitchen scales will do. For espresso you need a tenth of a gram and a quick display. Nobody needs an app.',
};
