import {describe, expect, it} from 'vitest';

import {exampleCard, exampleCoffee} from './product.fixture';
import {removalOf, isRemoved, similarCollection, similarProducts} from './lifecycle';

describe('a product has left the portfolio', () => {
  it.each([
    ['when every variant is archived', [true, true], true],
    ['not while one is still made', [true, false], false],
    ['when it has no variants', [], true],
  ] as const)('%s', (_case, archived, left) => {
    expect(isRemoved({variants: archived.map((each) => ({archived: each}))})).toBe(left);
  });

  it.each([
    ['coffee', 'coffee'],
    ['gear', 'gear'],
    ['bundle', 'gear'],
    ['gift-card', 'gear'],
    ['donation', 'gear'],
  ] as const)('%s has the banner for %s', (kind, banner) => {
    expect(removalOf(kind)).toBe(banner);
  });
});

describe('similar products', () => {
  it('are available and not yet on the page', () => {
    const related = [
      exampleCard('a'),
      exampleCard('b', {availableForSale: false}),
      exampleCard('c'),
      exampleCard('d'),
      exampleCard('e'),
    ];
    expect(similarProducts({related, matching: [exampleCard('c')], count: 2}).map(({id}) => id)).toEqual(['a', 'd']);
  });

  it.each([
    ['espresso', exampleCoffee({isEspresso: true}), 'espressoCoffee'],
    ['other coffee', exampleCoffee({isEspresso: false}), 'filterCoffee'],
    ['what is no coffee', null, null],
  ])('of %s are filled up from the collection of its kind', (_, coffee, collection) => {
    expect(similarCollection({coffee})).toBe(collection);
  });
});
