import {FOOTER_LINKS_PER_COLUMN, FOOTER_LINKS_PER_COLUMN_OTHERWISE} from '../config/commerce';
import type {MenuItem} from '../config/menus';

/** Links per column of the footer's lists, by the number of subsections (Specification, section 9, Footer SEO link columns). */
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

/** The footer's SEO menu with the links of every subsection cut into columns. */
export function footerColumns(menu: readonly MenuItem[]): readonly FooterSection[] {
  const size = linksPerColumn(menu.length);
  return menu.map((item) => ({item, columns: chunk(item.items ?? [], size)}));
}

/** The footer hides its SEO lists, and shows its short form, where this holds (Specification, section 2, Footer). */
export function hasShortFooter(path: string): boolean {
  return path.includes('/checkout/cart') || path.includes('/account/');
}

/** Which parts of the main menu are open: the whole on a phone, and the submenus by the ids of their items. */
export type MenuState = {readonly open: boolean; readonly expanded: readonly string[]};

export const CLOSED_MENU: MenuState = {open: false, expanded: []};

export type MenuEvent =
  | {readonly type: 'toggle-menu'}
  | {readonly type: 'close'}
  /** `smallScreen`: up to the breakpoint `md`. */
  | {readonly type: 'toggle-item'; readonly id: string; readonly smallScreen: boolean};

/** The next state of the main menu: toggling an item works on small screens only (Specification, section 4, Header and menus). */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'toggle-menu':
      return state.open ? CLOSED_MENU : {...state, open: true};
    case 'close':
      return CLOSED_MENU;
    case 'toggle-item':
      return event.smallScreen ? {...state, expanded: toggled(state.expanded, event.id)} : state;
  }
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const columns: Item[][] = [];
  for (let start = 0; start < items.length; start += size) columns.push(items.slice(start, start + size));
  return columns;
}
