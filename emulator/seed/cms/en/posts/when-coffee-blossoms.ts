import type {PostSource} from '../../source';

export const whenCoffeeBlossoms: PostSource = {
  language: 'en',
  key: 'blossom',
  slug: 'when-coffee-blossoms',
  title: 'When coffee blossoms',
  excerpt:
    'Once a year, for three days, a whole valley smells of jasmine. What the blossom says about the next harvest.',
  author: 'jonna',
  category: 'origin',
  date: '2026-05-07',
  picture: 'morgentau-clearing',
  related: ['morgentau', 'alto-rocio'],
  body: `
You hear about it and do not believe it. Then you drive round a bend and everything is white. Coffee blossoms after the first heavy rain, all the shrubs at once, and three days later the splendour lies on the ground.

## The scent

Coffee belongs to the same family as the gardenia, and that is how it smells: of jasmine and orange blossom, and slightly of soap. In Sidama people sleep with their windows open on those nights. If you drink our Morgentau with your eyes closed you will find some of it again.

## Counting flowers

For the farmers it is the first forecast. They count flowers on twenty branches and estimate the harvest in nine months’ time. If it rains too hard during those three days, the flowers drop before the bees have been. If rain stays away afterwards, the shrubs drop half of the small fruit.

## Why we transfer money then

After the blossom the expensive time begins: weeding, feeding, cutting shade. Money comes only in winter. So we pay 60 per cent now. Not out of kindness, but because a shrub that nobody had money for in May tastes worse in November.
`,
};
