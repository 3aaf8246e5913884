import {collectionNumbers as c} from './collection-numbers';
import {variantNumber} from './fields';
import {packedSet} from './packed-set';
import type {SeedProduct} from './types';

/** Kits and gift boxes with a price of their own. */
export const kits: readonly SeedProduct[] = [
  packedSet({
    number: 1211,
    handle: 'cold-brew-kaffee-set|cold-brew-coffee-set',
    title: 'Cold-Brew-Set Nachtschicht|Nachtschicht Cold Brew Set',
    de: [
      'Die Karaffe Nachtschicht, 350 g Finca Ocaso, grob gemahlen, und zwei Gläser Gletscher. Abends ansetzen, morgens Eis dazu.',
      'Das Set kostet elf Euro weniger als die Teile. Anleitung liegt bei, sie hat vier Zeilen.',
    ],
    en: [
      'The Nachtschicht carafe, 350 g of Finca Ocaso, coarsely ground, and two Gletscher glasses. Start it in the evening, add ice in the morning.',
      'The set costs eleven euros less than its parts. Instructions included, all four lines of them.',
    ],
    tags: ['set', 'gift', 'cold-brew'],
    collection: c.coldBrewSet,
    priceCents: 7190,
    instead: [8270, 7690],
    grams: 1750,
    contents: [
      'Cold-Brew-Karaffe Nachtschicht|Nachtschicht cold brew carafe',
      '350 g Finca Ocaso, für French Press gemahlen|350 g of Finca Ocaso, ground for French press',
      '2 Eisgläser Gletscher|2 Gletscher glasses',
    ],
    components: [variantNumber(1142, 0), variantNumber(1018, 6), variantNumber(1330, 0)],
    holdsFood: true,
    recommendations: [1049, 1022, 1191],
  }),
  packedSet({
    number: 1212,
    handle: 'espresso-set-erste-woche|first-week-espresso-set',
    title: 'Espresso-Set Erste Woche|First Week Espresso Set',
    de: [
      'Für den Anfang ohne Maschine: eine Herdkanne Sechskant, 250 g Waldgold, für Espresso gemahlen, und der Stabschäumer Libelle.',
      'Nach sieben Tagen weißt du, ob du eine Maschine willst. Viele wollen dann keine mehr.',
    ],
    en: [
      'A beginning without a machine: a Sechskant moka pot, 250 g of Waldgold, ground for espresso, and the Libelle frother.',
      'After seven days you know whether you want a machine. Many then no longer do.',
    ],
    tags: ['set', 'gift', 'espresso'],
    collection: c.coffeeGifts,
    priceCents: 5990,
    instead: [6670, 6290],
    grams: 1100,
    contents: [
      'Herdkanne Sechskant|Sechskant moka pot',
      '250 g Waldgold, gemahlen|250 g of Waldgold, ground',
      'Stabschäumer Libelle|Libelle frother',
    ],
    components: [variantNumber(1107, 0), variantNumber(1008, 3), variantNumber(1316, 0)],
    holdsFood: true,
    recommendations: [1033, 1113, 1315],
  }),
  packedSet({
    number: 1213,
    handle: 'reise-set-unterwegs|on-the-road-travel-set',
    title: 'Reise-Set Unterwegs|On the Road Travel Set',
    de: [
      'Reisemühle Zelt in Moos, Faltfilter Fährte, hundert Filterpapiere und der Emaillebecher Lager in Waldgrün. Alles passt in einen Wanderschuh, auch wenn wir davon abraten.',
      'Kaffee ist nicht dabei, weil du selbst weißt, welcher mitkommt.',
    ],
    en: [
      'The Zelt travel grinder in moss, the Fährte folding dripper, a hundred paper filters and the Lager enamel mug in forest green. Everything fits into a hiking boot, though we advise against it.',
      'There is no coffee in it, because you know best which one comes along.',
    ],
    tags: ['set', 'gift', 'travel'],
    collection: c.coffeeGifts,
    priceCents: 9990,
    instead: [11470, 10490],
    grams: 760,
    contents: [
      'Reisemühle Zelt|Zelt travel grinder',
      'Faltfilter Fährte|Fährte folding dripper',
      '100 Filterpapiere 02|100 paper filters 02',
      'Emaillebecher Lager|Lager enamel mug',
    ],
    components: [variantNumber(1120, 0), variantNumber(1134, 0), variantNumber(1108, 0), variantNumber(1326, 0)],
    holdsFood: false,
    recommendations: [1206, 1333, 1001],
  }),
  packedSet({
    number: 1214,
    handle: 'geschenkbox-sonntag|sunday-gift-box',
    title: 'Geschenkbox Sonntag|Sunday Gift Box',
    de: [
      '250 g La Neblina, zwei Becher in Kreide und das Notizheft. In einer Schachtel, die man aufhebt, mit einer Karte, die du beschreibst oder wir für dich.',
      'Geeignet für Menschen, die ausschlafen können.',
    ],
    en: [
      '250 g of La Neblina, two cups in chalk and the notebook. In a box worth keeping, with a card that you write or we write for you.',
      'Suitable for people who are able to sleep in.',
    ],
    tags: ['gift', 'gift-box'],
    collection: c.giftBox,
    priceCents: 4990,
    grams: 1050,
    contents: [
      '250 g La Neblina, ganze Bohne|250 g of La Neblina, whole beans',
      '2 Becher in Kreide|2 cups in chalk',
      'Notizheft Verkostung|Tasting notebook',
    ],
    components: [variantNumber(1004, 0), variantNumber(1113, 0), variantNumber(1364, 0)],
    holdsFood: true,
    recommendations: [1203, 1202, 1215],
  }),
  packedSet({
    number: 1215,
    handle: 'geschenkbox-feierabend|after-work-gift-box',
    title: 'Geschenkbox Feierabend|After Work Gift Box',
    de: [
      '250 g Heimweg, zwei Espressotassen aus Limoges und eine Tafel Schokolade aus der Manufaktur zwei Häuser weiter.',
      'Für die Kollegin, die geht, und den Nachbarn, der die Pakete annimmt.',
    ],
    en: [
      '250 g of Heimweg, two espresso cups from Limoges and a bar of chocolate from the maker two doors down.',
      'For the colleague who is leaving and the neighbour who takes in the parcels.',
    ],
    tags: ['gift', 'gift-box'],
    collection: c.giftBox,
    priceCents: 4490,
    grams: 960,
    contents: [
      '250 g Heimweg, ganze Bohne|250 g of Heimweg, whole beans',
      '2 Espressotassen Limoges|2 Limoges espresso cups',
      '70 g Bitterschokolade|70 g of dark chocolate',
    ],
    holdsFood: true,
    allergens:
      'Die Schokolade kann Spuren von Milch und Schalenfrüchten enthalten.|The chocolate may contain traces of milk and nuts.',
    recommendations: [1203, 1208, 1214],
    stock: 4,
  }),
  packedSet({
    number: 1219,
    handle: 'fruehlingsset-knospe|knospe-spring-set',
    title: 'Frühlingsset Knospe|Knospe Spring Set',
    de: [
      'Was im März zuerst aufgeht: 250 g Alto Rocío aus der neuen Ernte, ein Becher Waldrand in Moos und ein Tütchen Wiesenblumen für den Balkon.',
      'Vorbestellbar. Wir packen, sobald der Kaffee da ist.',
    ],
    en: [
      'What opens first in March: 250 g of Alto Rocío from the new crop, a Waldrand mug in moss and a sachet of meadow flowers for the balcony.',
      'Available to pre-order. We pack as soon as the coffee is here.',
    ],
    tags: ['gift', 'gift-box'],
    collection: c.giftBox,
    priceCents: 4790,
    grams: 760,
    contents: [
      '250 g Alto Rocío, ganze Bohne|250 g of Alto Rocío, whole beans',
      'Becher Waldrand in Moos|Waldrand mug in moss',
      'Blumensamen|Flower seeds',
    ],
    holdsFood: true,
    recommendations: [1006, 1325, 1214],
    preOrder: '2027-03-08',
    publishedAt: '2026-11-16T08:00:00Z',
  }),
];
