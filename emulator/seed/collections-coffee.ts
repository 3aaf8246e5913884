import {collection} from './collection';
import {collectionNumbers as c} from './collection-numbers';
import {pair, text} from './fields';
import {coffeeTagged, hasBadge, isOrganic, productsWhere, tagged} from './product-lists';
import type {SeedCollection} from './types';

const filters = ['coffee_type', 'coffee_taste', 'coffee_preparation_method'];

/** The collections of coffee, each under `/c`, those of kits under `/k`. */
export const coffeeCollections: readonly SeedCollection[] = [
  collection({
    number: c.coffeeShop,
    handle: text('coffee-shop'),
    title: text('Alle Kaffees', 'All coffees'),
    intro: pair(
      'Filter, Espresso, ohne Koffein: alles, was wir gerade rösten. Jede Lichtung auf den Beuteln zeigt, wie der Kaffee darin ist.|Filter, espresso, without caffeine: everything we roast at the moment. Each clearing on a bag shows what the coffee in it is like.',
    ),
    page: 'c',
    products: productsWhere(
      tagged('coffee'),
      [1001, 1008, 1002, 1010, 1004, 1011, 1006, 1012, 1028, 1026, 1003, 1009, 1005, 1016, 1033, 1013, 1019, 1032],
    ),
    subcollections: [
      c.filterCoffee,
      c.espressoShop,
      c.decaf,
      c.organic,
      c.samplePackages,
      c.capsules,
      c.dripBags,
      c.readyToDrink,
      c.collaborations,
    ],
    filters,
    large: [1002, 1026],
  }),
  collection({
    number: c.espressoShop,
    handle: text('espresso-shop'),
    title: text('Espresso'),
    intro: pair(
      'Für Siebträger, Vollautomat und Herdkanne: von Milchkaramell bis Kardamom.|For espresso machine, fully automatic machine and moka pot: from milk caramel to cardamom.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(coffeeTagged('espresso'), [1008, 1009, 1010, 1011, 1012, 1013, 1028, 1033]),
    filters,
    large: [1034],
  }),
  collection({
    number: c.filterCoffee,
    handle: text('filter-coffee'),
    title: text('Filterkaffee', 'Filter coffee'),
    intro: pair(
      'Hell bis mittel geröstet, für Handfilter, Maschine, French Press und Karaffe.|Light to medium roasts for pour-over, machine, French press and carafe.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(coffeeTagged('filter'), [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1014]),
    filters,
  }),
  collection({
    number: c.decaf,
    handle: text('decaf'),
    title: text('Ohne Koffein', 'Decaf'),
    intro: pair(
      'Schonend entkoffeiniert, mit Quellwasser, Kohlensäure oder Zuckerrohr. Für später am Tag.|Gently decaffeinated with spring water, carbon dioxide or sugar cane. For later in the day.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(tagged('decaf'), [1013, 1014, 1037, 1038]),
    filters: ['coffee_taste', 'coffee_preparation_method'],
  }),
  collection({
    number: c.organic,
    handle: text('bio-kaffee', 'organic-coffee'),
    title: text('Bio-Kaffee', 'Organic coffee'),
    intro: pair(
      'Kontrolliert von DE-ÖKO-099. Die Nummer steht auf jedem Beutel, das Zertifikat zeigen wir dir gern.|Inspected by DE-ÖKO-099. The number is on every bag, and we are happy to show you the certificate.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(isOrganic),
    filters,
  }),
  collection({
    number: c.newProducts,
    handle: text('neu', 'new'),
    title: text('Neu bei uns', 'New arrivals'),
    intro: pair(
      'Was in den letzten Wochen dazugekommen ist, Kaffee und Zubehör gemischt.|What has arrived in the past weeks, coffee and gear together.',
    ),
    page: 'c',
    products: productsWhere(hasBadge('new'), [1002, 1026, 1019]),
  }),
  collection({
    number: c.samplePackages,
    handle: text('sample-packages'),
    title: text('Probiersets', 'Tasting sets'),
    intro: pair(
      'Kleine Mengen, große Unterschiede. So findest du deinen Kaffee am schnellsten.|Small amounts, large differences. The quickest way to find your coffee.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: [1202, 1207, 1208, 1210, 1209, 1206],
  }),
  collection({
    number: c.capsules,
    handle: text('kaffeekapseln', 'coffee-capsules'),
    title: text('Kapseln', 'Capsules'),
    intro: pair(
      'Drei Kaffees in Hüllen aus Zellstoff. Kompost statt Sondermüll.|Three coffees in shells of pulp. Compost, not special waste.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(tagged('capsule')),
    displayVariants: true,
  }),
  collection({
    number: c.readyToDrink,
    handle: text('ready-to-drink'),
    title: text('Trinkfertig', 'Ready to drink'),
    intro: pair(
      'Kalt gebraut, abgefüllt, fertig. Für den Kühlschrank und den Rucksack.|Cold brewed, filled, done. For the fridge and the rucksack.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(tagged('ready-to-drink'), [1049, 1050, 1052, 1051]),
    newContent: pair(
      'Seit diesem Herbst füllen wir in Getränkekartons statt in Dosen. Darauf gibt es kein Pfand, sie wiegen weniger und gehen in den gelben Sack.|Since this autumn we have filled cartons instead of cans. There is no deposit on them, they weigh less and go into the recycling sack.',
    ),
  }),
  collection({
    number: c.collaborations,
    handle: text('collaborations'),
    title: text('Gemeinsam gemacht', 'Collaborations'),
    intro: pair(
      'Kaffees, die wir mit anderen gemacht haben: einem Kino, einem Bäcker, einer Imkerin.|Coffees that we made with others: a cinema, a baker, a beekeeper.',
    ),
    page: 'c',
    parent: c.coffeeShop,
    products: productsWhere(tagged('collaboration')),
    large: [1039],
  }),
  collection({
    number: c.dripBags,
    handle: text('drip-bags'),
    title: text('Drip Bags'),
    intro: pair(
      'Filterkaffee ohne Gerät: über die Tasse hängen und aufgießen.|Filter coffee without gear: hang it over the cup and pour.',
    ),
    page: 'k',
    parent: c.coffeeShop,
    products: productsWhere(tagged('drip-bag'), [1206]),
    displayVariants: true,
  }),
  collection({
    number: c.coldBrewSet,
    handle: text('cold-brew-kaffee-set'),
    title: text('Cold-Brew-Kaffee-Set', 'Cold Brew Coffee Set'),
    intro: pair(
      'Karaffe, Kaffee, Gläser, und was du danach nachkaufst.|Carafe, coffee, glasses, and what you will want more of.',
    ),
    page: 'k',
    products: [1211, 1142, 1018, 1330, 1052],
    large: [1211],
  }),
  collection({
    number: c.adventCalendar,
    handle: text('adventskalender'),
    title: text('Kaffee-Adventskalender', 'Coffee Advent Calendar'),
    intro: pair(
      'Vierundzwanzig Lichtungen, eine für jeden Morgen bis Weihnachten.|Twenty-four clearings, one for each morning until Christmas.',
    ),
    page: 'k',
    products: [1216, 1203, 1202],
    large: [1216],
  }),
];
