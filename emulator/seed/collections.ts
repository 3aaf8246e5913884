import {collectionNumbers} from './collection-numbers';
import {codes, flag, paragraphs, text, toCollections, toProducts, word} from './fields';
import type {SeedCollection, SeedMetafield, Text} from './types';

type Record = {
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly intro: Text;
  readonly page: 'c' | 'g' | 'k';
  readonly products: readonly number[];
  readonly subcollections?: readonly number[];
  readonly filters?: readonly string[];
  readonly large?: readonly number[];
  readonly displayVariants?: boolean;
  readonly hidden?: boolean;
};

function collection(record: Record): SeedCollection {
  const fields: readonly SeedMetafield[] = [
    word('collection.title', record.title),
    word('layout.page_type', record.page),
    flag('layout.display_variants', record.displayVariants === true),
    flag('seo.noindex', record.hidden === true),
    ...(record.filters === undefined ? [] : [codes('layout.filters', record.filters)]),
    ...(record.subcollections === undefined ? [] : [toCollections('layout.subcollections', record.subcollections)]),
    ...(record.large === undefined ? [] : [toProducts('layout.large_card_products', record.large)]),
  ];
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: {de: paragraphs(record.intro.de), en: paragraphs(record.intro.en)},
    seo: {title: record.title, description: record.intro},
    products: record.products,
    metafields: fields,
  };
}

const c = collectionNumbers;
const filter = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1014];
const espresso = [1008, 1009, 1010, 1011, 1012, 1013];
const coffeeFilters = ['coffee_type', 'coffee_taste', 'coffee_preparation_method'];

/** The collections; one named only for the cart's recommendations is kept from search engines. */
export const collections: readonly SeedCollection[] = [
  collection({
    number: c.coffeeShop,
    handle: text('coffee-shop'),
    title: text('Alle Kaffees', 'All coffees'),
    intro: text(
      'Filter, Espresso, ohne Koffein: alles, was wir gerade rösten. Jede Lichtung auf den Beuteln zeigt, wie der Kaffee darin ist.',
      'Filter, espresso, without caffeine: everything we roast at the moment. Each clearing on a bag shows what the coffee in it is like.',
    ),
    page: 'c',
    products: [1001, 1008, 1002, 1010, 1004, 1011, 1006, 1012, 1003, 1009, 1005, 1007, 1013, 1014, 1015],
    subcollections: [c.filterCoffee, c.espressoShop, c.decaf, c.samplePackages],
    filters: coffeeFilters,
    large: [1002],
  }),
  collection({
    number: c.espressoShop,
    handle: text('espresso-shop'),
    title: text('Espresso'),
    intro: text(
      'Für Siebträger, Vollautomat und Herdkanne: von Milchkaramell bis Kardamom.',
      'For espresso machine, fully automatic machine and moka pot: from milk caramel to cardamom.',
    ),
    page: 'c',
    products: espresso,
    filters: coffeeFilters,
  }),
  collection({
    number: c.filterCoffee,
    handle: text('filter-coffee'),
    title: text('Filterkaffee', 'Filter coffee'),
    intro: text(
      'Hell bis mittel geröstet, für Handfilter, Maschine, French Press und Karaffe.',
      'Light to medium roasts for pour-over, machine, French press and carafe.',
    ),
    page: 'c',
    products: filter,
    filters: coffeeFilters,
  }),
  collection({
    number: c.decaf,
    handle: text('decaf'),
    title: text('Ohne Koffein', 'Decaf'),
    intro: text(
      'Schonend entkoffeiniert, mit Quellwasser oder Zuckerrohr. Für später am Tag.',
      'Gently decaffeinated with spring water or sugar cane. For later in the day.',
    ),
    page: 'c',
    products: [1013, 1014],
  }),
  collection({
    number: c.samplePackages,
    handle: text('sample-packages'),
    title: text('Probiersets', 'Tasting sets'),
    intro: text(
      'Kleine Mengen, große Unterschiede. So findest du deinen Kaffee am schnellsten.',
      'Small amounts, large differences. The quickest way to find your coffee.',
    ),
    page: 'c',
    products: [1202, 1206],
  }),
  collection({
    number: c.equipmentShop,
    handle: text('equipment-shop'),
    title: text('Zubehör', 'Equipment'),
    intro: text(
      'Mühlen, Kannen, Waagen: Dinge, die wir selbst jeden Tag in der Hand haben.',
      'Grinders, brewers, scales: things that we handle every day ourselves.',
    ),
    page: 'g',
    products: [1101, 1104, 1110, 1105, 1112, 1103, 1111, 1106, 1107, 1113, 1102, 1114, 1108, 1109],
    subcollections: [c.grinders, c.brewers, c.coffeeMachines, c.accessories, c.paperFilters],
    filters: ['vendor', 'gear_type'],
  }),
  collection({
    number: c.grinders,
    handle: text('grinders'),
    title: text('Mühlen', 'Grinders'),
    intro: text(
      'Frisch gemahlen macht den größten Unterschied von allen.',
      'Freshly ground makes the greatest difference of all.',
    ),
    page: 'g',
    products: [1101, 1102, 1103],
    displayVariants: true,
  }),
  collection({
    number: c.brewers,
    handle: text('brewers'),
    title: text('Kaffeebereiter', 'Brewers'),
    intro: text('Handfilter, Karaffe, French Press und Herdkanne.', 'Dripper, carafe, French press and moka pot.'),
    page: 'g',
    products: [1104, 1105, 1106, 1107, 1201],
  }),
  collection({
    number: c.paperFilters,
    handle: text('paper-filters'),
    title: text('Filterpapier', 'Paper filters'),
    intro: text('Papier, das nach nichts schmeckt.', 'Paper that tastes of nothing.'),
    page: 'g',
    products: [1108, 1109],
  }),
  collection({
    number: c.coffeeMachines,
    handle: text('coffee-machines'),
    title: text('Maschinen', 'Coffee machines'),
    intro: text('Gebaut, um repariert zu werden.', 'Built to be repaired.'),
    page: 'g',
    products: [1112, 1103],
  }),
  collection({
    number: c.accessories,
    handle: text('accessories'),
    title: text('Rund um die Tasse', 'Around the cup'),
    intro: text(
      'Kessel, Waage, Becher und eine Dose, die dicht hält.',
      'Kettle, scale, cups and a tin that keeps tight.',
    ),
    page: 'g',
    products: [1110, 1111, 1113, 1114],
  }),
  collection({
    number: c.sale,
    handle: text('sale'),
    title: text('Reduziert', 'Sale'),
    intro: text(
      'Weniger Preis, gleiche Sorgfalt. Solange der Vorrat reicht.',
      'Less price, the same care. While stocks last.',
    ),
    page: 'g',
    products: [1005, 1106, 1102],
  }),
  collection({
    number: c.coffeeGifts,
    handle: text('coffee-gifts'),
    title: text('Geschenke', 'Gifts'),
    intro: text(
      'Für Leute, die gern Kaffee trinken, und für solche, die es noch nicht wissen.',
      'For people who like coffee, and for those who do not know it yet.',
    ),
    page: 'c',
    products: [1203, 1202, 1201, 1206, 1113, 1114],
  }),
  collection({
    number: c.dripBags,
    handle: text('drip-bags'),
    title: text('Drip Bags'),
    intro: text(
      'Filterkaffee ohne Gerät: über die Tasse hängen und aufgießen.',
      'Filter coffee without gear: hang it over the cup and pour.',
    ),
    page: 'k',
    products: [1206],
  }),
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
