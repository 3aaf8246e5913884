import {brandCollections} from './collections-brands';
import {coffeeCollections} from './collections-coffee';
import {gearCollections} from './collections-gear';
import {collection} from './collection';
import {collectionNumbers as c} from './collection-numbers';
import {pair, text} from './fields';
import {productsWhere, tagged} from './product-lists';
import type {SeedCollection} from './types';

const gifts = collection({
  number: c.coffeeGifts,
  handle: text('coffee-gifts'),
  title: text('Geschenke', 'Gifts'),
  intro: pair(
    'Für Leute, die gern Kaffee trinken, und für solche, die es noch nicht wissen.|For people who like coffee, and for those who do not know it yet.',
  ),
  page: 'c',
  products: productsWhere(
    (product) => tagged('gift')(product) && product.productType !== 'Gear',
    [1203, 1217, 1202, 1201, 1206, 1214, 1215, 1216],
  ),
  subcollections: [c.giftBox, c.smallGifts, c.adventCalendar],
});

/** As many as a collection of the platform lists at once: 250. */
const everything = collection({
  number: c.everything,
  handle: pair('alles|everything'),
  title: pair('Alles im Laden|Everything in the shop'),
  intro: pair(
    'Kaffee, Zubehör, Ersatzteile und Geschenke in einem Regal, für alle, die gern stöbern.|Coffee, equipment, spare parts and gifts on one shelf, for those who like to browse.',
  ),
  page: 'c',
  products: productsWhere(
    ({tags}) => !tags.includes('b2b'),
    [1001, 1101, 1008, 1104, 1202, 1002, 1113, 1010, 1105, 1214, 1004, 1110],
  ),
  filters: ['coffee_type', 'gear_type', 'vendor'],
});

/** What only the cart and the foundation ask for: kept from search engines. */
const hidden: readonly SeedCollection[] = [
  collection({
    number: c.donations,
    handle: text('spenden', 'donations'),
    title: text('Spenden', 'Donations'),
    intro: text(
      'Ein Euro je Kilo ist immer dabei. Hier gibst du mehr.',
      'One euro per kilo is always included. Here you give more.',
    ),
    page: 'k',
    products: [1204],
    hidden: true,
  }),
  collection({
    number: c.cartGear,
    handle: text('cart-gear'),
    title: text('Passt dazu', 'Goes with it'),
    intro: text('Empfehlungen zu Kaffee im Warenkorb.', 'Recommendations for coffee in the cart.'),
    page: 'g',
    products: [1108, 1104, 1111, 1113, 1114],
    hidden: true,
  }),
  collection({
    number: c.cartEspresso,
    handle: text('cart-espresso-coffee'),
    title: text('Espresso dazu', 'Espresso with it'),
    intro: text('Empfehlungen zu Espressozubehör im Warenkorb.', 'Recommendations for espresso gear in the cart.'),
    page: 'c',
    products: [1008, 1010, 1012, 1009],
    hidden: true,
  }),
  collection({
    number: c.cartFilter,
    handle: text('cart-filter-coffee'),
    title: text('Filterkaffee dazu', 'Filter coffee with it'),
    intro: text('Empfehlungen zu Filterzubehör im Warenkorb.', 'Recommendations for filter gear in the cart.'),
    page: 'c',
    products: [1001, 1004, 1002, 1003],
    hidden: true,
  }),
  collection({
    number: c.cartMixed,
    handle: text('cart-mixed'),
    title: text('Für deine Auswahl', 'For your selection'),
    intro: text('Empfehlungen zu einem gemischten Warenkorb.', 'Recommendations for a mixed cart.'),
    page: 'c',
    products: [1202, 1004, 1010, 1108, 1113],
    hidden: true,
  }),
];

/** All collections. */
export const collections: readonly SeedCollection[] = [
  ...coffeeCollections,
  ...gearCollections,
  gifts,
  everything,
  ...brandCollections,
  ...hidden,
];
