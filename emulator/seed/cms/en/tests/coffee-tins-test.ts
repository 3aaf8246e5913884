import type {TestSource} from '../../source';

export const coffeeTinsTest: TestSource = {
  language: 'en',
  key: 'test-tins',
  slug: 'coffee-tins-test',
  title: 'Coffee tins tested',
  description:
    'Five containers, twelve weeks, one coffee: which keeps it fresh, and is it any better than the bag with a clip?',
  author: 'selin',
  date: '2026-09-03',
  picture: 'monte-sereno-clearing',
  summary: 'After four weeks you hardly taste a difference, after twelve a large one. The bag does rather well.',
  method:
    '250 g of Alto Rocío from the same day went into each. After two, four, eight and twelve weeks three people tasted blind. Every container was opened once a day, as at home.',
  criteria: [
    ['Freshness', 50],
    ['Handling', 25],
    ['Workmanship', 25],
  ],
  tested: [
    ['Coffee tin', 'coffee-tin', [9, 8.5, 9], 'An inner lid presses the air out. Still fruity after twelve weeks.'],
    ['Round vacuum pump', null, [9, 6.5, 7], 'Keeps just as fresh, but you have to turn it twenty times.'],
    ['Bag with a clip', null, [7.5, 8, 6], 'Hardly worse for four weeks, and free.'],
    ['Jar with a clip lid', null, [5, 8.5, 8.5], 'Light from all sides. Flat after four weeks.'],
    ['Tin without a seal', null, [4, 9, 6], 'Pretty on the shelf, better for biscuits.'],
  ],
  conclusion:
    'If you finish a bag within three weeks you need no tin. If you have several open, one with an inner lid is worth it. And glass belongs in the cupboard, if anywhere.',
};
