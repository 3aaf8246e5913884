import type {TestSource} from '../../source';

export const kettlesTest: TestSource = {
  language: 'en',
  key: 'test-kettles',
  slug: 'kettles-test',
  title: 'Gooseneck kettles tested',
  description: 'Four gooseneck kettles: how exact is the temperature, how steady the stream, how good the build?',
  author: 'selin',
  date: '2026-01-08',
  picture: 'gathera-clearing',
  summary: 'Three degrees off is normal, seven is not. The steadiest stream came from the simplest kettle.',
  method:
    'We measured with two calibrated sensors at 88, 92 and 96 degrees, five times each. For the stream six people poured 50 ml in ten seconds onto scales. How much that varies is the score.',
  criteria: [
    ['Stream', 35],
    ['Temperature', 30],
    ['Operation', 20],
    ['Workmanship', 15],
  ],
  tested: [
    ['Gooseneck kettle', 'gooseneck-kettle', [9, 8.5, 8.5, 9], '1.5 degrees off at most, steady to the last drop.'],
    ['Stilo Digital', null, [8.5, 9, 7, 8], 'Exact to the degree. Five buttons for what one knob could do.'],
    [
      'Kranich enamel, for the stove',
      null,
      [9, 5, 8, 8.5],
      'The loveliest stream. You have to hold a thermometer in yourself.',
    ],
    ['Rapid 1.0', null, [6, 3.5, 7, 6], 'Says 92 and has 85. Good enough for tea.'],
  ],
  conclusion:
    'If you brew light coffees an honest display is worth it. For darker ones the stove kettle will do: boil, open the lid, wait a minute.',
};
