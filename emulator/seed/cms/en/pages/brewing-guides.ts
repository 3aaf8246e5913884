import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const brewingGuidesPage: PageSource = {
  language: 'en',
  key: 'brewingGuides',
  slug: 'brewing-guides',
  title: 'Brewing guides',
  description:
    'Twelve guides with amounts, temperature and times for pour-over, French press, espresso, cold brew and more.',
  blocks: [
    text(
      'Every guide fits on a card: what you need, how much, how long. The timer runs along if you like, and the table does the sums for other numbers of cups.',
    ),
    shopPart('guideList'),
    text(`
## Three things are always true

1. **Weigh instead of scooping.** A spoon of light coffee weighs more than a spoon of dark.
2. **Grind just before.** After a quarter of an hour half of the scent is in the room instead of the cup.
3. **Change one thing only.** If it does not taste good, turn one screw and try again.

The reasons are explained under [How to prepare coffee](/en/e/how-to-coffee-preparation). If you are stuck, call us: Selin is on the phone on Tuesdays.
`),
  ],
};
