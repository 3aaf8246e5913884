import {cards, cta, quizEntry, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const coffeeKnowledgePage: PageSource = {
  language: 'en',
  key: 'coffeeKnowledge',
  slug: 'coffee-knowledge',
  title: 'Coffee knowledge',
  description: 'From shrub to cup: species, processing, roasting, water and taste, explained without jargon.',
  blocks: [
    text(
      'Coffee is the stone of a cherry. Everything else is craft. Here is what you can know if you like. You can make good coffee without it.',
    ),
    cards('Four stations', [
      [
        'The plant',
        'Arabica grows high and slowly, robusta low and strong. What that means in the cup.',
        cta('Arabica and robusta', '/en/b/arabica-and-robusta'),
        'gathera-clearing',
      ],
      [
        'Processing',
        'Washed, natural, honey: the same coffee, three tastes.',
        cta('Understanding processing', '/en/b/understanding-processing'),
        'la-neblina-clearing',
      ],
      [
        'Roasting',
        'Twelve minutes in which grass becomes caramel.',
        cta('Coffee roasting', '/en/e/coffee-roasting'),
        'scene-roastery',
      ],
      [
        'Brewing',
        'Water, grind, time. That is all.',
        cta('How to prepare coffee', '/en/e/how-to-coffee-preparation'),
        'scene-coffee-match',
      ],
    ]),
    table(
      'Words on the label',
      ['Word', 'What it means'],
      [
        ['Variety', 'The kind of shrub, as Bramley is for apples'],
        ['Altitude', 'The higher, the cooler, the slower the cherry ripens'],
        ['Washed', 'The fruit comes off before drying: clear and fresh'],
        ['Natural', 'The whole cherry dries: fruity and sweet'],
        ['Honey', 'Part of the fruit stays on: round and soft'],
        ['Body', 'How heavy the coffee feels in your mouth'],
        ['Acidity', 'Freshness as in fruit, not as in vinegar'],
      ],
    ),
    quizEntry(
      'Rather drink some?',
      'Three questions, and you know which coffee suits you.',
      cta('Find your coffee', '/en/e/coffee-match'),
    ),
  ],
};
