import {hero, productRow, quote, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const roasterOfTheYearPage: PageSource = {
  language: 'en',
  key: 'roasterOfTheYear',
  slug: 'roaster-of-the-year',
  title: 'Roaster of the year 2024',
  description: 'How we became roaster of the year 2024: the jury, five coffees tasted blind, and what we make of it.',
  blocks: [
    hero(
      'Roaster of the year 2024',
      'Five coffees, a jury of twelve, no names on the cups. In the end we were ahead.',
      'scene-roastery',
    ),
    text(`
## What it was about

The trade magazine “Röstkreis” gives the title once a year. 64 roasteries took part in 2024. Each sends in five coffees without its name: two for filter, two espressos and a decaf. They are tasted blind, and the jury also checks buying prices, working conditions, and whether a lot can be traced.

## What the jury wrote
`),
    quote(
      'Five cups, five signatures, and yet you hear the same voice. It was the decaf that surprised us most: we would not have known.',
      'Jury of “Röstkreis”',
      'verdict of 12 October 2024',
    ),
    table(
      'Our points',
      ['Section', 'Points', 'Average of all'],
      [
        ['Filter coffee', '91.5', '84.2'],
        ['Espresso', '89.0', '83.7'],
        ['Decaf', '90.5', '79.4'],
        ['Buying and tracing', '96.0', '71.8'],
      ],
    ),
    productRow('The coffees that won it', ['morgentau', 'shala-buna', 'waldgold', 'stille']),
    text(
      'With the prize money of €5,000 we bought a second pair of scales and a party. The title lasts a year. The work does not end.',
    ),
  ],
};
