import type {TestSource} from '../../source';

export const drippersTest: TestSource = {
  language: 'en',
  key: 'test-drippers',
  slug: 'drippers-test',
  title: 'Drippers tested',
  description:
    'Ceramic, plastic, metal, glass: five drippers compared with the same coffee. Temperature, speed and taste.',
  author: 'selin',
  date: '2026-05-21',
  picture: 'scene-coffee-match',
  summary: 'The material matters less than you would think, the ribs matter more. And plastic keeps heat best.',
  method:
    'We brewed twelve times with each: 18 g of Morgentau, 300 ml, 94 degrees, the same grinder. A sensor in the bed measured the temperature. Three people tasted blind.',
  criteria: [
    ['Taste', 40],
    ['Heat', 20],
    ['Consistency', 25],
    ['Cleaning', 15],
  ],
  tested: [
    [
      'Trichter dripper',
      'trichter-dripper',
      [9, 8, 8.5, 9],
      'Clear and sweet, runs the same every time. The ceramic wants to be warmed.',
    ],
    ['Kegel 60, plastic', null, [8.5, 9.5, 8, 8], 'Four degrees warmer than ceramic, costs eight euros and looks it.'],
    ['Welle 185, steel', null, [8.5, 7.5, 9, 7.5], 'Forgives clumsy pouring. The paper is expensive and hard to find.'],
    ['Trapez, porcelain', null, [7, 7, 6.5, 9], 'Grandmother’s classic. One hole, much waiting, round coffee.'],
    ['Permanent mesh filter', null, [5.5, 7, 6, 5], 'No paper, but mud in the cup and oil in the mesh.'],
  ],
  conclusion:
    'Buy what you like to look at, as long as it has steep walls and ribs. For travel and office plastic is wiser than anything else. We no longer sell metal mesh.',
};
