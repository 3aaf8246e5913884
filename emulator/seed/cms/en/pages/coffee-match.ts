import {collectionRow, cta, faq, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const coffeeMatchPage: PageSource = {
  language: 'en',
  key: 'coffeeMatch',
  slug: 'coffee-match',
  title: 'Find your coffee',
  seoTitle: 'Coffee match: find your coffee',
  description:
    'Three questions about habit, brewing and taste, then a coffee that suits you. It takes less than a minute.',
  blocks: [
    text(
      'You need not know anything about coffee. Tell us how you drink it, what you brew with, and whether you like it familiar or new. We compare that with what is on the shelf.',
    ),
    shopPart('coffeeMatch', 'quiz'),
    faq('How we choose', [
      [
        'How do you know what I like?',
        'We do not. We count how many of your answers agree with what we know of a coffee: brewing, taste, character. The one with the most wins.',
      ],
      [
        'Do you store my answers?',
        'No. They are in the address of the page so that you can share the result. That is all.',
      ],
      [
        'And if I do not like it?',
        'Write to us. It is mostly the grind. If not, we send you a small bag of another one.',
      ],
    ]),
    collectionRow('Rather taste for yourself', 'sample-packages', cta('All tasting sets', '/en/c/sample-packages')),
  ],
};
