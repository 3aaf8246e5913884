import type {PostSource} from '../../source';

export const sustainabilityAward: PostSource = {
  language: 'en',
  key: 'sustainability-award',
  slug: 'sustainability-award',
  title: 'An award, and what we did for it',
  excerpt:
    'The Hamburg Sustainability Award 2025 goes to our returnable boxes. The figures, including the awkward ones.',
  author: 'malte',
  category: 'roastery',
  date: '2025-11-20',
  picture: 'scene-home',
  related: ['daemmerung', 'stille'],
  body: `
In November Henning and I stood in a hall full of suits and were handed a sheet of glass. The Hamburg Sustainability Award, category crafts, for our returnable boxes. That needs explaining, or it sounds like advertising.

## What it is about

We supply 64 cafés in the city. Every week some 700 bags with a valve and an aluminium layer used to leave the house, and nobody could use them again. Since March 2024 the coffee has travelled in steel boxes with a seal, ten kilos to a box. Henning brings full ones and takes empty ones back. We wash them with hot water.

## The figures

- 31,400 fewer bags in one year, counted from the orders
- 212 boxes, of which 9 have vanished and 4 are dented
- Cost: €38,000 for boxes and a dishwasher

## What is not right

We have no solution for parcels to your home. A deposit bag that we tried in 2023 came back in only 14 of 100 cases and was heavier than the bag. On balance that was worse. We gave it up and keep looking.

The prize money, €3,000, went into twelve new boxes. The sheet of glass stands beside the roaster, gathering dust.
`,
};
