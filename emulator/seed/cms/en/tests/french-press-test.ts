import type {TestSource} from '../../source';

export const frenchPressTest: TestSource = {
  language: 'en',
  key: 'test-french-press',
  slug: 'french-press-test',
  title: 'French presses tested',
  description:
    'Four pots with a sieve compared: how much mud gets through, how warm coffee stays, and what happens when they fall.',
  author: 'selin',
  date: '2025-03-27',
  picture: 'la-neblina-clearing',
  summary:
    'Double sieves help little, double walls a lot. And a glass you can replace for €6 beats one you cannot replace.',
  method:
    '500 ml, 30 g ground coarsely, four minutes, then four of waiting. After ten and twenty minutes we measured the temperature, filtered the cups and weighed the grounds. In the end each pot fell from a table onto wood.',
  criteria: [
    ['Taste', 35],
    ['Heat', 25],
    ['Grounds in the cup', 25],
    ['Spare parts', 15],
  ],
  tested: [
    ['French press', 'french-press', [8.5, 7, 8.5, 9.5], 'Plain glass, a fine sieve, every part sold separately.'],
    ['Thermo Stahl 1 l', null, [8, 9.5, 8, 7], 'Still 71 degrees after twenty minutes. Survives the fall with a dent.'],
    ['Doppelsieb Pro', null, [8, 8, 9, 4], 'Few grounds, but a seal that is not sold separately.'],
    [
      'Glass with cork handle',
      null,
      [7, 5, 6.5, 3],
      'Pretty. The sieve sits askew, and the cork comes off in the sink.',
    ],
  ],
  conclusion:
    'If you drink at once, take the glass one. If breakfast lasts half an hour, take steel, or decant. For the tent glass is nonsense, of course.',
};
