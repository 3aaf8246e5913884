import type {PostSource} from '../../source';

export const findingTheRightGrind: PostSource = {
  language: 'en',
  key: 'grind',
  slug: 'finding-the-right-grind',
  title: 'Finding the right grind without losing your mind',
  excerpt: 'Sour means finer, bitter means coarser. A guide in four cups for any grinder and any way of brewing.',
  author: 'selin',
  category: 'brewing',
  date: '2025-03-13',
  picture: 'gathera-clearing',
  related: ['hand-grinder-h1', 'kern-grinder', 'coffee-scale'],
  body: `
“Medium fine” is written everywhere. What that means on your grinder nobody knows. Luckily you need no measure, just four cups and one rule.

## The rule

If it tastes sour, thin or salty, the water has taken too little: grind **finer**. If it tastes bitter and dry, as if you had bitten on a tea bag, it has taken too much: grind **coarser**.

## Four cups

1. Begin with something like coarse salt and write down the number on your grinder.
2. Brew 18 grams with 300 millilitres. Taste when it is lukewarm: hot, everything tastes alike.
3. Turn three clicks in the direction the rule says. Change nothing else.
4. Repeat until it tips over to the other side, then go back one click. That is the one.

## Espresso

Here everything is more sensitive. One click can make five seconds. Weigh what comes out: 18 grams in, 36 out, 25 to 30 seconds. If it runs faster, finer. If it only drips, coarser.

And write down what was good. The next bag will be different, but it is usually only two clicks away. My note has been on the inside of the cupboard door for three years.
`,
};
