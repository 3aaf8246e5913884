import type {PostSource} from '../../source';

export const theUnderratedIngredientWater: PostSource = {
  language: 'en',
  key: 'water',
  slug: 'the-underrated-ingredient-water',
  title: 'The underrated ingredient: water',
  excerpt: 'Your coffee is 98 per cent water. How hard it may be, and what a filter really does.',
  author: 'selin',
  category: 'brewing',
  date: '2025-01-16',
  picture: 'scene-home',
  related: ['gooseneck-kettle', 'morgentau'],
  body: `
In my courses I brew the same coffee three times: with Hamburg tap water, with strongly filtered water, and with a bottle from the supermarket. Then eight people look at me as if I had cheated.

## Hardness

Calcium and magnesium pull taste out of coffee. Without them it is empty and sharp. With too much of them acidity disappears and everything turns dull. About 70 to 140 milligrams of calcium carbonate per litre are good. Your waterworks publish your value.

## What you can do

- **Below 70:** nothing, or add a little still mineral water
- **70 to 140:** be glad
- **140 to 250:** a jug filter helps, but change its cartridge every four weeks
- **Above 250:** filter it and mix it half and half with soft mineral water, or the scale will kill your machine too

## And the temperature?

92 to 96 degrees. If your kettle has no display, let boiling water stand for a minute with the lid open. For light roasts you may pour straight off the boil.

One last piece of advice: take fresh water. What has been in the kettle since yesterday and has boiled three times has lost all interest, and you can taste it.
`,
};
