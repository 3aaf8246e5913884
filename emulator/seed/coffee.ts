import {characters, methods, styles} from './coffee-record';
import type {CoffeeRecord} from './coffee-record';
import {coffeeFields} from './coffee-fields';
import {DONATION_PRODUCT} from './collection-numbers';
import {barcode, day, flag, gallery, money, paragraphs, text, toVariant, variantNumber, word} from './fields';
import type {SeedMetafield, SeedProduct, SeedVariant, Text} from './types';

const sizes = [
  {grams: 250, factor: 1, donation: 0},
  {grams: 350, factor: 1.36, donation: 1},
  {grams: 1000, factor: 3.6, donation: 2},
] as const;

/** One bag for cafés and offices; its donation is the seventh variant of the donation product. */
const cateringSizes = [{grams: 5000, factor: 1, donation: 6}] as const;

const grinds = [
  {code: 'B', name: text('Ganze Bohne', 'Whole bean')},
  {code: 'F', name: text('Filter gemahlen', 'Ground for filter')},
  {code: 'P', name: text('French Press gemahlen', 'Ground for French press')},
  {code: 'E', name: text('Espresso gemahlen', 'Ground for espresso')},
] as const;

function sizesOf(record: CoffeeRecord): readonly {grams: number; factor: number; donation: number}[] {
  return record.catering === true ? cateringSizes : sizes;
}

function grindsOf(record: CoffeeRecord): readonly {code: string; name: Text}[] {
  return record.catering === true ? grinds.slice(0, 1) : grinds;
}

/** A price that ends on 90 cents. */
function rounded(cents: number): number {
  return Math.round((cents - 90) / 100) * 100 + 90;
}

function variantFields(record: CoffeeRecord, size: number, index: number): readonly SeedMetafield[] {
  const lowest = record.sale?.lowestCents[size];
  const {grams = 0, donation = 0} = sizesOf(record)[size] ?? {};
  return [
    toVariant('donation.variant', variantNumber(DONATION_PRODUCT, donation)),
    flag('product.archived', record.archived === true || record.archivedVariants?.includes(index) === true),
    word('food.quantity', grams < 1000 ? text(`${grams} g`) : text(`${grams / 1000} kg`)),
    gallery(picturesOf(record)),
    word('product.delivery_time', text('1–3 Werktage', '1–3 working days')),
    ...(lowest === undefined ? [] : [money('price.lowest_30_days', lowest)]),
    ...(record.preOrder === undefined ? [] : [day('product.pre_order_date', record.preOrder)]),
  ];
}

function stockOf(record: CoffeeRecord, index: number): number {
  if (record.preOrder !== undefined || record.archived === true || record.archivedVariants?.includes(index) === true) {
    return 0;
  }
  return record.stock?.[index] ?? 40 + ((record.number * 7 + index * 13) % 60);
}

/** The bag, its clearing, and the method it was roasted for. */
function picturesOf({handle, style, decaf}: CoffeeRecord): readonly string[] {
  const scene = decaf === true ? 'scene-decaf' : style === 'espresso' ? 'scene-espresso' : 'scene-filter';
  return [`${handle}-bag`, `${handle}-clearing`, scene];
}

function coffeeVariants(record: CoffeeRecord): readonly SeedVariant[] {
  const ways = grindsOf(record);
  return sizesOf(record).flatMap(({grams, factor}, size) =>
    ways.map(({code}, grind): SeedVariant => {
      const index = size * ways.length + grind;
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
        stock: stockOf(record, index),
        sellsWithoutStock: record.preOrder !== undefined,
        requiresShipping: true,
        pictures: [`${record.handle}-bag`],
        metafields: variantFields(record, size, index),
      };
    }),
  );
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
      ...(record.collaboration === undefined ? [] : ['collaboration']),
      ...(record.catering === true ? ['b2b'] : []),
      ...(record.archived === true ? ['archived'] : []),
    ],
    publishedAt: record.publishedAt,
    isGiftCard: false,
    requiresSellingPlan: record.subscriptionOnly === true,
    sellingPlanGroup: record.plans ?? 'coffee-subscription',
    options: [
      {name: text('Größe', 'Size'), values: sizesOf(record).map(({grams}) => text(`${grams} g`))},
      {name: text('Mahlgrad', 'Grind'), values: grindsOf(record).map(({name}) => name)},
    ],
    variants: coffeeVariants(record),
    pictures: picturesOf(record),
    seo: {
      title: {de: `${record.title.de}, frisch geröstet`, en: `${record.title.en}, freshly roasted`},
      description: {
        de: `${style.name.de}: ${list(
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
