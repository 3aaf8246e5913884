import {expect, it} from 'vitest';

import {reachable} from './reachable';

const menu = [
  {id: '1', title: 'By kind', url: '/c/all', items: [{id: '2', title: 'Espresso', url: '/c/espresso'}]},
  {id: '3', title: 'Sale', url: '/g/sale'},
];

it.each([
  ['/g/sale', true, 'a link on the first level'],
  ['/c/espresso', true, 'a link below'],
  ['/c/all', false, 'an item that opens instead of leading'],
  ['/c/other', false, 'no item'],
])('%s: %s, %s', (url, expected) => {
  expect(reachable(menu, url)).toBe(expected);
});
