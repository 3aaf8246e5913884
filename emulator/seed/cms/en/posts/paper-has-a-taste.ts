import type {PostSource} from '../../source';

export const paperHasATaste: PostSource = {
  language: 'en',
  key: 'paper-taste',
  slug: 'paper-has-a-taste',
  title: 'Paper has a taste',
  excerpt: 'Bleached, unbleached, bamboo: we poured hot water over twelve papers and drank the water.',
  author: 'ole',
  category: 'gear',
  date: '2026-07-09',
  picture: 'morgentau-clearing',
  related: ['paper-filters-02', 'paper-filters-sanduhr', 'trichter-dripper'],
  body: `
It was no pleasure, but we learned something. Twelve paper filters, 200 millilitres of hot water each, no coffee. Five people drank the water and wrote down what it tasted of.

## What we found

White paper tasted of almost nothing. Bleaching is done with oxygen these days and not with chlorine, so the old argument is settled. Brown paper tasted of wet cardboard in nine of ten samples. Bamboo tasted of hay, which to be honest I liked.

If you rinse first with half a litre of hot water, the cardboard disappears almost entirely. That goes for white as well: after rinsing nobody could tell it any more.

## Thickness and speed

Thick paper holds back more oil, so the coffee becomes clearer and lighter. Thin paper lets it through and runs faster. If your coffee suddenly takes a minute longer, look at the paper before you touch the grinder. Batches vary.

## Conclusion

Use white paper in the right shape, and rinse it. More effort is not worth it. All of it can be composted, white included.

If you want to repeat this: invite friends. It is not something to drink alone.
`,
};
