import {blogPath} from './blog-paths';
import {BRAND} from '../config/brand';
import {GIFT_CARD_HANDLES} from '../config/commerce';
import {inEachLanguage, type Language} from '../config/languages';
import {
  accountPath,
  contentPath,
  contentSlugPath,
  listingPath,
  productPath,
  subscriptionOrderPath,
  type ContentKey,
} from './paths';

/** Specification, section 3, Menu item. `url` is a path, `#`, or an absolute address outside the shop. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly items?: readonly MenuItem[];
};

export type Menus = Readonly<Record<Language, readonly MenuItem[]>>;

/** An entry without a name in a language is not in its menu: some pages are there in one language only. */
type Entry = Readonly<Record<Language, string | null>> & {
  readonly url: Address;
  readonly items?: readonly Entry[];
};

type Address = (language: Language) => string;

const listing =
  (prefix: 'c' | 'g' | 'k') =>
  (de: string, en: string = de): Address =>
  (language) =>
    listingPath(language, prefix, ({de, en} satisfies Record<Language, string>)[language]);
const coffee = listing('c');
const gear = listing('g');
const kit = listing('k');
const page =
  (key: ContentKey): Address =>
  (language) =>
    contentPath(language, key);
/** A page that is there in German only. */
const germanPage = (title: string, slug: string): Entry => ({
  de: title,
  en: null,
  url: (language) => contentSlugPath(language, slug),
});
const account: Address = (language) => accountPath(language);
const giftCard: Address = (language) => productPath(language, GIFT_CARD_HANDLES[language]);

const ALL_COFFEES: Entry = {de: 'Alle Kaffees', en: 'All coffees', url: coffee('coffee-shop')};
const FILTER: Entry = {de: 'Filterkaffee', en: 'Filter coffee', url: coffee('filter-coffee')};
const ESPRESSO: Entry = {de: 'Espresso', en: 'Espresso', url: coffee('espresso-shop')};
const SAMPLES: Entry = {de: 'Probierpakete', en: 'Tasting sets', url: coffee('sample-packages')};
const ALL_GEAR: Entry = {de: 'Alles Zubehör', en: 'All equipment', url: gear('equipment-shop')};
const GRINDERS: Entry = {de: 'Kaffeemühlen', en: 'Grinders', url: gear('grinders')};
const BREWERS: Entry = {de: 'Kaffeebereiter', en: 'Brewers', url: gear('brewers')};
const MACHINES: Entry = {de: 'Kaffeemaschinen', en: 'Coffee machines', url: gear('coffee-machines')};
const SALE: Entry = {de: 'Angebote', en: 'Sale', url: gear('sale')};
const EVERYTHING: Entry = {de: 'Alles im Laden', en: 'Everything in the shop', url: coffee('alles', 'everything')};
const COFFEE_MATCH: Entry = {de: 'Kaffeefinder', en: 'Coffee match', url: page('coffeeMatch')};

