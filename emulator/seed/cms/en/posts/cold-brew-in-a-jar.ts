import type {PostSource} from '../../source';

export const coldBrewInAJar: PostSource = {
  language: 'en',
  key: 'cold-brew',
  slug: 'cold-brew-in-a-jar',
  title: 'Cold brew in a jar',
  excerpt:
    'No device, no electricity, twelve hours of patience: cold coffee that tastes sweet without any sugar in it.',
  author: 'selin',
  category: 'brewing',
  date: '2025-07-03',
  picture: 'monte-sereno-clearing',
  related: ['monte-sereno', 'shala-buna', 'paper-filters-02'],
  body: `
In July nobody wants hot coffee, and ice cubes in the cup only make it thin. Cold brew needs no device, just a large jar and the willingness to think of tomorrow today.

## How to do it

Take 80 grams of coffee, ground as coarsely as for a French press, and one litre of cold water. Stir, put the lid on, and leave it in the fridge for twelve hours. In the morning pour it through a sieve first and through a paper filter after that. This takes a while because the grounds are fine. Make breakfast meanwhile.

The result keeps for five days in the fridge. Drink it neat over ice or half and half with milk.

## Why it is so sweet

Cold water dissolves little acidity and hardly any bitterness. What remains is chocolate, fruit, and a feeling in your mouth like cold cocoa. There is plenty of caffeine in it all the same, so mind the third glass.

## Which coffee?

My favourite is Monte Sereno, because it tastes of milk chocolate even when cold. A natural such as Shala Buna turns into blueberry lemonade. Espresso roasts work but soon taste of liquorice.

I freeze what is left in ice cube trays. Blended with a banana it is the best ice cream I know.
`,
};
