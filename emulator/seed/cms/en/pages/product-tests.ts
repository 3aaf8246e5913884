import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const productTestsPage: PageSource = {
  language: 'en',
  key: 'productTests',
  slug: 'product-tests',
  title: 'Product tests',
  description:
    'Grinders, drippers, kettles and scales compared: ten tests from our workshop, with scores and an honest verdict.',
  blocks: [
    text(
      'We sell equipment and test it strictly all the same. We also test what we do not have in the shop, and sometimes it wins. Then we say so.',
    ),
    shopPart('productTestList'),
    text(`
## How we test

We buy every device ourselves or take it from our stock. Two people use it for at least four weeks, after that Ole measures: temperature, time, particles, weight. Tasting is blind, by three people, with the same coffee.

Scores go from 0 to 10. How much each counts is stated with the test. Makers see the result when you do. We have never taken money for a test.
`),
  ],
};
