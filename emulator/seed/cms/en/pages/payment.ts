import {faq, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const paymentPage: PageSource = {
  language: 'en',
  key: 'payment',
  slug: 'payment',
  title: 'Payment',
  seoTitle: 'Ways to pay',
  description:
    'Nine ways to pay: card, wallet, invoice or bank transfer. Also gift cards, discount codes and payment of a subscription.',
  blocks: [
    text(`
## How you can pay

You choose in the last step of the order. None of them costs extra.
`),
    table(
      'Ways to pay',
      ['Method', 'When you are charged', 'For subscriptions'],
      [
        ['Visa, Mastercard', 'when we ship', 'yes'],
        ['Apple Pay, Google Pay', 'when we ship', 'yes'],
        ['PayPal', 'at once', 'yes'],
        ['Klarna invoice', '30 days after shipping', 'no'],
        ['iDEAL (Netherlands)', 'at once', 'no'],
        ['Bancontact (Belgium)', 'at once', 'no'],
        ['eps (Austria)', 'at once', 'no'],
      ],
    ),
    text(`
## Gift cards and discount codes

Enter codes in the cart and press “Redeem”. You can combine several gift cards, and one discount code with them. Discount codes do not apply to gift cards and donations. What is left on a gift card can be spent another time.

## Paying for a subscription

We write to you before every delivery. You are charged on the day it is sent. If that fails we try a few more times and send you a link to change how you pay. Your coffee waits until then.
`),
    faq('Questions about payment', [
      [
        'Do you see my card number?',
        'No. It goes to the payment provider in encrypted form. We see only the last four digits.',
      ],
      [
        'Where is my invoice?',
        'It comes as a PDF by e-mail as soon as your parcel leaves the house. You will also find it in your account.',
      ],
      [
        'My payment was declined.',
        'Your cart stays as it is. Try again or choose another way to pay. Only your bank knows the reason.',
      ],
    ]),
  ],
};
