import {anchors, text} from '../../blocks';
import type {PageSource} from '../../source';

export const privacyPage: PageSource = {
  language: 'en',
  key: 'privacy',
  slug: 'privacy',
  title: 'Privacy policy',
  description:
    'Which data we process when you visit, shop or subscribe to the newsletter, what for, how long, and which rights you have.',
  blocks: [
    anchors('On this page', [
      ['Who is responsible', 'controller'],
      ['Visiting the site', 'visit'],
      ['Orders and account', 'orders'],
      ['Newsletter', 'newsletter'],
      ['Cookies and measurement', 'cookies'],
      ['Your rights', 'rights'],
    ]),
    text(
      `
## Who is responsible

Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany, [hallo@lichtung.example](mailto:hallo@lichtung.example). Our data protection officer can be reached at the same address; please write “Datenschutz” on the envelope.
`,
      'controller',
    ),
    text(
      `
## Visiting the site

When you open a page your browser sends its IP address, the time, the address of the page and details of the browser. We need these to deliver the page and to fend off attacks (Art. 6 (1) (f) GDPR). We delete the logs after 14 days.

The shop is hosted by a provider with data centres in the EU, under a data processing agreement. If a part of the program breaks, we send a technical report without the contents of any form to our error service, and only after you have first used the page. It is deleted after 30 days.
`,
      'visit',
    ),
    text(
      `
## Orders and account

For an order we process your name, address, e-mail, phone number if you wish, the goods and the way you pay (Art. 6 (1) (b) GDPR). We never see your payment details: the payment provider you choose handles them. The carrier receives your name and address and, if you agree, your e-mail.

We keep invoices for eight years and business letters for six, as the law requires. We delete a customer account when you ask. Subscription data is kept as long as the subscription runs.
`,
      'orders',
    ),
    text(
      `
## Newsletter

We write to you only after you have clicked the link in the confirmation mail. We note the time and IP address of that click so that we can prove it. Every issue has a link to unsubscribe. After that your address stays on a suppression list for three years as evidence.
`,
      'newsletter',
    ),
    text(
      `
## Cookies and measurement

Without your consent we set only what the shop needs: the cart (storefront_cart_id), the login, and your choice about cookies. Measurement and advertising load only after you have agreed (section 25 TDDDG, Art. 6 (1) (a) GDPR). “Cookie settings” at the foot of every page lets you change your mind as easily as you made it up.
`,
      'cookies',
    ),
    text(
      `
## Your rights

You may ask for access to your data, have it corrected, deleted, restricted or handed over, object to processing, and withdraw consent for the future. An informal e-mail is enough, and we answer within one month.

You may complain to the Hamburg Commissioner for Data Protection and Freedom of Information, or to the authority where you live.

As of 1 November 2026
`,
      'rights',
    ),
  ],
};
