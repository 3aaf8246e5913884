import type {PostSource} from '../../source';

export const arabicaAndRobusta: PostSource = {
  language: 'en',
  key: 'arabica-robusta',
  slug: 'arabica-and-robusta',
  title: 'Arabica and robusta: two unequal siblings',
  excerpt: 'One grows high and slowly, the other low and strong. Why we roast both, and what for.',
  author: 'malte',
  category: 'knowledge',
  date: '2025-02-06',
  picture: 'boa-luz-clearing',
  related: ['boa-luz', 'waldgold', 'morgentau'],
  body: `
Many bags say “100% arabica” as if it were a medal. It tells you about as much as “100% apple”. There is splendid arabica and there is wretched arabica. And there is robusta that we would make a detour for.

## What sets them apart

Arabica grows from about 900 metres upwards, ripens slowly, and builds up plenty of sugar and acidity. It is sensitive, dislikes heat, and catches fungi easily. Robusta is called that because it is robust: it grows lower down, bears more, keeps insects off with twice the caffeine, and tastes of cocoa, nuts and earth.

## Why robusta helps an espresso

Ten to twenty per cent of good robusta give an espresso a dense crema and something to stand up with in milk. Without it a cappuccino often tastes as if somebody had forgotten the coffee. Good robusta is picked like arabica, ripe cherries only, and washed. A sack then costs almost as much.

## Our advice

If you drink filter coffee, stay with arabica. If you drink espresso with milk, try a blend with robusta. And if you enjoy drinking against prejudice, ask us about the sample from India on my desk. It tastes of hazelnut, with a hint of defiance.
`,
};
