import type {PostSource} from '../../source';

export const storingCoffee: PostSource = {
  language: 'en',
  key: 'storing-coffee',
  slug: 'storing-coffee',
  title: 'Storing coffee: tin, bag or fridge?',
  excerpt: 'Air, light, warmth and moisture are its four enemies. Where your coffee really belongs.',
  author: 'selin',
  category: 'knowledge',
  date: '2025-06-05',
  picture: 'scene-roastery',
  related: ['coffee-tin', 'hand-grinder-h1'],
  body: `
Once a month somebody calls to ask whether coffee may go into the fridge. The short answer: please don’t. The long one follows.

## What makes coffee old

Oxygen is the main culprit. Once opened, a bag loses about half of its scent in six weeks. Light and warmth speed that up. Moisture is worst, because it comes in and stays.

A fridge is cool, but it is damp. Whenever you open it, water settles on the beans, and whatever smells in the cheese box will soon smell in the coffee.

## What we do

- Leave the beans in their bag, press out the air, put a clip on
- Put the bag into a tin that closes
- Put the tin into a cupboard, not on top of the machine
- Grind only what you are about to brew

## And freezing?

It works surprisingly well. Divide fresh beans into portions for a week, airtight, and into the freezer they go. Let a portion thaw completely before you open it. Otherwise you have water on the beans again.

Ground coffee forgives far less of all this. After two weeks it tastes tired in any tin. A small hand grinder changes more than the best vacuum lid.
`,
};
