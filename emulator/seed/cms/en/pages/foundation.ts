import {cards, cta, hero, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const foundationPage: PageSource = {
  language: 'en',
  key: 'foundation',
  slug: 'foundation',
  title: 'Lichtung Stiftung',
  seoTitle: 'Our foundation: Lichtung Stiftung',
  description:
    '€1 of every kilo of coffee goes to the Lichtung Stiftung. Who runs it, where the money goes, and how you have a say.',
  blocks: [
    hero(
      'One euro per kilo',
      'It is included in the price, and you decide what for. Since 2018 it has come to €163,940, as of 31 October 2026.',
      'scene-farm',
      [cta('Current projects', '/en/e/current-projects')],
    ),
    text(`
## Why a foundation

Fair prices are what we pay when we buy. But a well, a school or a wood belongs to nobody alone, so nobody can build it from their wages. That is what the foundation is for.

It is separate from the roastery: an account, a board and an audit of its own. On the board are Jonna Petersen, the agricultural engineer Dr Miriam Oyelaran, and Karl-Heinz Boldt, formerly of a savings bank in Altona. None of the three is paid.
`),
    steps('The way of the euro', [
      [
        'You choose',
        'Your coffee says which project gets your euro: water, farming or education. You can change it in the cart.',
      ],
      ['We transfer', 'On the third working day of the month the sum for all kilos sold goes to the foundation.'],
      ['The foundation pays', 'Partners receive money as building proceeds, against receipts and pictures.'],
      ['Somebody looks', 'Once a year a member of the board travels there. The report is published here.'],
    ]),
    text(`
## What does not reach the project

Administration, travel and audit are paid by the roastery on top. Of the donated euro 98 cents stay in the project. Transfers and exchange rates cost two.
`),
    cards('Find out more', [
      ['Projects', 'All of them at a glance.', cta('See projects', '/en/e/projects')],
      ['Criteria', 'How we choose.', cta('See criteria', '/en/e/project-criteria')],
      ['Donate yourself', 'When one euro is not enough for you.', cta('Make a donation', '/en/p/donation')],
    ]),
  ],
};