const COFFEE_KINDS: readonly Entry[] = [
  ALL_COFFEES,
  FILTER,
  ESPRESSO,
  {de: 'Entkoffeiniert', en: 'Decaf', url: coffee('decaf')},
  {de: 'Bio-Kaffee', en: 'Organic coffee', url: coffee('bio-kaffee', 'organic-coffee')},
  {de: 'Neu', en: 'New', url: coffee('neu', 'new')},
];
const COFFEE_AT_HAND: readonly Entry[] = [
  {de: 'Drip Bags', en: 'Drip bags', url: kit('drip-bags')},
  {de: 'Kaffeekapseln', en: 'Capsules', url: coffee('kaffeekapseln', 'coffee-capsules')},
  {de: 'Trinkfertig', en: 'Ready to drink', url: coffee('ready-to-drink')},
  {de: 'Cold-Brew-Set', en: 'Cold brew set', url: kit('cold-brew-kaffee-set')},
];
const COFFEE_TO_TRY: readonly Entry[] = [
  SAMPLES,
  {de: 'Gemeinsam geröstet', en: 'Collaborations', url: coffee('collaborations')},
  {de: 'Adventskalender', en: 'Advent calendar', url: kit('adventskalender')},
];
const SUBSCRIPTIONS: readonly Entry[] = [
  {de: 'So geht das Abo', en: 'How it works', url: page('subscription')},
  {de: 'Abo zusammenstellen', en: 'Build a subscription', url: subscriptionOrderPath},
  {de: 'Mein Abo', en: 'My subscription', url: account},
  {de: 'Abo verschenken', en: 'Give a subscription', url: page('gift-subscription')},
  {de: 'Geschenkabo einlösen', en: 'Redeem a gift', url: page('redeemGiftSubscription')},
];
const GRINDING: readonly Entry[] = [
  GRINDERS,
  {de: 'Handmühlen', en: 'Hand grinders', url: gear('handmuehlen', 'hand-grinders')},
  {de: 'Elektrische Mühlen', en: 'Electric grinders', url: gear('elektrische-kaffeemuehlen', 'electric-grinders')},
];
const BREWING: readonly Entry[] = [
  BREWERS,
  {de: 'Handfilter', en: 'Drippers', url: gear('handfilter', 'drippers')},
  {de: 'Papierfilter', en: 'Paper filters', url: gear('paper-filters')},
  {de: 'French Press', en: 'French presses', url: gear('french-press', 'french-presses')},
  {de: 'Herdkannen', en: 'Moka pots', url: gear('herdkannen', 'moka-pots')},
];
const MACHINERY: readonly Entry[] = [
  MACHINES,
  {de: 'Espressomaschinen', en: 'Espresso machines', url: gear('espressomaschinen', 'espresso-machines')},
  {de: 'Vollautomaten', en: 'Fully automatic', url: gear('kaffeevollautomaten', 'fully-automatic-machines')},
];
const GEAR_BESIDE: readonly Entry[] = [
  {de: 'Kessel und Kocher', en: 'Kettles', url: gear('wasserkocher', 'kettles')},
  {de: 'Waagen', en: 'Scales', url: gear('kaffeewaagen', 'coffee-scales')},
  {de: 'Tassen und Becher', en: 'Cups and mugs', url: gear('tassen-und-becher', 'cups-and-mugs')},
];
const GIFTS: readonly Entry[] = [
  {de: 'Kaffeegeschenke', en: 'Coffee gifts', url: coffee('coffee-gifts')},
  {de: 'Geschenkboxen', en: 'Gift boxes', url: gear('gift-box')},
  {de: 'Kleine Geschenke', en: 'Small gifts', url: gear('small-gifts')},
  {de: 'Geschenkgutschein', en: 'Gift card', url: giftCard},
];
const OCCASIONS: readonly Entry[] = [
  {de: 'Zu Weihnachten', en: 'For Christmas', url: page('christmasPresents')},
  {de: 'Zu Weihnachten: Espresso', en: 'For Christmas: espresso', url: page('christmasPresentsEspresso')},
  germanPage('Zu Ostern', 'ostern'),
];
const KNOWLEDGE: readonly Entry[] = [
  COFFEE_MATCH,
  {de: 'Brühanleitungen', en: 'Brewing guides', url: page('brewingGuides')},
  {de: 'Kaffeewissen', en: 'Coffee knowledge', url: page('coffeeKnowledge')},
  {de: 'Zubereitung', en: 'Preparation', url: page('coffeePreparation')},
  {de: 'Röstung', en: 'Roasting', url: page('coffeeRoasting')},
  {de: 'Produkttests', en: 'Product tests', url: page('productTests')},
  {de: 'Blog', en: 'Blog', url: blogPath},
];

const group = (de: string, en: string, url: Address, items: readonly Entry[]): Entry => ({de, en, url, items});

/** The main menu of the header: three levels. */
export const HEADER_MENU: Menus = menus('1', [
  group('Kaffee', 'Coffee', coffee('coffee-shop'), [
    group('Nach Sorte', 'By kind', coffee('coffee-shop'), COFFEE_KINDS),
    group('Schnell zur Hand', 'Ready at hand', kit('drip-bags'), COFFEE_AT_HAND),
    group('Zum Probieren', 'To try', coffee('sample-packages'), COFFEE_TO_TRY),
  ]),
  group('Abo', 'Subscription', page('subscription'), SUBSCRIPTIONS),
  group('Zubehör', 'Equipment', gear('equipment-shop'), [
    group('Mahlen', 'Grind', gear('grinders'), GRINDING),
    group('Brühen', 'Brew', gear('brewers'), BREWING),
    group('Maschinen', 'Machines', gear('coffee-machines'), MACHINERY),
    group('Dazu', 'Beside', gear('accessories'), [ALL_GEAR, ...GEAR_BESIDE]),
  ]),
  group('Geschenke', 'Gifts', coffee('coffee-gifts'), [
    group('Für alle', 'For everyone', coffee('coffee-gifts'), GIFTS),
    group('Nach Anlass', 'By occasion', page('christmasPresents'), OCCASIONS),
  ]),
  group('Wissen', 'Knowledge', page('coffeeKnowledge'), KNOWLEDGE),
  SALE,
]);

