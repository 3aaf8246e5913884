import type {PostSource} from '../../source';

export const steamingMilk: PostSource = {
  language: 'en',
  key: 'milk',
  slug: 'steaming-milk',
  title: 'Steaming milk: first stretch, then roll',
  excerpt: 'Silky foam is practice, not talent. Two phases, one temperature, and which plant drinks play along.',
  author: 'selin',
  category: 'brewing',
  date: '2025-10-09',
  picture: 'waldgold-clearing',
  related: ['waldgold', 'daemmerung', 'eins-espresso-machine'],
  body: `
Most people hold the steam wand into the milk and hope. There are exactly two phases, and once you know them it takes three evenings until it works.

## First stretch

Cold milk in a cold jug, up to just below the spout. Let off a little steam, so that no water splashes in. Then the tip just below the surface: it should hiss like paper being torn slowly. Five seconds for cappuccino, two for a flat white. If it bubbles you are too high. If it shrieks, too low.

## Then roll

Now the tip goes a centimetre deeper and slightly to the side. The milk turns as if down a drain and pulls the bubbles small. Stop when you no longer want to hold the jug, which is at about 60 degrees. Above that milk tastes of custard.

Knock the jug on the table, swirl until it shines like paint, and pour at once.

## And plants?

Oat with “barista” on the label works best, because it has fat and some protein. Soya curdles in light espresso, so use it with a darker one. Almond foams but soon collapses. Practise with water and a drop of washing-up liquid: it foams the same and costs nothing.
`,
};
