import {faq, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const redeemGiftSubscriptionPage: PageSource = {
  language: 'en',
  key: 'redeemGiftSubscription',
  slug: 'redeem-gift-subscription',
  title: 'Redeem a gift subscription',
  description:
    'Enter the code, enter your address, done: this is how your coffee subscription begins. Everything is paid for already.',
  blocks: [
    text(
      'Somebody likes you. Enter the code that stands in the e-mail or on the printout. Then we only ask for your address. Everything is paid for already, shipping included.',
    ),
    shopPart('redeemGiftSubscription', 'redeem'),
    faq('Questions about redeeming', [
      [
        'When does the first coffee arrive?',
        'We roast on one of the next working days. In Germany the parcel is with you 1–3 working days later, and then every four weeks.',
      ],
      [
        'The code does not work.',
        'Mind O and 0. Each code counts once. If it says that it has been used and it was not you, call us: [+49 40 66969 120](tel:+494066969120).',
      ],
      [
        'Do I need an account?',
        'No. With the e-mail address you enter you can open one later, to move deliveries or change the address.',
      ],
      [
        'What happens at the end?',
        'Nothing. It ends by itself. With the last delivery we ask you once by e-mail whether you would like to go on.',
      ],
    ]),
  ],
};
