import {collectionNumbers, DONATION_PRODUCT} from './collection-numbers';
import {money, pairs, paragraphs, text, toVariant, toVariants, variantNumber, word, words} from './fields';
import {foodFields} from './food';
import {plainProduct, plainVariant, soon} from './plain-product';
import type {SeedProduct, Text} from './types';

const brewingSet = plainProduct({
  number: 1201,
  handle: text('brueh-set-erste-tasse', 'first-cup-brewing-set'),
  title: text('Brüh-Set Erste Tasse', 'First Cup Brewing Set'),
  descriptionHtml: {
    de: paragraphs(
      'Alles, was du für die erste gute Tasse brauchst: der Handfilter Trichter 02 in Kreide, hundert Filterpapiere und 250 g Morgentau, für Filter gemahlen.',
      'Dazu eine Karte mit drei Sätzen Anleitung. Mehr sind es wirklich nicht.',
    ),
    en: paragraphs(
      'Everything you need for a first good cup: the Trichter 02 dripper in chalk, a hundred paper filters and 250 g of Morgentau, ground for filter.',
      'With a card that explains it in three sentences. It really is no more than that.',
    ),
  },
  productType: 'Bundle',
  tags: ['bundle', 'gift', 'set'],
  breadcrumb: collectionNumbers.coffeeGifts,
  variants: [
    plainVariant(
      1201,
      0,
      'brewing-set',
      {priceCents: 4490, weightGrams: 900, stock: 18},
      {
        compareAtCents: 5170,
        metafields: [
          soon,
          money('price.lowest_30_days', 4790),
          words(
            'bundle.contents',
            pairs(
              'Handfilter Trichter 02 in Kreide|Trichter 02 dripper in chalk',
              '100 Filterpapiere 02|100 paper filters 02',
              '250 g Morgentau, gemahlen|250 g of Morgentau, ground',
            ),
          ),
          toVariants('bundle.components', [variantNumber(1104, 0), variantNumber(1108, 0), variantNumber(1001, 1)]),
        ],
      },
    ),
  ],
  pictures: ['brewing-set'],
  recommendations: [1110, 1111, 1002],
});

const tastingSet = plainProduct({
  number: 1202,
  handle: text('probierset-drei-lichtungen', 'three-clearings-tasting-set'),
  title: text('Probierset Drei Lichtungen', 'Three Clearings Tasting Set'),
  descriptionHtml: {
    de: paragraphs(
      'Drei Kaffees, drei Höhenlagen, drei Arten, eine Kirsche zu verarbeiten: je 80 g Morgentau, La Neblina und Boa Luz, als ganze Bohne.',
      'Das reicht für vier Kannen von jedem. Danach weißt du, welchen du im großen Beutel willst.',
    ),
    en: paragraphs(
      'Three coffees, three altitudes, three ways to process a cherry: 80 g each of Morgentau, La Neblina and Boa Luz, as whole beans.',
      'Enough for four pots of each. After that you know which one you want in the large bag.',
    ),
  },
  productType: 'Bundle',
  tags: ['bundle', 'coffee-set', 'gift'],
  breadcrumb: collectionNumbers.samplePackages,
  variants: [
    plainVariant(
      1202,
      0,
      'tasting-set',
      {priceCents: 1490, weightGrams: 290, stock: 60},
      {
        measure: {value: 240, unit: 'G', referenceUnit: 'KG'},
        metafields: [
          soon,
          words(
            'bundle.contents',
            pairs(
              '80 g Morgentau|80 g of Morgentau',
              '80 g La Neblina|80 g of La Neblina',
              '80 g Boa Luz|80 g of Boa Luz',
            ),
          ),
        ],
      },
    ),
  ],
  pictures: ['tasting-set'],
  fields: [
    ...foodFields({
      name: text('Röstkaffee, ganze Bohne', 'Roasted coffee, whole beans'),
      ingredients: text('Kaffee', 'Coffee'),
    }),
  ],
  recommendations: [1001, 1004, 1010],
});

const amounts = [2500, 5000, 7500, 10000] as const;

const giftCard = plainProduct({
  number: 1203,
  handle: text('geschenkgutschein', 'gift-card'),
  title: text('Geschenkgutschein', 'Gift Card'),
  descriptionHtml: {
    de: paragraphs(
      'Wenn du nicht weißt, ob sie Filter trinkt oder er Espresso: Der Gutschein gilt für alles im Laden, auch für Mühlen und Kannen.',
      'Du bekommst ihn gleich nach der Bestellung per E-Mail, zum Ausdrucken oder Weiterleiten. Er gilt drei Jahre bis zum Jahresende, Restbeträge bleiben erhalten.',
    ),
    en: paragraphs(
      'If you do not know whether she drinks filter or he drinks espresso: the gift card is good for everything in the shop, grinders and pots included.',
      'You get it by e-mail right after ordering, to print or to pass on. It is valid for three years to the end of the year, and what is left stays on it.',
    ),
  },
  productType: 'Gift Card',
  tags: ['gift-card', 'gift'],
  breadcrumb: collectionNumbers.coffeeGifts,
  options: [
    {name: text('Betrag', 'Amount'), values: amounts.map((cents) => text(`${cents / 100} €`, `€${cents / 100}`))},
  ],
  variants: amounts.map((cents, index) =>
    plainVariant(
      1203,
      index,
      'gift-card',
      {priceCents: cents, weightGrams: 0, stock: 9999, options: [index]},
      {sellsWithoutStock: true, requiresShipping: false},
    ),
  ),
  pictures: ['gift-card'],
  seo: {
    title: text('Geschenkgutschein für Kaffee und Zubehör', 'Gift card for coffee and gear'),
    description: text(
      'Ein Gutschein über 25, 50, 75 oder 100 Euro, gleich per E-Mail.',
      'A gift card for 25, 50, 75 or 100 euros, by e-mail at once.',
    ),
  },
});

