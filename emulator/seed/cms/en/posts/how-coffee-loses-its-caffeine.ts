import type {PostSource} from '../../source';

export const howCoffeeLosesItsCaffeine: PostSource = {
  language: 'en',
  key: 'decaf',
  slug: 'how-coffee-loses-its-caffeine',
  title: 'How coffee loses its caffeine',
  excerpt: 'Spring water or sugar cane: two ways to get caffeine out of the bean and keep the taste in it.',
  author: 'malte',
  category: 'knowledge',
  date: '2025-09-18',
  picture: 'stille-clearing',
  related: ['stille', 'halbschatten'],
  body: `
For a long time decaf had the reputation of sparkling grape juice at a children’s party. Deservedly: people took the worst beans and treated them with things nobody liked to mention.

## With water

For our *Stille* the green beans soak in water until caffeine and flavours dissolve. The water runs through charcoal that holds on to caffeine alone. Then it returns to the beans, already full of flavour, and takes only caffeine out of them. This goes on for about ten hours.

## With sugar cane

In Colombia they use ethyl acetate, which comes from fermented sugar cane and is in every ripe banana. It binds to the caffeine and is driven out with steam. The coffee becomes a little sweeter, almost like rum without rum.

## How much is left

No more than 0.1 per cent may remain, and our analyses show 0.03. It would take you a great many cups to notice.

Roasting it needs care. After their bath the beans are darker and more porous, and they deceive the eye. I roast them by smell and sound and take my time. Then I put a cup in front of the team and say nothing. So far hardly anyone has noticed.
`,
};
