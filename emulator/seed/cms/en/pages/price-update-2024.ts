import {table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const priceUpdate2024Page: PageSource = {
  language: 'en',
  key: 'priceUpdate',
  slug: 'price-update-2024',
  title: 'Price update 2024',
  description: 'Why our coffee has cost more since November 2024, by how much, and what of the price reaches whom.',
  blocks: [
    text(`
On 4 November 2024 we raised our prices by 9% on average. Nobody likes to write such a thing. So here is the sum.

## What happened

Drought in Brazil and frost in Vietnam made harvests smaller. The exchange price almost doubled within twelve months. Our contracts do not bind us to the exchange, but when it rises we pay more than the minimum. That is intended: farms should earn from good prices.
`),
    table(
      'Where the money for a bag of Morgentau goes, 250 g for €10.90',
      ['Item', 'before', 'since November 2024'],
      [
        ['Farm and cooperative', '€2.60', '€3.15'],
        ['Transport, customs, storage', '€0.72', '€0.78'],
        ['Roasting, packing, wages', '€3.05', '€3.20'],
        ['Coffee tax and VAT', '€1.20', '€1.26'],
        ['Rent, shop, shipping subsidy', '€1.75', '€1.80'],
        ['Foundation', '€0.25', '€0.25'],
        ['What is left for us', '€0.43', '€0.46'],
      ],
    ),
    text(`
## What stayed the same

Shipping, the subscription discount and the donation. Subscribers received a letter six weeks ahead and paid the old price until January 2025.

When costs fall, prices fall. We did that once, in May 2020. Questions? Write to [hallo@lichtung.example](mailto:hallo@lichtung.example). Jonna answers herself.
`),
  ],
};
