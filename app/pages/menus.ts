import {inEachLanguage, type Language} from '../config/languages';

import menus from '../../store/merchant/menus.json' with {type: 'json'};

import {loginPath} from './paths';

/** Specification, section 3, Menu item. `url` is a path, `#`, or an absolute address outside the shop. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly items?: readonly MenuItem[];
};

type Menus = Readonly<Record<Language, readonly MenuItem[]>>;

/** A text that is the same in all languages, or those of some. */
type Texts = string | Partial<Record<Language, string>>;

/**
 * An entry of `store/merchant/menus.json`. Paths have no language. One without a title and an address in a language is not in its
 * menu: some pages are there in one language only.
 */
type Entry = {readonly title: Texts; readonly url: Texts; readonly items?: readonly Entry[]};

/** The main menu of the header: three levels. */
export const HEADER_MENU = menuOf('1', menus.header);

/** The lists of links at the foot of the page, one subsection per entry: every listing and page has its place here or in the header. */
export const FOOTER_SEO_MENU = menuOf('2', menus.footer);

/** Specification, section 2, Header: a coffee call to action, business customers, help, the account behind its login. */
export const TOP_BAR = menuOf('3', menus.topBar);

/** The four icon buttons of the mobile menu, in the order of their icons: tasting sets, account, help, why us. */
export const MOBILE_ICON_MENU = menuOf('4', menus.mobileIcons);

/** The green bar of the desktop header; the last entry is its call to action. */
export const GREEN_BAR = menuOf('5', menus.greenBar);

function menuOf(number: string, entries: readonly Entry[]): Menus {
  return inEachLanguage((language) => localise(number, entries, language));
}

function localise(number: string, entries: readonly Entry[], language: Language): readonly MenuItem[] {
  return entries.flatMap((entry, index) => {
    const [title, url] = [entry.title, entry.url].map((texts) => (typeof texts === 'string' ? texts : texts[language]));
    if (title === undefined || url === undefined) return [];
    const own = `${number}${String(index + 1).padStart(2, '0')}`;
    const item = {id: `gid://shopify/MenuItem/${own}`, title, url: address(language, url)};
    return [entry.items ? {...item, items: localise(own, entry.items, language)} : item];
  });
}

function address(language: Language, url: string): string {
  if (!url.startsWith('/')) return url;
  const path = `/${language}${url}`;
  return url.startsWith('/account/') ? loginPath(path) : path;
}
