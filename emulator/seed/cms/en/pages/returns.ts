import {faq, shopPart, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const returnsPage: PageSource = {
  language: 'en',
  key: 'returns',
  slug: 'returns',
  title: 'Returns',
  seoTitle: 'Free returns within 14 days',
  description:
    'You have 14 days, and returning is free. How to get a label, how to pack, and when your money is back with you.',
  blocks: [
    text(
      'You have 14 days from delivery to change your mind. Sending things back costs you nothing. You need not give a reason, but if you do we learn from it.',
    ),
    steps(
      'How it works',
      [
        [
          'Get a label',
          'Enter your order number and e-mail address below and choose what goes back. The label comes at once.',
        ],
        ['Pack', 'Use the box in which it came. Coffee unopened please, devices clean and dry.'],
        ['Hand it in', 'Take the parcel to a post office or locker and keep the receipt.'],
        ['Money back', 'Two working days after it has reached us we pay you back the way you paid.'],
      ],
      'how-it-works',
    ),
    shopPart('returnForm', 'label'),
    faq(
      'Questions about returns',
      [
        [
          'I do not like the coffee. What now?',
          'Tell us which one it was and how you brew it. Usually another grind helps. If not, we find one that suits you and send you a small bag of it.',
        ],
        [
          'Can a gift be returned?',
          'Yes, with the order number on the delivery note. The money goes to the person who paid, or to you as a gift card.',
        ],
        [
          'What about faulty devices?',
          'Those are no returns but a case for the [workshop](/en/e/repairs). Within two years this costs you nothing either.',
        ],
        [
          'Is this the same as withdrawal?',
          'Almost. With a return you withdraw for the goods you send back. To withdraw from the contract formally, use [this page](/en/e/withdrawal).',
        ],
      ],
      'questions',
    ),
  ],
};
