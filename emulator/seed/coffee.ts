import {collectionNumbers, DONATION_PRODUCT} from './collection-numbers';
import {
  barcode,
  codes,
  day,
  flag,
  money,
  paragraphs,
  text,
  toCollection,
  toPicture,
  toProducts,
  toVariant,
  variantNumber,
  whole,
  word,
  words,
} from './fields';
import type {SeedMetafield, SeedProduct, SeedVariant, Text} from './types';

/** What a coffee is brewed with: the shopper's words, and the code that the coffee match asks for. */
export const methods = {
  aeropress: {tag: 'method-aeropress', name: text('AeroPress')},
  chemex: {tag: 'method-chemex', name: text('Chemex')},
  espressoMachine: {tag: 'method-espresso-machine', name: text('Siebträger', 'Espresso machine')},
  espressoMaker: {tag: 'method-espresso-maker', name: text('Herdkanne', 'Moka pot')},
  filterMachine: {tag: 'method-filter-coffee-machine', name: text('Filterkaffeemaschine', 'Filter coffee machine')},
  frenchPress: {tag: 'method-french-press', name: text('French Press')},
  fullyAutomatic: {tag: 'method-full-automatic-machine', name: text('Vollautomat', 'Fully automatic machine')},
  pourOver: {tag: 'method-pour-over', name: text('Handfilter', 'Pour-over')},
} as const;

export type Method = keyof typeof methods;

const characters = {
  classic: {tag: 'taste-classic', name: text('klassisch', 'classic')},
  curious: {tag: 'taste-curious', name: text('neugierig', 'curious')},
  adventurous: {tag: 'taste-adventurous', name: text('abenteuerlustig', 'adventurous')},
} as const;

const styles = {
  filter: {
    name: text('Filterkaffee', 'Filter coffee'),
    collection: collectionNumbers.filterCoffee,
    methods: ['filterCoffee'],
  },
  espresso: {
    name: text('Espresso'),
    collection: collectionNumbers.espressoShop,
    methods: ['espresso', 'fullyAutomaticMachine'],
  },
  omni: {
    name: text('Filterkaffee und Espresso', 'Filter coffee and espresso'),
    collection: collectionNumbers.coffeeShop,
    methods: ['filterCoffee', 'espresso', 'fullyAutomaticMachine'],
  },
} as const;

export type CoffeeRecord = {
  readonly number: number;
  readonly handle: string;
  readonly title: Text;
  /** Paragraphs of the description. */
  readonly story: {readonly de: readonly string[]; readonly en: readonly string[]};
  readonly style: keyof typeof styles;
  readonly decaf?: boolean;
  readonly blend?: boolean;
  readonly priceCents: number;
  readonly roast: 'light' | 'medium' | 'dark';
  readonly intensity: number;
  readonly strength: number;
  readonly acidity: number;
  readonly taste: readonly Text[];
  /** Codes of the taste filter. */
  readonly tasteFilter: readonly string[];
  readonly character: keyof typeof characters;
  readonly processing: Text;
  readonly origin: Text;
  readonly location: Text;
  readonly coordinates: string;
  readonly altitude: string;
  readonly variety: string;
  readonly species?: string;
  readonly farmer: Text;
  readonly harvest: Text;
  readonly organic?: boolean;
  readonly methods: readonly Method[];
  readonly publishedAt: string;
  readonly badge?: 'new' | 'last_chance';
  readonly recommendations: readonly number[];
  /** Per cent that the price is reduced by; the lowest price of the last 30 days in cents by size. */
  readonly sale?: {readonly percent: number; readonly lowestCents: readonly number[]};
  /** Stock of single variants by index. */
  readonly stock?: Readonly<Record<number, number>>;
  readonly preOrder?: string;
  readonly subscriptionOnly?: boolean;
};

const sizes = [
  {grams: 250, factor: 1},
  {grams: 350, factor: 1.36},
  {grams: 1000, factor: 3.6},
] as const;

const grinds = [
  {code: 'B', name: text('Ganze Bohne', 'Whole bean')},
  {code: 'F', name: text('Filter gemahlen', 'Ground for filter')},
  {code: 'P', name: text('French Press gemahlen', 'Ground for French press')},
  {code: 'E', name: text('Espresso gemahlen', 'Ground for espresso')},
] as const;

/** A price that ends on 90 cents. */
function rounded(cents: number): number {
  return Math.round((cents - 90) / 100) * 100 + 90;
}

function variantFields(record: CoffeeRecord, size: number): readonly SeedMetafield[] {
  const lowest = record.sale?.lowestCents[size];
  return [
    toVariant('donation.variant', variantNumber(DONATION_PRODUCT, size)),
    word('product.delivery_time', text('1–3 Werktage', '1–3 working days')),
    ...(lowest === undefined ? [] : [money('price.lowest_30_days', lowest)]),
    ...(record.preOrder === undefined ? [] : [day('product.pre_order_date', record.preOrder)]),
  ];
}