const COMPANY: readonly Entry[] = [
  {de: 'Geschichte', en: 'Story', url: page('story')},
  {de: 'Team', en: 'Team', url: page('team')},
  {de: 'Jobs', en: 'Jobs', url: page('jobs')},
  {de: 'Direkter Handel', en: 'Direct trade', url: page('directTrade')},
  {de: 'Stiftung', en: 'Foundation', url: page('foundation')},
  {de: 'Projekte', en: 'Projects', url: page('projects')},
  {de: 'Aktuelle Projekte', en: 'Current projects', url: page('currentProjects')},
  {de: 'Was erreicht ist', en: 'Accomplishments', url: page('projectAccomplishments')},
  {de: 'Projektkriterien', en: 'Project criteria', url: page('projectCriteria')},
  {de: 'Röster des Jahres', en: 'Roaster of the year', url: page('roasterOfTheYear')},
  {de: 'Preise seit 2024', en: 'Price update 2024', url: page('priceUpdate')},
  {de: 'Hinweise geben', en: 'Report a concern', url: () => BRAND.whistleblowingUrl},
];
const BENEFITS: readonly Entry[] = [
  {de: 'Newsletter', en: 'Newsletter', url: page('newsletterInfo')},
  germanPage('WhatsApp-Newsletter', 'whatsapp-newsletter'),
  germanPage('Willkommensbonus', 'willkommensbonus'),
  germanPage('Rabatt für Neue', 'neukundenrabatt'),
  germanPage('Rabatt für Studierende', 'studierendenrabatt'),
  {de: 'Mitgliedschaft', en: 'Membership', url: page('membership')},
  germanPage('Corporate Benefits', 'corp'),
  germanPage('FutureBens', 'futurebens'),
  germanPage('Tomorrow', 'tomorrow'),
  {de: 'Black Weekend', en: 'Black weekend', url: page('blackWeekend')},
  {de: 'Zahlung', en: 'Payment', url: page('payment')},
];
const BUSINESS: readonly Entry[] = [
  {de: 'Übersicht', en: 'Overview', url: page('businessInformation')},
  germanPage('Kaffee im Büro', 'b2b-buero-info'),
  germanPage('Gastronomie', 'b2b-gastro-info'),
  germanPage('Handel', 'b2b-haendler-info'),
  germanPage('Zubehör für den Handel', 'haendler-kaffeezubehoer'),
  {de: 'Anmelden', en: 'Log in', url: page('businessLogin')},
];

/** The lists of links at the foot of the page, one subsection per entry: every listing and page has its place here or in the header. */
export const FOOTER_SEO_MENU: Menus = menus('2', [
  group('Kaffee', 'Coffee', coffee('coffee-shop'), [...COFFEE_KINDS, ...COFFEE_AT_HAND, ...COFFEE_TO_TRY]),
  group('Zubehör', 'Equipment', gear('equipment-shop'), [
    ALL_GEAR,
    ...GRINDING,
    ...BREWING,
    ...MACHINERY,
    SALE,
    EVERYTHING,
  ]),
  group('Geschenke', 'Gifts', coffee('coffee-gifts'), [...GIFTS, ...OCCASIONS, ...SUBSCRIPTIONS]),
  group('Wissen', 'Knowledge', page('coffeeKnowledge'), KNOWLEDGE),
  group('Lichtung', 'Lichtung', page('story'), COMPANY),
  group('Vorteile', 'Benefits', page('newsletterInfo'), BENEFITS),
  group('Für Unternehmen', 'For business', page('businessInformation'), BUSINESS),
]);

/** Specification, section 2, Header: a coffee call to action, business customers, help, the account behind its login. */
export const TOP_BAR: Menus = menus('3', [
  {de: 'Frisch geröstet ›', en: 'Freshly roasted ›', url: coffee('coffee-shop')},
  {de: 'Für Unternehmen', en: 'For business', url: page('businessInformation')},
  {de: 'Hilfe', en: 'Help', url: page('faq')},
  {de: 'Mein Konto', en: 'My Account', url: account},
]);

/** The four icon buttons of the mobile menu, in the order of their icons: tasting sets, account, help, why us. */
export const MOBILE_ICON_MENU: Menus = menus('4', [
  SAMPLES,
  {de: 'Konto', en: 'Account', url: account},
  {de: 'Hilfe', en: 'Help', url: page('faq')},
  {de: 'Warum wir?', en: 'Why us?', url: page('story')},
]);

/** The green bar of the desktop header; the last entry is its call to action. */
export const GREEN_BAR: Menus = menus('5', [FILTER, ESPRESSO, GRINDERS, MACHINES, SAMPLES, COFFEE_MATCH]);

function menus(number: string, entries: readonly Entry[]): Menus {
  return inEachLanguage((language) => localise(number, entries, language));
}

function localise(number: string, entries: readonly Entry[], language: Language): readonly MenuItem[] {
  return entries.flatMap((entry, index) => {
    const title = entry[language];
    if (title === null) return [];
    const own = `${number}${String(index + 1).padStart(2, '0')}`;
    const item = {id: `gid://shopify/MenuItem/${own}`, title, url: entry.url(language)};
    return [entry.items ? {...item, items: localise(own, entry.items, language)} : item];
  });
}
