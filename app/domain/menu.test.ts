import {describe, expect, it} from 'vitest';
import type {MenuItem} from '../config/menus';
import {CLOSED_MENU, footerColumns, hasShortFooter, linksPerColumn, menuReducer} from './menu';

function links(count: number): readonly MenuItem[] {
  return Array.from({length: count}, (_, index) => ({id: `l${index}`, title: `${index}`, url: '#'}));
}

function menuOf(...counts: readonly number[]): readonly MenuItem[] {
  return counts.map((count, index) => ({id: `s${index}`, title: '', url: '#', items: links(count)}));
}

describe('footer SEO link columns', () => {
  it.each([
    [0, 15],
    [1, 6],
    [2, 4],
    [3, 12],
    [4, 15],
    [5, 15],
    [17, 15],
  ])('%i subsections: %i links per column', (subsections, links) => {
    expect(linksPerColumn(subsections)).toBe(links);
  });

  it.each([
    [[13], [[6, 6, 1]]],
    [
      [4, 5],
      [[4], [4, 1]],
    ],
    [
      [12, 13, 0],
      [[12], [12, 1], []],
    ],
  ])('subsections of %j links become columns of %j', (counts, columns) => {
    const sections = footerColumns(menuOf(...counts));
    expect(sections.map((section) => section.columns.map((column) => column.length))).toEqual(columns);
  });

  it('keeps every link in its order', () => {
    const [section] = footerColumns(menuOf(13));
    expect(section?.columns.flat()).toEqual(links(13));
  });

  it('keeps a subsection that has no list of its own', () => {
    expect(footerColumns([{id: 'a', title: 'A', url: '/'}])).toEqual([
      {item: {id: 'a', title: 'A', url: '/'}, columns: []},
    ]);
  });

  it.each([
    ['/de/checkout/cart', true],
    ['/en/account/subscription', true],
    ['/en/checkout/confirm', false],
    ['/', false],
  ])('the footer of %s is short: %s', (path, short) => {
    expect(hasShortFooter(path)).toBe(short);
  });
});

describe('menu', () => {
  const item = {type: 'toggle-item', id: 'a', smallScreen: true} as const;

  it('opens and closes by the hamburger button', () => {
    const open = menuReducer(CLOSED_MENU, {type: 'toggle-menu'});
    expect(open.open).toBe(true);
    expect(menuReducer(open, {type: 'toggle-menu'})).toEqual(CLOSED_MENU);
  });

  it('expands and collapses an item on small screens', () => {
    const expanded = menuReducer({open: true, expanded: ['b']}, item);
    expect(expanded.expanded).toEqual(['b', 'a']);
    expect(menuReducer(expanded, item).expanded).toEqual(['b']);
  });

  it('does not toggle an item on large screens', () => {
    expect(menuReducer(CLOSED_MENU, {...item, smallScreen: false})).toBe(CLOSED_MENU);
  });

  it('forgets what was expanded when it closes', () => {
    expect(menuReducer({open: true, expanded: ['a']}, {type: 'close'})).toEqual(CLOSED_MENU);
  });
});
