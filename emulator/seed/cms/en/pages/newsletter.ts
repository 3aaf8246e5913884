import {faq, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const newsletterPage: PageSource = {
  language: 'en',
  key: 'newsletter',
  slug: 'newsletter',
  title: 'Newsletter',
  seoTitle: 'Newsletter with a €10 welcome voucher',
  description:
    'Two letters a month about new coffees, farms and brewing. To begin with, €10 off your first purchase from €39.',
  blocks: [
    newsletterForm(
      'Post from the roastery',
      'Twice a month we tell you what is fresh in the sacks, who grew it and how it tastes best. You receive €10 as a welcome.',
    ),
    text(
      `
## The welcome voucher

Once you have confirmed your address we send you a voucher worth €10.

- It is valid for 7 days from receipt, for your first purchase.
- The order must be worth at least €39.
- It is for coffee. Donations and gift cards do not become cheaper.
- One voucher per order.
`,
      'voucher',
    ),
    text(
      `
## Eight weeks of espresso

You own an espresso machine and it drives you mad? Selin sends you one e-mail a week for eight weeks: from the grind through tamping to milk. After that your espresso tastes good, or you may call her.
`,
      'espresso-course',
    ),
    newsletterForm(
      'Join the espresso course',
      'Eight e-mails in eight weeks, free of charge. After that you hear from us only if you want to.',
      'espresso',
    ),
    faq('Questions about the newsletter', [
      [
        'Why do I have to confirm?',
        'So that nobody signs you up without your knowledge. Without a click on the link nothing happens.',
      ],
      ['How do I unsubscribe?', 'With the link below every e-mail. One click, one confirmation, done.'],
    ]),
  ],
};
