import {cards, faq, text} from '../../blocks';
import type {PageSource} from '../../source';

export const membershipPage: PageSource = {
  language: 'en',
  key: 'membership',
  slug: 'membership',
  title: 'Membership',
  seoTitle: 'Membership: be a member of Lichtung',
  description:
    'For those who order often: members get new coffees two days early, seats at tastings, and a roast of their own every winter.',
  blocks: [
    text(
      'Whoever has had a subscription for a year is a member. It costs nothing and there is no form. We write to you when the time has come.',
    ),
    cards('What members get', [
      ['Two days ahead', 'New and rare coffees are yours for 48 hours before they appear in the shop.'],
      [
        'A seat at the table',
        'Four times a year in Hamburg, and once online, we taste what we might buy. Your vote counts.',
      ],
      ['The winter roast', 'In December Malte puts a bag into your delivery that cannot be bought.'],
    ]),
    faq('Questions about membership', [
      [
        'Do breaks count?',
        'Yes. You lose nothing by taking the summer off. Only after six months without a delivery the year begins again.',
      ],
      [
        'Can I be a member without a subscription?',
        'If you have ordered coffee six times in twelve months, yes. We count orders, not amounts.',
      ],
      ['What do I have to reveal?', 'Nothing but what we need for your orders anyway.'],
    ]),
    text('No subscription yet? [This is how it works](/en/e/coffee-subscription).'),
  ],
};
