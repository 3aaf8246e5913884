import type {TestSource} from '../../source';

export const espressoMachinesTest: TestSource = {
  language: 'en',
  key: 'test-espresso-machines',
  slug: 'espresso-machines-test',
  title: 'First espresso machines tested',
  description: 'Four espresso machines up to €900: temperature, steam, warm-up time, and what you can repair yourself.',
  author: 'ole',
  date: '2025-12-04',
  picture: 'boa-luz-clearing',
  summary:
    'A good grinder is more important than the machine. Once you have one, temperature separates the wheat from the chaff.',
  method:
    'All machines got the same grinder, the same water and 30 shots of Waldgold. A sensor in the basket measured how much the temperature varies during a shot. After that Ole took each apart and counted the special tools he needed.',
  criteria: [
    ['Espresso', 35],
    ['Milk', 20],
    ['Operation', 15],
    ['Warm-up', 10],
    ['Repair', 20],
  ],
  tested: [
    ['Eins', 'eins-espresso-machine', [9, 8, 8.5, 7, 9.5], 'Varies by 0.8 degrees. One hex key opens everything.'],
    ['Lago Compact', null, [8.5, 8.5, 8, 9, 5], 'Hot in three minutes, strong steam, glued inside.'],
    ['Primo lever', null, [8.5, 6, 6.5, 8, 9], 'A hand lever, no pump, and it needs a light touch.'],
    ['Barista Set 15 Bar', null, [5, 6, 7.5, 9, 2], 'Much pressure, little espresso. The basket fakes the crema.'],
  ],
  conclusion:
    'The Eins takes twelve minutes to warm up and lasts fifteen years. If you have no time in the morning you will be happy with the Lago until it drips. We advise against the set with fifteen bar: nine are enough.',
};
