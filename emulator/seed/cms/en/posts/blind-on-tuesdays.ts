import type {PostSource} from '../../source';

export const blindOnTuesdays: PostSource = {
  language: 'en',
  key: 'blind-tasting',
  slug: 'blind-on-tuesdays',
  title: 'Blind on Tuesdays',
  excerpt:
    'Every week 23 people taste coffee without knowing which. Why we do this to ourselves, and what we get out of it.',
  author: 'selin',
  category: 'roastery',
  date: '2026-06-18',
  picture: 'scene-coffee-match',
  related: ['three-clearings-tasting-set', 'morgentau', 'waldgold'],
  body: `
On Tuesdays at nine there are 24 bowls without names on the long table. Each has a note stuck underneath, and whoever peeks washes up for a month.

## How it works

Twelve grams of coarsely ground coffee, 200 millilitres of hot water, four minutes. Then you break the crust with a spoon, smell, skim, wait. Slurp loudly, because that spreads the coffee over your whole mouth. First-timers blush. After a week you sound like a vacuum cleaner.

## Who takes part

Everybody, the accounts department included. Especially they: Karin tastes faults before I do, because she does not know what she is supposed to taste. Once she marked a whole sack “cellar”. It was mould, which the laboratory found a week later.

## What we get out of it

In three years we have stopped eleven batches before they were sold and changed two recipes. Above all, everybody now talks about the same coffee. When Amina says on the phone that it tastes of red apple, she drank it yesterday.

You can do it at home: three coffees, three identical cups, and somebody else to pour. You will be surprised which one wins.
`,
};
