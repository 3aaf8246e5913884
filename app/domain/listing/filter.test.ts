import {describe, expect, it} from 'vitest';

import {filterGroups, matching, possible} from './filter';
import {gridCard} from './grid.fixture';

const grid = [
  gridCard('Morgentau', {coffee_type: ['filter'], coffee_taste: ['citrus', 'sweet']}),
  gridCard('Shala Buna', {coffee_type: ['filter'], coffee_taste: ['fruity']}),
  gridCard('Waldgold', {coffee_type: ['espresso'], coffee_taste: ['sweet']}),
  gridCard('Stille', {coffee_type: ['espresso', 'decaf'], coffee_taste: ['chocolatey']}),
];
const titles = (selection: Parameters<typeof matching>[1]) => matching(grid, selection).map(({card}) => card.title);

describe('filters of a listing', () => {
  it.each([
    ['nothing chosen', {}, ['Morgentau', 'Shala Buna', 'Waldgold', 'Stille']],
    ['one value', {coffee_type: ['espresso']}, ['Waldgold', 'Stille']],
    ['two values of one filter: either', {coffee_taste: ['fruity', 'sweet']}, ['Morgentau', 'Shala Buna', 'Waldgold']],
    ['two filters: both', {coffee_type: ['filter'], coffee_taste: ['sweet']}, ['Morgentau']],
    ['a filter that nothing has a value for', {gear_type: ['scale']}, []],
  ])('%s', (_, selection, expected) => {
    expect(titles(selection)).toEqual(expected);
  });

  it('counts what a value would show beside the choices of the other filters', () => {
    expect(filterGroups(grid, ['coffee_type', 'coffee_taste'], {coffee_type: ['filter']})).toEqual([
      {
        filter: 'coffee_type',
        choices: [
          {value: 'filter', count: 2, selected: true},
          {value: 'espresso', count: 2, selected: false},
          {value: 'decaf', count: 1, selected: false},
        ],
      },
      {
        filter: 'coffee_taste',
        choices: [
          {value: 'chocolatey', count: 0, selected: false},
          {value: 'sweet', count: 1, selected: false},
          {value: 'fruity', count: 1, selected: false},
          {value: 'citrus', count: 1, selected: false},
        ],
      },
    ]);
  });

  it('offers highest prices that some keep below, and not all', () => {
    const prices = [
      gridCard('Morgentau', {price: ['10', '15', '25', '50', '100', '250']}),
      gridCard('Haraaz', {price: ['15', '25', '50', '100', '250']}),
      gridCard('Waldgold', {price: ['25', '50', '100', '250']}),
    ];
    expect(filterGroups(prices, ['price'], {})).toEqual([
      {
        filter: 'price',
        choices: [
          {value: '10', count: 1, selected: false},
          {value: '15', count: 2, selected: false},
        ],
      },
    ]);
  });

  it('leaves out a filter in which all agree, and codes that are no choice', () => {
    const gear = ['a', 'b'].map((title) =>
      gridCard(title, {vendor: ['Nordkamm'], gear_type: ['grinder', 'large-appliance']}),
    );
    expect(filterGroups(gear, ['vendor', 'gear_type'], {})).toEqual([]);
  });

  it('forgets values that nothing has, so that an old link still finds something', () => {
    expect(possible(grid, {coffee_taste: ['earthy', 'sweet'], coffee_type: ['<script>']})).toEqual({
      coffee_taste: ['sweet'],
      coffee_type: [],
    });
  });
});
