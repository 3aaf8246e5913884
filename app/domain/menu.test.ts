import {describe, expect, it} from 'vitest';
import type {MenuItem} from '../pages/menus';
import {
  footerColumns,
  hasShortFooter,
  linksPerColumn,
  MENU_BEFORE_SCRIPT,
  menuReducer,
  type MenuEvent,
  type MenuState,
} from './menu';

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

describe('main menu on wide screens', () => {
  const rest: MenuState = {scripted: true, expanded: null, dismissed: false};
  const open: MenuState = {...rest, expanded: 'coffee'};

  it.each<[string, MenuState, MenuEvent, MenuState]>([
    ['the script comes', MENU_BEFORE_SCRIPT, {type: 'page', focused: null}, rest],
    ['the script comes while the focus is in an item', MENU_BEFORE_SCRIPT, {type: 'page', focused: 'coffee'}, open],
    ['a link was followed', open, {type: 'page', focused: 'coffee'}, {...rest, dismissed: true}],
    ['a button opens its panel', rest, {type: 'toggle', id: 'coffee'}, open],
    ['and closes it', open, {type: 'toggle', id: 'coffee'}, rest],
    ['another one takes its place', open, {type: 'toggle', id: 'gear'}, {...rest, expanded: 'gear'}],
    ['Escape', open, {type: 'escape'}, {...rest, dismissed: true}],
    ['a button after Escape', {...rest, dismissed: true}, {type: 'toggle', id: 'coffee'}, open],
    ['the pointer comes back', {...rest, dismissed: true}, {type: 'pointer'}, rest],
    ['the pointer comes while one is open', open, {type: 'pointer'}, open],
    ['the focus leaves', open, {type: 'leave'}, rest],
    ['the focus leaves a closed menu', rest, {type: 'leave'}, rest],
  ])('%s', (_, before, event, after) => {
    expect(menuReducer(before, event)).toEqual(after);
  });
});
