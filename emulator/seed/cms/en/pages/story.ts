import {cards, cta, hero, quote, text} from '../../blocks';
import type {PageSource} from '../../source';

export const storyPage: PageSource = {
  language: 'en',
  key: 'story',
  slug: 'story',
  title: 'Our story',
  description:
    'How three broken drums and an old glazier’s workshop in Hamburg became a coffee roastery, and what guides us.',
  blocks: [
    hero(
      'How the light came in',
      'An old glazier’s workshop, three broken drums, two people arguing about the price of green coffee. That is how it began.',
      'scene-roastery',
    ),
    text(`
## 2016: three drums, one machine

Malte Aydin had learned his trade in a large roastery and wanted to work on a smaller scale. Out of three discarded drums he built one that ran. It stood in a glazier’s workshop at Am Waldsaum, where the morning sun fell through the roof lights. Hence the name: Lichtung, a clearing.

Jonna Petersen was selling green coffee at the time and thought that Malte paid too little. They argued for an afternoon. By evening they were a company.

## 2018: one euro per kilo

On a trip to Nyeri Jonna saw girls with canisters who set out at five in the morning. Since then one euro of every kilo has gone to the [Lichtung Stiftung](/en/e/foundation). It is in our calculation like electricity and rent.

## 2024: roaster of the year

A jury gave us the award. We hung the certificate beside the fire extinguisher, because everybody passes that. [More about it](/en/e/roaster-of-the-year).
`),
    quote('Good coffee is no art. It is care, every day again.', 'Malte Aydin', 'head roaster'),
    text(`
## Today

There are 23 of us, we roast 31 tonnes a year, and we know every farm we buy from. The workshop is still there, and so is the drum. We only cleaned the roof lights.
`),
    cards('Read on', [
      ['The team', 'Who roasts, packs, repairs and answers.', cta('Meet the team', '/en/e/team')],
      ['Direct trade', 'What we pay and why.', cta('How we buy', '/en/e/direct-trade')],
      ['Jobs', 'Perhaps it is you we are missing.', cta('See our vacancies', '/en/e/jobs')],
    ]),
  ],
};
