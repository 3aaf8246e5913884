import {collectionRow, cta, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const howToCoffeePreparationPage: PageSource = {
  language: 'en',
  key: 'coffeePreparation',
  slug: 'how-to-coffee-preparation',
  title: 'How to prepare coffee',
  seoTitle: 'Preparing coffee: the basics',
  description:
    'Ratio, grind, temperature and time: four things that make any way of brewing work. With a table for when it does not.',
  blocks: [
    text(`
Dripper or fully automatic machine: hot water takes taste out of ground coffee. Four things decide how much and which.

## Ratio

60 grams of coffee for a litre of water: that is where we begin with everything that drips. For espresso, 18 grams of coffee become 36 grams in the cup.

## Grind

Fine gives its taste faster and stronger, coarse slower and milder. Too sour? Grind finer. Too bitter? Coarser. Always begin here.

## Temperature

92 to 96 degrees Celsius. Boiling water gets there within a minute if you leave the lid open. Light roasts like it hotter, dark ones cooler.

## Time

Three minutes for a mug of filter coffee, four for the French press, 28 seconds for espresso.
`),
    table(
      'When it does not taste good',
      ['You taste', 'The reason', 'What to do'],
      [
        ['sour, thin, salty', 'too little was extracted', 'grind finer, brew hotter or longer'],
        ['bitter, dry', 'too much was extracted', 'grind coarser, brew cooler or shorter'],
        ['watery but sweet', 'too little coffee', '5 grams more per litre'],
        ['flat, musty', 'old coffee or hard water', 'fresh beans, filtered water'],
      ],
    ),
    collectionRow('What you need for it', 'brewers', cta('All brewers', '/en/g/brewers')),
    text('Step by step, with a timer and scales, it goes on in the [brewing guides](/en/e/brewing-guides).'),
  ],
};
