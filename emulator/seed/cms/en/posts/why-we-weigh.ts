import type {PostSource} from '../../source';

export const whyWeWeigh: PostSource = {
  language: 'en',
  key: 'scales',
  slug: 'why-we-weigh',
  title: 'Why we weigh',
  excerpt:
    'A spoon is no measure. What scales for 30 euros change about your coffee, and what to look for when you buy them.',
  author: 'ole',
  category: 'gear',
  date: '2026-01-22',
  picture: 'alto-rocio-clearing',
  related: ['coffee-scale', 'trichter-dripper'],
  body: `
In the shop we asked ten people to measure out “two spoons of coffee”. The result: between 14 and 31 grams. Then we brewed with each. One turned out as tea, another as tar.

## What changes

Whoever weighs can repeat. If it tastes good today it will taste good tomorrow. And whoever weighs can change things: two grams more are two grams more, not “slightly fuller”.

The same is true of water. The lines on jugs are often 10 per cent out, and a “cup” is something else for every maker. Put everything on the scales, press zero, pour.

## What matters

- **Resolution:** 1 gram is enough for filter, 0.1 for espresso
- **Speed:** the display must not lag behind when you pour
- **Timer:** handy, but your phone has one too
- **Auto-off:** some switch off after two minutes, in the middle of a pour. Check before you buy.
- **Battery:** as long as you get at it with an ordinary screwdriver

Kitchen scales are a good beginning. Put a piece of paper underneath if they hesitate with small amounts, and tap them. If that annoys you after two weeks, you know that better ones are worth it.
`,
};
