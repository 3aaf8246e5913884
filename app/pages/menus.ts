import type {Language} from '../config/languages';
import {loginPath} from './paths';

/** Specification, section 3, Menu item. `url` is a path, `#`, or an absolute address outside the shop. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly items?: readonly MenuItem[];
};

/** The menus of the header in one language. */
export type Menus = {
  /** The main menu of the header: three levels. */
  readonly main: readonly MenuItem[];
  /** Coffee first, business customers second, help, the account behind its login (Specification, section 2, Header). */
  readonly topBar: readonly MenuItem[];
  /** The four icon buttons of the mobile menu, in the order of their icons: tasting sets, account, help, why us. */
  readonly mobileIcons: readonly MenuItem[];
  /** The green bar of the desktop header; the last entry is its call to action. */
  readonly greenBar: readonly MenuItem[];
};

/** A text that is the same in all languages, or those of some. */
type Texts = string | {readonly [language in Language]?: string | undefined};

/**
 * An entry of `store/merchant/menus.json`. Paths have no language. One without a title and an address in a language is not in its
 * menu: some pages are there in one language only.
 */
type Entry = {readonly title: Texts; readonly url: Texts; readonly items?: readonly Entry[] | undefined};

/** `store/merchant/menus.json`. */
export type MenusFile = Readonly<Record<'header' | 'footer' | Exclude<keyof Menus, 'main'>, readonly Entry[]>>;

/** Returns the merchant's menus of the header in one language, with their addresses in the shop. */
export function menusIn(file: MenusFile, language: Language): Menus {
  return {
    main: localise('1', file.header, language),
    topBar: localise('3', file.topBar, language),
    mobileIcons: localise('4', file.mobileIcons, language),
    greenBar: localise('5', file.greenBar, language),
  };
}

/**
 * Returns the lists of links at the foot of the page, one subsection per entry: every listing and page has its place here or in the
 * header.
 */
export function footerMenuIn({footer}: MenusFile, language: Language): readonly MenuItem[] {
  return localise('2', footer, language);
}

function localise(number: string, entries: readonly Entry[], language: Language): readonly MenuItem[] {
  return entries.flatMap((entry, index) => {
    const [title, url] = [entry.title, entry.url].map((texts) => (typeof texts === 'string' ? texts : texts[language]));
    if (title === undefined || url === undefined) return [];
    const own = `${number}${String(index + 1).padStart(2, '0')}`;
    const item = {id: own, title, url: address(language, url)};
    return [entry.items ? {...item, items: localise(own, entry.items, language)} : item];
  });
}

function address(language: Language, url: string): string {
  if (!url.startsWith('/')) return url;
  const path = `/${language}${url}`;
  return url.startsWith('/account/') ? loginPath(path) : path;
}
