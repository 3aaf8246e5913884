import {describe, expect, it} from 'vitest';

import {filtersOf, passesFilter, namedFilter, PRODUCT_FILTERS} from './product-filter';

const coffee = {isCoffee: true, preparations: [], coffeeTypes: [], subcategory: null};

describe('product filters', () => {
  it.each([
    ['espresso', {...coffee, preparations: ['espresso', 'fullyAutomaticMachine']}, ['espresso', 'fully_automatic']],
    ['filter coffee', {...coffee, preparations: ['filterCoffee']}, ['filter']],
    ['decaf', {...coffee, preparations: ['espresso'], coffeeTypes: ['espresso', 'decaf']}, ['decaf', 'espresso']],
    ['a coffee for nothing that is known', {...coffee, preparations: ['ibrik']}, ['other']],
    ['filter paper', {...coffee, isCoffee: false, subcategory: 'filter-paper'}, ['filter_paper']],
    ['a grinder', {...coffee, isCoffee: false, subcategory: 'grinder'}, ['other']],
  ] as const)('%s', (_, facts, filters) => {
    expect(filtersOf(facts)).toEqual(filters);
  });

  it('show everything, or what is theirs', () => {
    expect(PRODUCT_FILTERS.filter((filter) => passesFilter(['decaf', 'espresso'], filter))).toEqual([
      'all',
      'decaf',
      'espresso',
    ]);
  });

  it.each([
    ['filter_paper', 'filter_paper'],
    ['nonsense', 'all'],
    [null, 'all'],
  ] as const)('%s in an address is %s', (value, filter) => {
    expect(namedFilter(value)).toBe(filter);
  });
});
