import {describe, expect, it} from 'vitest';

import {itemList} from './listing-structured-data';

describe('a page of a listing as an ItemList', () => {
  it('numbers its products among all of the listing', () => {
    const items = [
      {name: 'Waldrand', url: 'https://lichtung.example/en/p/waldrand'},
      {name: 'Morgentau', url: 'https://lichtung.example/en/p/morgentau'},
    ];
    expect(itemList({name: 'All coffees', items, first: 25, total: 52})).toEqual({
      '@type': 'ItemList',
      name: 'All coffees',
      numberOfItems: 52,
      itemListElement: [
        {'@type': 'ListItem', position: 25, name: 'Waldrand', url: 'https://lichtung.example/en/p/waldrand'},
        {'@type': 'ListItem', position: 26, name: 'Morgentau', url: 'https://lichtung.example/en/p/morgentau'},
      ],
    });
  });
});
