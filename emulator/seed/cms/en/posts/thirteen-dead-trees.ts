import type {PostSource} from '../../source';

export const thirteenDeadTrees: PostSource = {
  language: 'en',
  key: 'dead-trees',
  slug: 'thirteen-dead-trees',
  title: 'Thirteen dead trees',
  excerpt: 'Of a hundred shade trees in Huila thirteen died in their first year. Why we are writing about it.',
  author: 'jonna',
  category: 'foundation',
  date: '2025-09-04',
  picture: 'la-neblina-clearing',
  related: ['la-neblina'],
  body: `
It would be easy to show you a picture of 11,400 trees here. This is about the others.

In the first year Fundación Sombra Alta handed out 5,200 seedlings in Huila. Twelve months later Camilo Rojas set out and counted, farm by farm, with a list and a stick. 678 were no longer alive. That is thirteen in a hundred.

## Why

They were planted in June, because that was when the money came. The rainy season begins in April. So the seedlings had two months less water and stood in the August sun with short roots. Camilo had told us. We had not listened, because it did not suit our schedule of payments.

## What has changed

The first instalment now comes in February. Each family gets 60 trees a year at most, so that they can water them. And there is a small bonus for every tree that is still standing after twelve months, instead of for every tree planted.

In the second year it was seven in a hundred. For planting on slopes that is a good figure, Camilo says. He has written down each of them all the same. The list hangs in our corridor.
`,
};