const donationValues: readonly {readonly name: Text; readonly cents: number}[] = [
  {name: text('Enthalten, 250 g', 'Included, 250 g'), cents: 0},
  {name: text('Enthalten, 350 g', 'Included, 350 g'), cents: 0},
  {name: text('Enthalten, 1000 g', 'Included, 1000 g'), cents: 0},
  {name: text('5 €', '€5'), cents: 500},
  {name: text('10 €', '€10'), cents: 1000},
  {name: text('25 €', '€25'), cents: 2500},
  {name: text('Enthalten, 5000 g', 'Included, 5000 g'), cents: 0},
];

const donation = plainProduct({
  number: DONATION_PRODUCT,
  handle: text('spende', 'donation'),
  title: text('Spende an die Lichtung Stiftung', 'Donation to the Lichtung Foundation'),
  descriptionHtml: {
    de: paragraphs(
      'In jedem Kilo Kaffee steckt ein Euro für die Lichtung Stiftung. Wenn du mehr geben willst, geht das hier, und du wählst, wohin: Wasser, nachhaltiger Anbau oder Bildung.',
      'Das Geld kommt ganz an. Was die Verwaltung kostet, zahlt die Rösterei.',
    ),
    en: paragraphs(
      'Every kilo of coffee holds one euro for the Lichtung Foundation. If you want to give more you can do it here, and you choose where it goes: water, sustainable farming or education.',
      'All of the money arrives. The roastery pays for the administration.',
    ),
  },
  productType: 'Donation',
  tags: ['donation'],
  breadcrumb: collectionNumbers.donations,
  options: [{name: text('Betrag', 'Amount'), values: donationValues.map(({name}) => name)}],
  variants: donationValues.map(({cents}, index) =>
    plainVariant(
      DONATION_PRODUCT,
      index,
      'donation',
      {priceCents: cents, weightGrams: 0, stock: 99999, options: [index]},
      {sellsWithoutStock: true, requiresShipping: false},
    ),
  ),
  pictures: ['donation'],
});

const freeArticle = plainProduct({
  number: 1205,
  handle: text('drip-bag-probe', 'drip-bag-sample'),
  title: text('Drip Bag zum Probieren', 'Sample Drip Bag'),
  descriptionHtml: {
    de: paragraphs(
      'Ein Drip Bag Morgentau, für unterwegs oder für den Schreibtisch. Ab 79 Euro legen wir ihn dir dazu.',
    ),
    en: paragraphs('One drip bag of Morgentau, for on the way or for your desk. From 79 euros we put one in for you.'),
  },
  productType: 'Coffee',
  tags: ['free-article'],
  breadcrumb: collectionNumbers.dripBags,
  noindex: true,
  variants: [
    plainVariant(
      1205,
      0,
      'drip-bag',
      {priceCents: 250, weightGrams: 16, stock: 900},
      {measure: {value: 12, unit: 'G', referenceUnit: 'KG'}, metafields: [soon]},
    ),
  ],
  pictures: ['drip-bag'],
});

const dripBags = plainProduct({
  number: 1206,
  handle: text('drip-bags-morgentau', 'morgentau-drip-bags'),
  title: text('Drip Bags Morgentau', 'Morgentau Drip Bags'),
  descriptionHtml: {
    de: paragraphs(
      'Ein Filter mit zwei Henkeln aus Papier, gefüllt mit 12 g Morgentau. Über die Tasse hängen, aufgießen, fertig: kein Gerät, kein Abwasch.',
      'Jeder Beutel ist einzeln unter Stickstoff verpackt und hält so ein halbes Jahr.',
    ),
    en: paragraphs(
      'A filter with two paper handles, filled with 12 g of Morgentau. Hang it over the cup, pour, done: no gear, no washing-up.',
      'Each bag is packed on its own under nitrogen, so it keeps for half a year.',
    ),
  },
  productType: 'Coffee',
  tags: ['coffee', 'drip-bag', 'gift', 'coffee-black'],
  breadcrumb: collectionNumbers.dripBags,
  options: [{name: text('Packung', 'Pack'), values: [text('5 Stück', '5 pieces'), text('10 Stück', '10 pieces')]}],
  variants: [5, 10].map((pieces, index) =>
    plainVariant(
      1206,
      index,
      'drip-bags',
      {priceCents: index === 0 ? 990 : 1790, weightGrams: pieces * 16, stock: 80, options: [index]},
      {
        measure: {value: pieces * 12, unit: 'G', referenceUnit: 'KG'},
        metafields: [soon, toVariant('donation.variant', variantNumber(DONATION_PRODUCT, 0))],
      },
    ),
  ),
  pictures: ['drip-bags', 'drip-bag'],
  subscribable: true,
  recommendations: [1001, 1202, 1113],
  fields: [
    words('coffee.taste', [text('Aprikose', 'apricot'), text('Jasmin', 'jasmine'), text('Honig', 'honey')]),
    word('coffee.roast_degree', 'light'),
    ...foodFields({
      name: text('Röstkaffee, gemahlen', 'Roasted coffee, ground'),
      ingredients: text('Kaffee', 'Coffee'),
    }),
  ],
});

/** Sets, gift card, donation, the free article and drip bags. */
export const otherProducts: readonly SeedProduct[] = [
  brewingSet,
  tastingSet,
  giftCard,
  donation,
  freeArticle,
  dripBags,
];
