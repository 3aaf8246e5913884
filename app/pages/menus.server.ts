import {inEachLanguage, type Language} from '../config/languages';

import menus from '../../store/merchant/menus.json' with {type: 'json'};

import {menusIn, type MenuItem} from './menus';
import {listingPath, type ListingPrefix} from './paths';

/** The header's menus of every language. Browsers load those of their own with its texts (`virtual:menus`). */
export const MENUS = inEachLanguage((language) => menusIn(menus, language));

const PREFIXES: readonly ListingPrefix[] = ['c', 'g', 'k'];

/** Returns the listings where the main menu ends, each address once. */
export function categoriesOf(language: Language): readonly MenuItem[] {
  const sections = PREFIXES.map((prefix) => listingPath(language, prefix, ''));
  const leaves = MENUS[language].main.flatMap(leavesOf);
  const listings = leaves.filter(({url}) => sections.some((section) => url.startsWith(section)));
  return [...new Map(listings.map((leaf) => [leaf.url, leaf])).values()];
}

function leavesOf(item: MenuItem): readonly MenuItem[] {
  return item.items === undefined ? [item] : item.items.flatMap(leavesOf);
}
