import {describe, expect, it} from 'vitest';

import {linkedPages, gridPage} from './grid-page';
import {gridCard} from './grid.fixture';

const query = {selection: {}, sort: 'recommended', page: 1} as const;
const grid = Array.from({length: 250}, (_, index) => gridCard(`Kaffee ${index + 1}`));
const listing = {grid, filters: []};
const titles = (page: ReturnType<typeof gridPage>) => page.cards.map(({card}) => card.title);

describe('a page of a listing', () => {
  it.each([
    [1, 'Kaffee 1', 24],
    [2, 'Kaffee 25', 24],
    [11, 'Kaffee 241', 10],
  ])('page %i of 250 begins with %s and shows %i', (page, first, count) => {
    const shown = gridPage(listing, {...query, page}, 'de-DE');
    expect(titles(shown)[0]).toBe(first);
    expect(shown.cards).toHaveLength(count);
    expect(shown).toMatchObject({page, pages: 11, total: 250, first: (page - 1) * 24 + 1});
  });

  it('shows the last page for one beyond it', () => {
    expect(gridPage(listing, {...query, page: 9999}, 'de-DE')).toMatchObject({page: 11});
  });

  it('has one page without cards', () => {
    expect(gridPage({grid: [], filters: []}, query, 'de-DE')).toMatchObject({page: 1, pages: 1, total: 0});
  });

  it.each([
    ['recommended', ['Zimt', 'Ähre', 'Apfel']],
    ['new', ['Apfel', 'Zimt', 'Ähre']],
    ['price-up', ['Ähre', 'Zimt', 'Apfel']],
    ['price-down', ['Zimt', 'Apfel', 'Ähre']],
    ['title', ['Ähre', 'Apfel', 'Zimt']],
  ] as const)('in the order %s', (sort, expected) => {
    const some = [
      gridCard('Zimt', {}, {cents: 1200, publishedAt: '2026-02-01T00:00:00Z', large: true}),
      gridCard('Ähre', {}, {cents: 900, publishedAt: '2026-01-01T00:00:00Z'}),
      gridCard('Apfel', {}, {cents: 1200, publishedAt: '2026-03-01T00:00:00Z'}),
    ];
    const page = gridPage({grid: some, filters: []}, {...query, sort}, 'de-DE');
    expect(titles(page)).toEqual(expected);
  });

  it.each([
    ['recommended', 5, true],
    ['recommended', 4, false],
    ['title', 5, false],
  ] as const)('in the order %s with %i cards from it on, a large card lies large: %s', (sort, count, isLarge) => {
    const some = Array.from({length: count}, (_, index) => gridCard(`Kaffee ${index}`, {}, {large: index === 0}));
    expect(gridPage({grid: some, filters: []}, {...query, sort}, 'de-DE').cards[0]?.large).toBe(isLarge);
  });

  it.each([
    [1, 1, [1]],
    [1, 11, [1, 2, 3, 11]],
    [6, 11, [1, 4, 5, 6, 7, 8, 11]],
    [11, 11, [1, 9, 10, 11]],
  ])('page %i of %i links to %j', (page, pages, expected) => {
    expect(linkedPages(page, pages)).toEqual(expected);
  });
});
