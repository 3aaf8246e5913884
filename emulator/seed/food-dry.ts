import {collectionNumbers as c} from './collection-numbers';
import {pair} from './fields';
import {food} from './food-product';
import type {SeedProduct} from './types';

const onlyCoffee = pair('Kaffee|Coffee');
const ground = pair('Röstkaffee, gemahlen|Roasted coffee, ground');

/** Capsules and drip bags. */
export const capsulesAndDripBags: readonly SeedProduct[] = [
  food({
    number: 1044,
    handle: 'kapseln-waldgold|waldgold-capsules',
    title: 'Kapseln Waldgold Espresso|Waldgold Espresso Capsules',
    de: [
      'Unser Hausespresso für das kleine Gerät, das der Vermieter dagelassen hat. Die Hülle ist aus gepresstem Zellstoff und darf auf den Kompost.',
      'Jede Kapsel enthält 5,6 g Waldgold, am Tag des Mahlens verschlossen. Passt in die üblichen kleinen Kapselmaschinen.',
    ],
    en: [
      'Our house espresso for the small device that the landlord left behind. The shell is pressed pulp and may go on the compost.',
      'Each capsule holds 5.6 g of Waldgold, sealed on the day it was ground. Fits the usual small capsule machines.',
    ],
    tags: ['capsule', 'espresso', 'coffee-black'],
    collection: c.capsules,
    packs: [
      {name: '10 Kapseln|10 capsules', priceCents: 490, weightGrams: 110, amount: 56},
      {name: '50 Kapseln|50 capsules', priceCents: 2290, weightGrams: 520, amount: 280},
    ],
    unit: 'G',
    taste: ['dunkle Schokolade|dark chocolate', 'Haselnuss|hazelnut', 'Karamell|caramel'],
    roast: 'dark',
    type: ['capsule', 'espresso', 'blend'],
    facts: {name: ground, ingredients: onlyCoffee},
    recommendations: [1008, 1045, 1113],
  }),
  food({
    number: 1045,
    handle: 'kapseln-morgentau|morgentau-capsules',
    title: 'Kapseln Morgentau Lungo|Morgentau Lungo Capsules',
    de: [
      'Filterkaffee aus der Kapsel ist ein Kompromiss. Dieser hier ist ein guter: gröber gemahlen, für die große Taste, mit Aprikose und Honig.',
      'Zellstoffhülle, kein Aluminium. Bitte trocken lagern, sonst wird die Kapsel weich wie ein Keks.',
    ],
    en: [
      'Filter coffee from a capsule is a compromise. This one is a good one: ground coarser, for the large button, with apricot and honey.',
      'A shell of pulp, no aluminium. Please keep it dry or the capsule goes as soft as a biscuit.',
    ],
    tags: ['capsule', 'filter', 'coffee-black'],
    collection: c.capsules,
    packs: [
      {name: '10 Kapseln|10 capsules', priceCents: 520, weightGrams: 110, amount: 58},
      {name: '50 Kapseln|50 capsules', priceCents: 2390, weightGrams: 520, amount: 290},
    ],
    unit: 'G',
    taste: ['Aprikose|apricot', 'Jasmin|jasmine', 'Honig|honey'],
    roast: 'light',
    type: ['capsule', 'filter', 'blend'],
    facts: {name: ground, ingredients: onlyCoffee},
    recommendations: [1001, 1044, 1206],
  }),
  food({
    number: 1046,
    handle: 'kapseln-stille|stille-capsules',
    title: 'Kapseln Stille entkoffeiniert|Stille Decaf Capsules',
    de: [
      'Für den Espresso um halb elf am Abend. Stille, mit Quellwasser entkoffeiniert, in derselben Hülle wie die beiden anderen.',
      'Mandel und Kakao, mild genug, um sie auch lang zu trinken.',
    ],
    en: [
      'For the espresso at half past ten at night. Stille, decaffeinated with spring water, in the same shell as the other two.',
      'Almond and cocoa, mild enough to drink it long.',
    ],
    tags: ['capsule', 'espresso', 'decaf', 'coffee-decaf'],
    collection: c.capsules,
    packs: [
      {name: '10 Kapseln|10 capsules', priceCents: 540, weightGrams: 110, amount: 56},
      {name: '50 Kapseln|50 capsules', priceCents: 2490, weightGrams: 520, amount: 280, stock: 0},
    ],
    unit: 'G',
    taste: ['Mandel|almond', 'Kakao|cocoa', 'Karamell|caramel'],
    roast: 'medium',
    type: ['capsule', 'espresso', 'decaf', 'single-origin'],
    facts: {name: ground, ingredients: pair('Kaffee, entkoffeiniert|Decaffeinated coffee')},
    recommendations: [1013, 1037, 1113],
  }),
  food({
    number: 1047,
    handle: 'drip-bags-shala-buna|shala-buna-drip-bags',
    title: 'Drip Bags Shala Buna|Shala Buna Drip Bags',
    de: [
      'Heidelbeere im Handgepäck. Jeder Beutel ist einzeln verschlossen, damit die Frucht auf der Reise nicht verloren geht.',
      'Am schönsten mit Wasser, das zwei Minuten gestanden hat. 180 ml, in drei Güssen.',
    ],
    en: [
      'Blueberry in your hand luggage. Each bag is sealed on its own, so that the fruit does not get lost on the journey.',
      'Nicest with water that has stood for two minutes. 180 ml, in three pours.',
    ],
    tags: ['drip-bag', 'filter', 'gift', 'coffee-black'],
    collection: c.dripBags,
    packs: [
      {name: '5 Stück|5 pieces', priceCents: 1190, weightGrams: 80, amount: 60},
      {name: '10 Stück|10 pieces', priceCents: 2190, weightGrams: 160, amount: 120},
    ],
    unit: 'G',
    taste: ['Heidelbeere|blueberry', 'Hibiskus|hibiscus', 'dunkle Schokolade|dark chocolate'],
    roast: 'light',
    type: ['drip-bag', 'filter', 'single-origin'],
    facts: {name: ground, ingredients: onlyCoffee},
    recommendations: [1002, 1206, 1333],
    donates: true,
    badge: 'new',
    publishedAt: '2026-10-19T08:00:00Z',
  }),
  food({
    number: 1048,
    handle: 'drip-bags-halbschatten|halbschatten-drip-bags',
    title: 'Drip Bags Halbschatten entkoffeiniert|Halbschatten Decaf Drip Bags',
    de: [
      'Ohne Koffein und ohne Gerät: der Drip Bag für das Nachtzugabteil. Mandarine, Honig, Rohrzucker.',
      'Die Henkel halten auf jeder Tasse, auch auf der aus Pappe im Bordbistro.',
    ],
    en: [
      'No caffeine and no gear: the drip bag for the night train. Mandarin, honey, cane sugar.',
      'The handles hold on to any cup, even the cardboard one from the dining car.',
    ],
    tags: ['drip-bag', 'filter', 'decaf', 'coffee-decaf'],
    collection: c.dripBags,
    packs: [{name: '5 Stück|5 pieces', priceCents: 1090, weightGrams: 80, amount: 60}],
    unit: 'G',
    taste: ['Mandarine|mandarin', 'Honig|honey', 'Rohrzucker|cane sugar'],
    roast: 'medium',
    type: ['drip-bag', 'filter', 'decaf', 'single-origin'],
    facts: {name: ground, ingredients: pair('Kaffee, entkoffeiniert|Decaffeinated coffee')},
    recommendations: [1014, 1038, 1206],
    donates: true,
  }),
];
