import {collectionRow, cta, faq, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const blackWeekendPage: PageSource = {
  language: 'en',
  key: 'blackWeekend',
  slug: 'black-weekend',
  title: 'Black weekend',
  seoTitle: 'Black weekend at Lichtung',
  description:
    'Four days at the end of November: selected equipment for less, honestly compared with the lowest price of the last 30 days.',
  blocks: [
    text(
      'From 27 to 30 November 2026 some things cost less. Not everything, and nothing that we made dearer before: beside every price is the lowest of the last 30 days.',
    ),
    collectionRow('What is reduced', 'sale', cta('See the sale', '/en/g/sale')),
    text(`
## What applies that weekend

- Selected equipment is 15 to 25% cheaper. The price is with the product; you need no code.
- Coffee stays as it is. If we threw it away, somebody else would have to pay.
- Instead we double the donation: on these four days €2 of every kilo go to the foundation. By 15 December the page [Current projects](/en/e/current-projects) will say how much it was.
`),
    newsletterForm('One day earlier', 'Readers of the newsletter see the offers on Thursday from 6 pm.'),
    faq('Questions about the black weekend', [
      [
        'Can I still return things?',
        'Yes, for 14 days and free of charge, as always. For purchases from 27 November even until 14 January.',
      ],
      ['Does my discount code apply as well?', 'Not to reduced equipment. To coffee it does.'],
    ]),
  ],
};
