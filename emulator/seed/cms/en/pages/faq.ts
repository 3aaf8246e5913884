import {anchors, faq, shopPart} from '../../blocks';
import type {PageSource} from '../../source';

export const faqPage: PageSource = {
  language: 'en',
  key: 'faq',
  slug: 'faq',
  title: 'Common questions',
  description:
    'Answers about orders, shipping, subscriptions, coffee, donations and accounts. And where to reach us if yours is missing.',
  blocks: [
    anchors('What is it about?', [
      ['Orders and shipping', 'orders'],
      ['Subscription', 'subscription'],
      ['Coffee', 'coffee'],
      ['Gift cards and donation', 'gift-cards'],
      ['Contact', 'contact'],
    ]),
    faq(
      'Orders and shipping',
      [
        [
          'How long does shipping take?',
          'In Germany 1–3 working days. Everything else is under [Shipping](/en/e/shipping).',
        ],
        ['Can I still change my order?', 'Yes, as long as it is not packed. Calling us is the fastest way.'],
        [
          'I received no confirmation.',
          'Please look into your spam folder. If it is not there, the e-mail address may have a typo. With your name and the amount we will find the order.',
        ],
        ['Can I order without an account?', 'Yes. You need an account only for a subscription and to see past orders.'],
      ],
      'orders',
    ),
    faq(
      'Subscription',
      [
        [
          'How do I cancel?',
          'At any time in your account, or without logging in at [Cancel contracts here](/en/e/cancellation). There is no minimum term.',
        ],
        [
          'Can I skip a delivery?',
          'Yes, in your account under “Upcoming deliveries”. Things you added once move to the next delivery.',
        ],
        [
          'What if my coffee is sold out?',
          'It comes with the next delivery as soon as it is back. You can also swap it in your account.',
        ],
      ],
      'subscription',
    ),
    faq(
      'Coffee',
      [
        [
          'How long does coffee keep?',
          'Closed it tastes good for six months, open for four to six weeks. After that it is not bad, only quieter. More in [Storing coffee](/en/b/storing-coffee).',
        ],
        [
          'Do you grind it for me?',
          'Yes, choose your way of brewing with the coffee. Freshly ground at home it still tastes better.',
        ],
        [
          'Is your coffee organic?',
          'Some of it is. Those coffees say so, with the control body DE-ÖKO-099. Many small farms work in a similar way and cannot afford the label.',
        ],
        ['Which one suits me?', 'Three questions, one suggestion: [find your coffee](/en/e/coffee-match).'],
      ],
      'coffee',
    ),
    faq(
      'Gift cards and donation',
      [
        ['Where do I enter my gift card?', 'In the cart. It counts once you have pressed “Redeem”.'],
        [
          'What happens with the euro per kilo?',
          'It goes to the [Lichtung Stiftung](/en/e/foundation), to the project you choose with your coffee. It is included in the price.',
        ],
        [
          'Do I get a donation receipt?',
          'Not for the euro in the price of coffee, because it is we who donate it. If you buy a donation on top, the foundation issues a receipt from €20.',
        ],
      ],
      'gift-cards',
    ),
    shopPart('contactForm', 'contact'),
  ],
};
