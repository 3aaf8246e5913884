import {BRAND} from './brand';
import type {Language} from './languages';
import {accountPath, listingPath, productPath} from './paths';

/** Specification, section 3, Menu item. `url` is a path, `#`, or an absolute address outside the shop. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly items?: readonly MenuItem[];
};

export type Menus = Readonly<Record<Language, readonly MenuItem[]>>;

type Entry = {
  readonly de: string;
  readonly en: string;
  readonly url: (language: Language) => string;
  readonly items?: readonly Entry[];
};

const coffee = (handle: string) => (language: Language) => listingPath(language, 'c', handle);
const gear = (handle: string) => (language: Language) => listingPath(language, 'g', handle);
const kit = (handle: string) => (language: Language) => listingPath(language, 'k', handle);
const giftCard = (language: Language) => productPath(language, language === 'de' ? 'geschenkgutschein' : 'gift-card');

const ALL_COFFEES: Entry = {de: 'Alle Kaffees', en: 'All coffees', url: coffee('coffee-shop')};
const FILTER: Entry = {de: 'Filterkaffee', en: 'Filter coffee', url: coffee('filter-coffee')};
const ESPRESSO: Entry = {de: 'Espresso', en: 'Espresso', url: coffee('espresso-shop')};
const DECAF: Entry = {de: 'Entkoffeiniert', en: 'Decaf', url: coffee('decaf')};
const SAMPLES: Entry = {de: 'Probierpakete', en: 'Tasting sets', url: coffee('sample-packages')};
const DRIP_BAGS: Entry = {de: 'Drip Bags', en: 'Drip bags', url: kit('drip-bags')};
const ALL_GEAR: Entry = {de: 'Alles Zubehör', en: 'All equipment', url: gear('equipment-shop')};
const GRINDERS: Entry = {de: 'Kaffeemühlen', en: 'Grinders', url: gear('grinders')};
const BREWERS: Entry = {de: 'Kaffeebereiter', en: 'Brewers', url: gear('brewers')};
const PAPER_FILTERS: Entry = {de: 'Papierfilter', en: 'Paper filters', url: gear('paper-filters')};
const SALE: Entry = {de: 'Angebote', en: 'Sale', url: gear('sale')};
const GIFTS: Entry = {de: 'Kaffeegeschenke', en: 'Coffee gifts', url: coffee('coffee-gifts')};
const GIFT_CARD: Entry = {de: 'Geschenkgutschein', en: 'Gift card', url: giftCard};

const COFFEE_KINDS: Entry = {
  de: 'Nach Sorte',
  en: 'By kind',
  url: coffee('coffee-shop'),
  items: [ALL_COFFEES, FILTER, ESPRESSO, DECAF],
};
const COFFEE_TO_TRY: Entry = {
  de: 'Zum Probieren',
  en: 'To try',
  url: coffee('sample-packages'),
  items: [SAMPLES, DRIP_BAGS],
};
const GEAR_KINDS: Entry = {
  de: 'Mahlen und brühen',
  en: 'Grind and brew',
  url: gear('equipment-shop'),
  items: [ALL_GEAR, GRINDERS, BREWERS, PAPER_FILTERS],
};

/** The main menu of the header: three levels. */
export const HEADER_MENU: Menus = menus('1', [
  {de: 'Kaffee', en: 'Coffee', url: coffee('coffee-shop'), items: [COFFEE_KINDS, COFFEE_TO_TRY]},
  {de: 'Zubehör', en: 'Equipment', url: gear('equipment-shop'), items: [GEAR_KINDS, SALE]},
  {de: 'Geschenke', en: 'Gifts', url: coffee('coffee-gifts'), items: [GIFTS, GIFT_CARD]},
  SALE,
]);

/** The lists of links at the foot of the page, one subsection per entry. */
export const FOOTER_SEO_MENU: Menus = menus('2', [
  {
    de: 'Kaffee',
    en: 'Coffee',
    url: coffee('coffee-shop'),
    items: [ALL_COFFEES, FILTER, ESPRESSO, DECAF, SAMPLES, DRIP_BAGS],
  },
  {
    de: 'Zubehör',
    en: 'Equipment',
    url: gear('equipment-shop'),
    items: [ALL_GEAR, GRINDERS, BREWERS, PAPER_FILTERS, SALE],
  },
  {de: 'Geschenke', en: 'Gifts', url: coffee('coffee-gifts'), items: [GIFTS, GIFT_CARD]},
]);

/** Specification, section 2, Header: a coffee call to action, business customers, help, the account behind its login. */
export const TOP_BAR: Menus = menus('3', [
  {de: 'Frisch geröstet ›', en: 'Freshly roasted ›', url: coffee('coffee-shop')},
  {de: 'Für Unternehmen', en: 'For business', url: () => BRAND.businessUrl},
  {de: 'Hilfe', en: 'Help', url: () => BRAND.helpUrl},
  {de: 'Mein Konto', en: 'My Account', url: (language) => accountPath(language)},
]);

/** The four icon buttons of the mobile menu, in the order of their icons. */
export const MOBILE_ICON_MENU: Menus = menus('4', [SAMPLES, ALL_GEAR, GIFTS, SALE]);

/** The green bar of the desktop header; the last entry is its call to action. */
export const GREEN_BAR: Menus = menus('5', [FILTER, ESPRESSO, GRINDERS, BREWERS, SAMPLES]);

function menus(number: string, entries: readonly Entry[]): Menus {
  return {de: localise(number, entries, 'de'), en: localise(number, entries, 'en')};
}

function localise(number: string, entries: readonly Entry[], language: Language): readonly MenuItem[] {
  return entries.map((entry, index) => {
    const own = `${number}${String(index + 1).padStart(2, '0')}`;
    const item = {id: `gid://shopify/MenuItem/${own}`, title: entry[language], url: entry.url(language)};
    return entry.items ? {...item, items: localise(own, entry.items, language)} : item;
  });
}