function coffeeVariants(record: CoffeeRecord): readonly SeedVariant[] {
  return sizes.flatMap(({grams, factor}, size) =>
    grinds.map(({code}, grind): SeedVariant => {
      const index = size * grinds.length + grind;
      const number = variantNumber(record.number, index);
      const full = rounded(record.priceCents * factor);
      const reduced = record.sale === undefined ? full : rounded((full * (100 - record.sale.percent)) / 100);
      return {
        number,
        sku: `LI-${record.number}-${grams}-${code}`,
        barcode: barcode(number),
        optionValues: [size, grind],
        priceCents: reduced,
        compareAtCents: reduced < full ? full : null,
        weightGrams: grams + 20,
        measure: {value: grams, unit: 'G', referenceUnit: 'KG'},
        stock:
          record.preOrder === undefined ? (record.stock?.[index] ?? 40 + ((record.number * 7 + index * 13) % 60)) : 0,
        sellsWithoutStock: record.preOrder !== undefined,
        requiresShipping: true,
        pictures: [`${record.handle}-bag`],
        metafields: variantFields(record, size),
      };
    }),
  );
}

function coffeeFields(record: CoffeeRecord): readonly SeedMetafield[] {
  const style = styles[record.style];
  return [
    words('coffee.taste', record.taste),
    word('coffee.roast_degree', record.roast),
    whole('coffee.intensity', record.intensity),
    whole('coffee.strength', record.strength),
    whole('coffee.acidity', record.acidity),
    word('coffee.style', style.name),
    word('coffee.processing', record.processing),
    word('coffee.origin', record.origin),
    word('coffee.location', record.location),
    word('coffee.coordinates', record.coordinates),
    word('coffee.altitude', record.altitude),
    word('coffee.variety', record.variety),
    word('coffee.species', record.species ?? 'Arabica'),
    word('coffee.farmer', record.farmer),
    word('coffee.harvest_time', record.harvest),
    flag('coffee.organic', record.organic === true),
    word('coffee.character_adjective', characters[record.character].name),
    words(
      'coffee.preparation_methods',
      record.methods.map((method) => methods[method].name),
    ),
    codes('filter.coffee_taste', record.tasteFilter),
    codes('filter.coffee_preparation_method', style.methods),
    codes('filter.coffee_type', [
      ...(record.style === 'omni' ? ['filter', 'espresso'] : [record.style]),
      ...(record.decaf === true ? ['decaf'] : []),
      record.blend === true ? 'blend' : 'single-origin',
    ]),
    flag('seo.noindex', false),
    toCollection('seo.breadcrumb_collection', record.decaf === true ? collectionNumbers.decaf : style.collection),
    word('analytics.category', 'coffee'),
    word('analytics.subcategory', record.decaf === true ? 'decaf' : record.style),
    toProducts('product.recommendations', record.recommendations),
    toPicture('images.hover', `${record.handle}-clearing`),
    ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
  ];
}

/** A coffee with its three sizes and four grinds, its facts as metafields, and the two pictures drawn from them. */
export function coffee(record: CoffeeRecord): SeedProduct {
  const style = styles[record.style];
  return {
    number: record.number,
    handle: text(record.handle),
    title: record.title,
    descriptionHtml: {de: paragraphs(...record.story.de), en: paragraphs(...record.story.en)},
    productType: 'Coffee',
    vendor: 'Lichtung',
    tags: [
      'coffee',
      record.style,
      ...(record.decaf === true ? ['decaf', 'coffee-decaf'] : ['coffee-black']),
      ...(record.style === 'filter' ? [] : ['coffee-with-milk', 'coffee-with-milk-and-sugar']),
      ...record.methods.map((method) => methods[method].tag),
      characters[record.character].tag,
    ],
    publishedAt: record.publishedAt,
    isGiftCard: false,
    requiresSellingPlan: record.subscriptionOnly === true,
    sellingPlanGroup: 'coffee-subscription',
    options: [
      {name: text('Größe', 'Size'), values: sizes.map(({grams}) => text(`${grams} g`))},
      {name: text('Mahlgrad', 'Grind'), values: grinds.map(({name}) => name)},
    ],
    variants: coffeeVariants(record),
    pictures: [`${record.handle}-bag`, `${record.handle}-clearing`],
    seo: {
      title: {de: `${record.title.de}, frisch geröstet`, en: `${record.title.en}, freshly roasted`},
      description: {
        de: `${style.name.de} mit ${list(
          record.taste.map(({de}) => de),
          'und',
        )}. ${record.origin.de}, ${record.processing.de}.`,
        en: `${style.name.en} with ${list(
          record.taste.map(({en}) => en),
          'and',
        )}. ${record.origin.en}, ${record.processing.en}.`,
      },
    },
    metafields: coffeeFields(record),
  };
}

function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}
