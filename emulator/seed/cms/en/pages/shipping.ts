import {anchors, faq, shopPart, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const shippingPage: PageSource = {
  language: 'en',
  key: 'shipping',
  slug: 'shipping',
  title: 'Shipping',
  seoTitle: 'Shipping, delivery times and costs',
  description:
    'Shipping costs €4.90 and is free from €39. In Germany your parcel arrives in 1–3 working days. All countries we deliver to.',
  blocks: [
    anchors('On this page', [
      ['Costs', 'costs'],
      ['Delivery time', 'delivery-time'],
      ['Countries', 'countries'],
      ['Questions', 'questions'],
    ]),
    text(
      `
## What shipping costs

Up to €39 order value shipping costs €4.90. From €39 we pay for it. The same goes for every delivery of a subscription. Donations do not count towards it.

Delivery to a parcel locker or post office costs nothing extra in Germany. Put your post number into the second address line.
`,
      'costs',
    ),
    text(
      `
## When your parcel arrives

In Germany it takes 1–3 working days. We roast from Monday to Thursday and pack on the same day. Order before noon on a working day and your parcel usually leaves today.

Espresso machines and other large appliances come with a forwarding agent, who calls you for an appointment. For pre-orders the date is shown with the product.
`,
      'delivery-time',
    ),
    table(
      'Delivery times by region',
      ['Region', 'Working days'],
      [
        ['Germany', '1–3'],
        ['Austria, Benelux, Denmark, Czech Republic, Poland', '2–4'],
        ['Other EU countries', '3–7'],
        ['Switzerland, Liechtenstein, Norway, United Kingdom', '4–8, depending on customs'],
      ],
    ),
    text(
      `
## Where we deliver

Subscriptions go only to countries where we can charge every delivery reliably. To countries marked “Coffee only” below we send no equipment. Invoices to those countries are free of tax, and you pay import duties yourself. VAT cannot be refunded.
`,
      'countries',
    ),
    shopPart('shippingCountries'),
    faq(
      'Questions about shipping',
      [
        [
          'Can I still change the address?',
          'Yes, as long as the parcel is not packed. Call or write to us, ideally at once. For a subscription you change the address yourself in your account.',
        ],
        [
          'My parcel arrived damaged.',
          'Please take a picture and send it to [hallo@lichtung.example](mailto:hallo@lichtung.example). We replace it. If it is coffee you need not send anything back.',
        ],
        [
          'Why does tracking show nothing?',
          'The carrier shows a parcel only after scanning it in the evening. If there is still nothing after two working days, tell us.',
        ],
      ],
      'questions',
    ),
  ],
};
