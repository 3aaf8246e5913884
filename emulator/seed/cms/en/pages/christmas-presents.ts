import {cards, collectionRow, cta, hero, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const christmasPresentsPage: PageSource = {
  language: 'en',
  key: 'christmasPresents',
  slug: 'christmas-presents',
  title: 'Christmas presents',
  seoTitle: 'Christmas presents for coffee people',
  description: 'Coffee, sets and gift cards for Christmas: ideas from €10 to €200, last order dates, and gift returns.',
  blocks: [
    hero(
      'Something that smells good when unwrapped',
      'Presents for people who love coffee, and for those who have only been drinking it.',
      'scene-gift',
    ),
    cards('By budget', [
      ['Up to €20', 'A bag with a picture you look at before you open it.', cta('All coffees', '/en/c/coffee-shop')],
      ['Up to €50', 'Three coffees to compare, with cards for notes.', cta('Tasting sets', '/en/c/sample-packages')],
      [
        'Up to €100',
        'Everything for the first proper cup: dripper, paper, coffee, guide.',
        cta('See the brewing set', '/en/p/first-cup-brewing-set'),
      ],
      [
        'If you are not sure',
        'The gift card arrives within minutes and always fits.',
        cta('See the gift card', '/en/p/gift-card'),
      ],
    ]),
    collectionRow('Popular presents', 'coffee-gifts', cta('All gifts', '/en/c/coffee-gifts')),
    text(`
## Last orders

- Within Germany: 20 December, noon
- Austria, Benelux, Denmark: 17 December
- Other countries: 11 December
- Gift cards and [gift subscriptions](/en/e/coffee-subscription#gift-subscription-info) by e-mail: Christmas Eve

Unwrapped and not quite right? What you buy in December can be returned until 14 January. For friends of espresso there is [a page of its own](/en/e/christmas-presents-espresso).
`),
    newsletterForm(
      'Five Advent parcels to win',
      'Enter by 6 December and you are in. We draw five names and write to everyone who has won.',
      'raffle',
    ),
  ],
};
