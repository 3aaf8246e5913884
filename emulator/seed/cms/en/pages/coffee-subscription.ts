import {collectionRow, cta, faq, hero, imageText, shopPart, steps} from '../../blocks';
import type {PageSource} from '../../source';

export const coffeeSubscriptionPage: PageSource = {
  language: 'en',
  key: 'subscription',
  slug: 'coffee-subscription',
  title: 'Coffee subscription',
  seoTitle: 'Coffee subscription, 10% off',
  description: 'Fresh coffee at your interval, 10% off, without a minimum term. You may move or skip any delivery.',
  blocks: [
    hero(
      'Coffee is there before you miss it',
      'With a subscription every coffee costs 10% less. You decide on kind, amount and interval, and you may stop at any time.',
      'scene-home',
      [cta('Put yours together', '/en/e/coffee-subscription#configure')],
    ),
    steps(
      'How it works',
      [
        [
          'Choose a coffee',
          'On the page of any coffee you can choose a subscription instead of buying once. Or put it together right here.',
        ],
        ['Set the interval', 'From every week to every eight weeks. Most people take four.'],
        ['Hear from us first', 'We write to you three days before each delivery. You can still swap, move or skip it.'],
        ['Get it fresh', 'We roast, pack and charge on the same day.'],
      ],
      'how-to',
    ),
    shopPart('configureSubscription', 'configure'),
    collectionRow('Popular with subscribers', 'coffee-shop', cta('All coffees', '/en/c/coffee-shop')),
    faq(
      'Questions about the subscription',
      [
        [
          'How long am I bound?',
          'Not at all. You can stop after the first delivery, in your account or at [Cancel contracts here](/en/e/cancellation).',
        ],
        ['What does shipping cost?', 'Nothing from €39, €4.90 below, as with every order.'],
        [
          'Can I add equipment?',
          'Yes, once or regularly, paper filters for instance. With an older way of paying this is not possible; a new subscription helps.',
        ],
        [
          'Which countries do you deliver to?',
          'Most of the EU. The list is under [Shipping](/en/e/shipping#countries).',
        ],
        [
          'I am going on holiday.',
          'Postpone the delivery by as many weeks as you are away. Those after it move along.',
        ],
      ],
      'faq',
    ),
    imageText(
      'As a gift',
      'Three, six or twelve deliveries of 250 g of whole beans, one every four weeks: filter coffee, espresso, or both in turn. You choose, you pay once, and it ends by itself. The voucher comes by e-mail at once, with a code to print or forward. The recipient enters the code and an address, and that is all.',
      'scene-gift',
      {
        side: 'right',
        links: [cta('Redeem a gift subscription', '/en/e/redeem-gift-subscription')],
        anchor: 'gift-subscription-info',
      },
    ),
    shopPart('configureGiftSubscription', 'gift-subscription-configure'),
  ],
};
