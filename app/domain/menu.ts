import {FOOTER_LINKS_PER_COLUMN, FOOTER_LINKS_PER_COLUMN_OTHERWISE} from '../config/commerce';
import type {MenuItem} from '../pages/menus';

/**
 * Returns the number of links per column of the footer's lists, by the number of subsections (Specification, section 9,
 * Footer SEO link columns).
 */
export function linksPerColumn(subsections: number): number {
  switch (subsections) {
    case 1:
    case 2:
    case 3:
    case 4:
      return FOOTER_LINKS_PER_COLUMN[subsections];
    default:
      return FOOTER_LINKS_PER_COLUMN_OTHERWISE;
  }
}

export type FooterSection = {readonly item: MenuItem; readonly columns: readonly (readonly MenuItem[])[]};

/** Returns the footer's SEO menu with the links of every subsection cut into columns. */
export function footerColumns(menu: readonly MenuItem[]): readonly FooterSection[] {
  const size = linksPerColumn(menu.length);
  return menu.map((item) => ({item, columns: chunk(item.items ?? [], size)}));
}

/**
 * Tells whether the footer of a page hides its SEO lists and shows its short form (Specification, section 2, Footer).
 */
export function hasShortFooter(path: string): boolean {
  return path.includes('/checkout/cart') || path.includes('/account/');
}

/** Which panel of the main menu on wide screens is open. */
export type MenuState = {
  /** Whether a script is at work: until then the keyboard's focus opens the panels. */
  readonly scripted: boolean;
  /** The id of the item whose panel its button has opened. */
  readonly expanded: string | null;
  /** Whether panels stay away although the pointer is there, because Escape was pressed or a link was followed. */
  readonly dismissed: boolean;
};

export const MENU_BEFORE_SCRIPT: MenuState = {scripted: false, expanded: null, dismissed: false};

export type MenuEvent =
  /** A page has opened; `focused` is the item that the focus is in. */
  | {readonly type: 'page'; readonly focused: string | null}
  | {readonly type: 'toggle'; readonly id: string}
  | {readonly type: 'escape'}
  /** The pointer has come to the menu or gone from it. */
  | {readonly type: 'pointer'}
  /** The focus has left the menu. */
  | {readonly type: 'leave'};

/**
 * Returns the next state of the main menu on wide screens: one panel at a time; what the focus had opened before the
 * script was at work stays open, and a followed link closes its panel. On small screens items open by themselves
 * (Specification, section 4, Header and menus).
 */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'page':
      return state.scripted
        ? {scripted: true, expanded: null, dismissed: true}
        : {scripted: true, expanded: event.focused, dismissed: false};
    case 'toggle':
      return {...state, expanded: state.expanded === event.id ? null : event.id, dismissed: false};
    case 'escape':
      return {...state, expanded: null, dismissed: true};
    case 'pointer':
      return state.dismissed ? {...state, dismissed: false} : state;
    case 'leave':
      return state.expanded === null ? state : {...state, expanded: null};
  }
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const columns: Item[][] = [];
  for (let start = 0; start < items.length; start += size) columns.push(items.slice(start, start + size));
  return columns;
}
