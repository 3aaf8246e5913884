import {collectionNumbers as c} from './collection-numbers';
import {paragraphs, text} from './fields';
import {articles} from './store-articles';
import {policies} from './store-policies';
import type {StoreContent, StoreMenuItem, StorePage, StoreTarget} from './store-types';
import type {Text} from './types';

const WRITTEN = '2026-01-05T08:00:00Z';

function page(number: number, handle: Text, title: Text, html: Text): StorePage {
  return {number, handle, title, html, updatedAt: WRITTEN};
}

function item(title: Text, target: StoreTarget, items: readonly StoreMenuItem[] = []): StoreMenuItem {
  return {title, target, items};
}

const collection = (number: number): StoreTarget => ({kind: 'COLLECTION', number});

const pages: readonly StorePage[] = [
  page(5001, text('ueber-lichtung', 'about-lichtung'), text('Über Lichtung', 'About Lichtung'), {
    de: paragraphs(
      'Lichtung röstet seit 2009 Kaffee in einer alten Sägehalle am Waldrand. Wir kaufen direkt bei denen, die ihn anbauen, und sagen auf jedem Beutel, was wir gezahlt haben.',
      'Ein Euro je Kilo geht an die Lichtung Stiftung. Wohin, bestimmst du beim Kauf.',
    ),
    en: paragraphs(
      'Lichtung has roasted coffee in an old sawmill at the edge of the woods since 2009. We buy from the people who grow it, and every bag says what we paid.',
      'One euro per kilo goes to the Lichtung Foundation. You decide which project it is for.',
    ),
  }),
  page(5002, text('kontakt', 'contact'), text('Kontakt', 'Contact'), {
    de: paragraphs('Schreib uns oder komm vorbei: Montag 9.30–15 Uhr, Dienstag bis Freitag 9.30–13.30 Uhr.'),
    en: paragraphs('Write to us or drop in: Monday 9:30–15:00, Tuesday to Friday 9:30–13:30.'),
  }),
  page(5003, text('haendler', 'stockists'), text('Wo es uns gibt', 'Where to find us'), {
    de: paragraphs('Über achtzig Läden und Cafés brühen unseren Kaffee. Eine Liste schicken wir dir gern.'),
    en: paragraphs('More than eighty shops and cafés brew our coffee. We are happy to send you the list.'),
  }),
];

/** What the platform holds beside the catalogue: its own pages, blog, menus, policies and redirects. */
export const storeContent: StoreContent = {
  slogan: text('Kaffee, wie er gewachsen ist', 'Coffee as it grew'),
  description: text(
    'Spezialitätenkaffee, Zubehör und Abos aus der Rösterei Lichtung.',
    'Speciality coffee, gear and subscriptions from the Lichtung roastery.',
  ),
  pages,
  blogs: [{number: 6001, handle: text('neuigkeiten', 'news'), title: text('Neuigkeiten', 'News'), articles}],
  menus: [
    {
      number: 7001,
      handle: 'main-menu',
      title: text('Hauptmenü', 'Main menu'),
      items: [
        item(text('Start', 'Home'), {kind: 'FRONTPAGE'}),
        item(text('Kaffee', 'Coffee'), collection(c.coffeeShop), [
          item(text('Filterkaffee', 'Filter coffee'), collection(c.filterCoffee)),
          item(text('Espresso'), collection(c.espressoShop)),
          item(text('Entkoffeiniert', 'Decaf'), collection(c.decaf)),
        ]),
        item(text('Zubehör', 'Gear'), collection(c.equipmentShop), [
          item(text('Mühlen', 'Grinders'), collection(c.grinders)),
          item(text('Papierfilter', 'Paper filters'), collection(c.paperFilters)),
        ]),
        item(text('Neuigkeiten', 'News'), {kind: 'BLOG', number: 6001}),
      ],
    },
    {
      number: 7002,
      handle: 'footer',
      title: text('Fußzeile', 'Footer'),
      items: [
        item(text('Suche', 'Search'), {kind: 'SEARCH'}),
        item(text('Über Lichtung', 'About Lichtung'), {kind: 'PAGE', number: 5001}),
        item(text('Kontakt', 'Contact'), {kind: 'PAGE', number: 5002}),
        item(text('Datenschutz', 'Privacy'), {kind: 'SHOP_POLICY', policy: 'privacyPolicy'}),
        item(text('Instagram'), {kind: 'HTTP', url: 'https://www.instagram.com/lichtungkaffee'}),
      ],
    },
  ],
  policies,
  redirects: [
    {path: '/collections/kaffee', target: '/de/c/coffee-shop'},
    {path: '/collections/espresso', target: '/de/c/espresso-shop'},
    {path: '/collections/zubehoer', target: '/de/g/equipment-shop'},
    {path: '/pages/ueber-uns', target: '/de/e/geschichte'},
    {path: '/pages/versand', target: '/de/e/versand'},
    {path: '/blogs/journal', target: '/de/a'},
  ],
};
