import type {PostSource} from '../../source';

export const cleaningAHandGrinder: PostSource = {
  language: 'en',
  key: 'cleaning-grinder',
  slug: 'cleaning-a-hand-grinder',
  title: 'Cleaning a hand grinder without fear of screws',
  excerpt: 'Every two months, ten minutes, a brush: this keeps the burrs sharp and your coffee fresh.',
  author: 'ole',
  category: 'gear',
  date: '2025-01-30',
  picture: 'umuseke-clearing',
  related: ['hand-grinder-h1', 'travel-grinder-h2'],
  body: `
Most hand grinders that arrive in my workshop are not broken. They are rancid. Coffee contains oil, and oil gets old. Ten minutes every two months are enough.

## What you need

A dry brush, a cloth, something light-coloured to work on. No water on the burrs, tempting as it is: steel rusts, and it does so overnight.

## Step by step

1. Take off the handle and the jar. Lay everything down in the order in which you remove it.
2. Open the adjustment fully and count the clicks. Write the number down.
3. Pull the axle with the cone out downwards. Mind the small spring: it likes to jump under the fridge.
4. Brush cone and ring, between the teeth as well. A toothpick helps with what is stuck.
5. Wash the jar with warm water and let it dry completely.
6. Put everything back in reverse, close until it just touches, then open by the clicks you counted.

## When it is a case for the workshop

When the axle wobbles, when the cone has shiny spots, or when you crank twice as long for the same amount. New burrs with adjustment cost €39 with us. Everything about that is under [Repairs](/en/e/repairs).
`,
};
