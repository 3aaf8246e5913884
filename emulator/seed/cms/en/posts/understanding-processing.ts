import type {PostSource} from '../../source';

export const understandingProcessing: PostSource = {
  language: 'en',
  key: 'processing',
  slug: 'understanding-processing',
  title: 'Washed, natural, honey: what happens on the farm',
  excerpt: 'The same shrub, the same cherry, three quite different cups. About the days between harvest and sack.',
  author: 'jonna',
  category: 'knowledge',
  date: '2025-04-17',
  picture: 'la-neblina-clearing',
  related: ['shala-buna', 'la-neblina', 'gathera'],
  body: `
When I arrive at a farm I look at the drying beds first. It is there that the taste of a coffee is decided, long before Malte lights the burner.

## Washed

The cherry is squeezed, the bean slips out, and what sticks to it dissolves in water. Only the stone is dried. The result is clear: you taste soil, altitude and variety. In Kenya they even wash twice, which is where that redcurrant comes from.

## Natural

The whole cherry lies in the sun for three weeks and is turned by hand, every hour. Sugar moves into the bean, and sometimes it ferments a little. If it works, the coffee tastes of blueberry. If it does not, of stable. Between the two lie two hours of rain.

## Honey

Part of the fruit stays on the bean, as sticky as honey. It takes space and patience but makes the coffee round and soft. Marisol Quiroga in Huila leaves just enough for the bees to come. When there are many of them she knows that it is right.

Which is better? None. A clean washed coffee is better than a sloppy natural, and the other way round. You can tell them apart by the ground in the drawings on our bags: water lines, fruit, or honeycombs.
`,
};
