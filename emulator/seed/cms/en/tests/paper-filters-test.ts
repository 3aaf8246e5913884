import type {TestSource} from '../../source';

export const paperFiltersTest: TestSource = {
  language: 'en',
  key: 'test-paper-filters',
  slug: 'paper-filters-test',
  title: 'Paper filters tested',
  description:
    'Paper filters tested for taste, speed and strength. Why white tastes better than brown, and what rinsing does.',
  author: 'ole',
  date: '2026-07-16',
  picture: 'umuseke-clearing',
  summary: 'Once rinsed hardly any paper tastes of anything. But in speed they differ by more than a minute.',
  method:
    'We wrote about the tasting in [Paper has a taste](/en/b/paper-has-a-taste). Here are the scores of the five papers you can buy anywhere. For speed 300 ml ran through twenty times with the same grind.',
  criteria: [
    ['Taste', 45],
    ['Speed', 30],
    ['Strength', 25],
  ],
  tested: [
    [
      'Paper filters 02',
      'paper-filters-02',
      [9, 9, 8.5],
      'Almost tasteless, through in 2:58, give or take five seconds.',
    ],
    ['Sanduhr paper filters', 'paper-filters-sanduhr', [9.5, 7, 9.5], 'Thick and neutral. Slow, as it should be.'],
    ['Natural brown 02', null, [5, 8, 8], 'Cardboard when not rinsed, all right when rinsed.'],
    ['Bamboo 02', null, [7, 7.5, 6], 'Smells of hay, tears at the seam.'],
    ['Discounter white', null, [8, 6, 6.5], 'Tastes of nothing but varies by forty seconds.'],
  ],
  conclusion:
    'Take white paper and rinse it. The difference between the best and the cheapest is consistency: whoever wants the same coffee every morning pays half a cent more.',
};
