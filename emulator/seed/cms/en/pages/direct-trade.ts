import {imageText, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const directTradePage: PageSource = {
  language: 'en',
  key: 'directTrade',
  slug: 'direct-trade',
  title: 'Direct trade',
  description: 'What we pay for green coffee, whom we buy it from, and why our contracts run for three years.',
  blocks: [
    imageText(
      'We know whom we buy from',
      'Our coffee comes from eleven farms and cooperatives. Jonna visits each at least every other year, and most of them every year. She bargains at the kitchen table, not at the exchange.\n\nThe contract runs for three years and names a minimum price. If the world market rises above it, so does our price. If it falls, our price stays.',
      'scene-farm',
    ),
    table(
      'What we paid in 2025/26 for a pound of green coffee (at port)',
      ['Origin', 'Our price', 'Exchange, average'],
      [
        ['Shala, Ethiopia', '$6.10', '$3.42'],
        ['Gathera, Kenya', '$6.85', '$3.42'],
        ['Quiroga family, Colombia', '$5.60', '$3.42'],
        ['Umuseke, Rwanda', '$5.25', '$3.42'],
        ['Monte Sereno, Guatemala', '$5.40', '$3.42'],
      ],
    ),
    text(`
## Three rules

1. **60 per cent in advance.** A harvest costs money before it brings any. We pay part of it when the blossom is over, without interest.
2. **Faults are shared.** If a lot is worse than agreed we look for the reason together. We send back only what cannot be drunk. That has happened once.
3. **The figures are public.** They are here, on the page of each coffee, and on the notice boards of the villages.

Direct does not mean without steps in between. Exporting, shipping, customs and storage are done by others who are better at it. We just know what each of them gets.
`),
  ],
};
