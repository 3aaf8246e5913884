import type {PostSource} from '../../source';

export const marisolsFog: PostSource = {
  language: 'en',
  key: 'marisol',
  slug: 'marisols-fog',
  title: 'Marisol’s fog',
  excerpt: 'Until eleven you cannot see your own hand at La Neblina. Marisol Quiroga says: luckily.',
  author: 'jonna',
  category: 'origin',
  date: '2026-03-05',
  picture: 'la-neblina-clearing',
  related: ['la-neblina', 'ceniza'],
  body: `
For the last four kilometres the jeep goes at walking pace because the driver sees nothing. “Neblina” means fog, and the farm deserves its name.

Marisol Quiroga took it over from her father in 2011, against the advice of all her uncles. The slope was too damp, they said; coffee needs sun. She changed the varieties, planted shade trees, and waited. Today her cherries ripen two months longer than those in the valley, and two months are a long time for gathering sugar.

## Bees as an instrument

With honey processing some of the fruit stays on the bean. How much exactly is the art of it. Marisol does measure with a refractometer, but she relies on the bees. If many come there is enough sweetness. If wasps come it is too late.

## What is changing

For five years the fog has sometimes stayed away. Then the sun is on the leaves at nine, and by evening they are brown. There is nothing she can do about the weather, but about the sun there is: 600 trees are standing by now, some of them from the project [Shade for Huila](/en/e/current-projects).

When I leave she gives me a bag of lemons. They come from the shade, she says. At least it earns something while it grows.
`,
};
