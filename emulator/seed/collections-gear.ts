import {collection} from './collection';
import {collectionNumbers as c} from './collection-numbers';
import {pair} from './fields';
import {gearKinds} from './gear-kinds';
import {gearKindCollections} from './collections-gear-kinds';
import {isReduced, productsWhere, tagged} from './product-lists';
import type {SeedCollection} from './types';

const filters = ['vendor', 'gear_type'];

const accessoryTags = Object.values(gearKinds).flatMap(({tags}) => tags.filter((tag) => tag === 'accessory'));

/** The collections of gear, each under `/g`. */
export const gearCollections: readonly SeedCollection[] = [
  collection({
    number: c.equipmentShop,
    handle: pair('equipment-shop'),
    title: pair('Zubehör|Equipment'),
    intro: pair(
      'Mühlen, Kannen, Waagen: Dinge, die wir selbst jeden Tag in der Hand haben.|Grinders, brewers, scales: things that we handle every day ourselves.',
    ),
    page: 'g',
    products: productsWhere(
      ({productType}) => productType === 'Gear',
      [1101, 1104, 1110, 1105, 1112, 1103, 1111, 1106, 1107, 1113, 1102, 1114, 1108, 1109],
    ),
    subcollections: [
      c.grinders,
      c.brewers,
      c.coffeeMachines,
      c.accessories,
      c.paperFilters,
      c.spareParts,
      c.books,
      c.equipmentColours,
    ],
    filters,
    large: [1124],
  }),
  collection({
    number: c.grinders,
    handle: pair('grinders'),
    title: pair('Mühlen|Grinders'),
    intro: pair(
      'Frisch gemahlen macht den größten Unterschied von allen.|Freshly ground makes the greatest difference of all.',
    ),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(tagged('grinder'), [1101, 1102, 1103]),
    subcollections: [c.handGrinders, c.electricGrinders],
    filters,
    displayVariants: true,
    newContent: pair(
      'Neu ist die Akkumühle Wandel, die du vorbestellen kannst. Wer unsicher ist: Schreib uns, was du brühst, und wir sagen dir, welche Mühle du nicht brauchst.|The cordless grinder Wandel is new and can be pre-ordered. If you are not sure: write to us what you brew, and we will tell you which grinder you do not need.',
    ),
  }),
  collection({
    number: c.brewers,
    handle: pair('brewers'),
    title: pair('Kaffeebereiter|Brewers'),
    intro: pair('Handfilter, Karaffe, French Press und Herdkanne.|Dripper, carafe, French press and moka pot.'),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(tagged('brewer'), [1104, 1105, 1106, 1107]),
    subcollections: [c.drippers, c.carafes, c.frenchPresses, c.mokaPots],
    filters,
  }),
  collection({
    number: c.paperFilters,
    handle: pair('paper-filters'),
    title: pair('Filterpapier|Paper filters'),
    intro: pair(
      'Papier, das nach nichts schmeckt, und Metall, das bleibt.|Paper that tastes of nothing, and metal that stays.',
    ),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(tagged('filter-paper'), [1108, 1109]),
    filters,
  }),
  collection({
    number: c.coffeeMachines,
    handle: pair('coffee-machines'),
    title: pair('Maschinen|Coffee machines'),
    intro: pair('Gebaut, um repariert zu werden.|Built to be repaired.'),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(tagged('machine'), [1112, 1187, 1182]),
    subcollections: [c.espressoMachines, c.fullyAutomaticMachines, c.filterMachines],
    filters,
    large: [1175],
  }),
  collection({
    number: c.accessories,
    handle: pair('accessories'),
    title: pair('Rund um die Tasse|Around the cup'),
    intro: pair('Kessel, Waage, Becher und eine Dose, die dicht hält.|Kettle, scale, cups and a tin that keeps tight.'),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(tagged(...accessoryTags), [1110, 1111, 1113, 1114]),
    subcollections: [c.kettles, c.scales, c.espressoTools, c.milk, c.cups, c.travel, c.storage, c.cleaning],
    filters,
  }),
  ...gearKindCollections,
  collection({
    number: c.equipmentColours,
    handle: pair('zubehoer-farben|equipment-colours'),
    title: pair('Alle Farben und Größen|Every colour and size'),
    intro: pair(
      'Jedes Stück in jeder Ausführung nebeneinander, damit du nicht suchen musst, was es in Moos gibt.|Every piece in every version side by side, so that you need not search for what comes in moss.',
    ),
    page: 'g',
    parent: c.equipmentShop,
    products: productsWhere(({productType}) => productType === 'Gear'),
    filters,
    displayVariants: true,
  }),
  collection({
    number: c.sale,
    handle: pair('sale'),
    title: pair('Reduziert|Sale'),
    intro: pair(
      'Weniger Preis, gleiche Sorgfalt. Solange der Vorrat reicht.|Less price, the same care. While stocks last.',
    ),
    page: 'g',
    products: productsWhere(isReduced, [1005, 1106, 1102]),
    filters,
  }),
  collection({
    number: c.giftBox,
    handle: pair('gift-box'),
    title: pair('Geschenkboxen|Gift boxes'),
    intro: pair(
      'Gepackt, verschnürt, mit Karte. Du musst nur noch wissen, für wen.|Packed, tied up, with a card. All you need to know is for whom.',
    ),
    page: 'g',
    parent: c.coffeeGifts,
    products: productsWhere(tagged('gift-box')),
    large: [1214],
  }),
  collection({
    number: c.smallGifts,
    handle: pair('small-gifts'),
    title: pair('Kleine Geschenke|Small gifts'),
    intro: pair('Mitbringsel unter 30 Euro.|Little somethings under 30 euros.'),
    page: 'g',
    parent: c.coffeeGifts,
    products: productsWhere(
      (product) => tagged('gift', 'small-gift')(product) && product.variants.every(({priceCents}) => priceCents < 3000),
      [1218, 1325, 1206],
    ),
  }),
];
