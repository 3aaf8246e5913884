import {expect, it} from 'vitest';

import {hasListPage, postsShown, readPage} from './paging';

it.each([
  [null, 1],
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['200', 200],
  ['201', null],
  ['1000', null],
  ['', null],
])('?page=%s is page %s', (value, page) => {
  expect(readPage(value)).toBe(page);
});

it.each([
  [1, 0, true],
  [2, 9, false],
  [2, 10, true],
  [3, 18, false],
  [3, 24, true],
  [51, 451, true],
  [200, 1801, true],
  [201, 1801, false],
])('page %i of %i posts exists: %s', (page, total, exists) => {
  expect(hasListPage(page, total)).toBe(exists);
});

it('appends to the shown posts', () => {
  expect(postsShown(2)).toBe(18);
});
