import type {TestSource} from '../../source';

export const mokaPotsTest: TestSource = {
  language: 'en',
  key: 'test-moka-pots',
  slug: 'moka-pots-test',
  title: 'Moka pots tested',
  description:
    'Five moka pots of aluminium and steel: seal, taste, induction and handle. Which one does not burn your coffee?',
  author: 'ole',
  date: '2025-11-27',
  picture: 'daemmerung-clearing',
  summary:
    'Steel has no taste of its own but is more convenient. What matters is the valve, and many makers save on that.',
  method:
    'Twenty pots of coffee with each, on gas and induction. We tested the valve with a pump: it has to open at three to four bar. Two of them did not.',
  criteria: [
    ['Taste', 35],
    ['Safety', 25],
    ['Workmanship', 20],
    ['Spare parts', 20],
  ],
  tested: [
    ['Moka pot', 'moka-pot', [8.5, 9, 8.5, 9], 'Opens at 3.2 bar, the handle stays cool, a seal costs €3 with us.'],
    ['Otto, six cups', null, [8, 8.5, 7.5, 8.5], 'The Italian classic of aluminium. Not for induction.'],
    ['Stahl Alta', null, [8, 8, 9, 6], 'Heavy and tight. The lid rattles.'],
    ['Colora, four cups', null, [6.5, 5, 6, 3], 'The valve opens only at six bar. We advise against it.'],
    ['Minna, two cups', null, [7, 5.5, 5, 2], 'Paint in the thread, and the valve sticks after ten pots.'],
  ],
  conclusion:
    'Look for a valve with a test mark and a seal that can be bought again. Nobody could taste aluminium from steel when blind. We reported the last two to the authorities.',
};
