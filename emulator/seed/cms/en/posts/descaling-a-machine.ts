import type {PostSource} from '../../source';

export const descalingAMachine: PostSource = {
  language: 'en',
  key: 'descaling',
  slug: 'descaling-a-machine',
  title: 'Descaling: how often, with what, and with what not',
  excerpt:
    'Scale is the most frequent reason why machines die. With citric acid, patience and cold water yours lives longer.',
  author: 'ole',
  category: 'gear',
  date: '2025-08-14',
  picture: 'boa-luz-clearing',
  related: ['eins-espresso-machine'],
  body: `
On my workbench lies a heating element that looks like a coral reef. It comes from a three-year-old machine that was never descaled. The new one cost €129. Descaler would have cost four.

## How often

That depends on your water. With soft water every six months, with medium hard water every three, and with hard water every six weeks or with a filter. When espresso turns lukewarm or the pump gets loud it is late already.

## With what

Citric acid, 20 grams to a litre of **cold** water. Mixed hot it forms a salt that is harder to remove than scale. Sulfamic acid works too, and faster. Please leave out vinegar: it attacks seals, and the smell never moves out again.

## How

1. Fill the tank, switch the machine on, and let a third run through.
2. Switch it off and wait for twenty minutes. This is the most important step.
3. Run the second third through, wait again. Then the rest.
4. Follow with two full tanks of clear water, through the steam wand as well.

For machines with an aluminium boiler use half the amount and half the time. If your manual says something else, believe the manual. And if nothing comes through any more: stop and call us. Scale cannot be removed by force.
`,
};
