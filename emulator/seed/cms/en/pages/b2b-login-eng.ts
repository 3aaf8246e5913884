import {cards, cta, faq, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bLoginEngPage: PageSource = {
  language: 'en',
  key: 'businessLogin',
  slug: 'b2b-login-eng',
  title: 'Business login',
  description: 'To the Lichtung business account: reorder, see invoices, change deliveries. And how to get access.',
  blocks: [
    text(
      'With a business account you order at net prices, see all invoices, and change deliveries until the evening before.',
    ),
    cards('Where would you like to go?', [
      [
        'I have an account',
        'On to the pages for business customers. You log in with your e-mail address and a code.',
        cta('To the business account', 'https://business.lichtung.example'),
      ],
      [
        'I would like one',
        'Tell us briefly who you are. You get access after a short call.',
        cta('Ask for access', '/en/e/b2b-info#contact'),
      ],
    ]),
    faq('Help with logging in', [
      [
        'I receive no code.',
        'Please check that you use the address our invoices go to. Otherwise Amina helps you at [+49 40 66969 120](tel:+494066969120).',
      ],
      [
        'Can several colleagues order?',
        'Yes, as many as you like. Each gets their own access and, if you want, a limit.',
      ],
      [
        'I am here privately.',
        'Then your [cart](/en/checkout/cart) is next door. Private and business accounts are separate.',
      ],
    ]),
  ],
};
