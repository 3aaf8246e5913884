import catalogue from 'virtual:seed/catalogue';
import {coffeeFields} from './coffee-fields';
import {DONATION_PRODUCT} from './collection-numbers';
import {entry} from './entry';
import {barcode, day, flag, gallery, html, money, publishedAt, text, toVariant, variantNumber, word} from './fields';
import type {Coffee} from './schema/catalogue';
import type {CoffeeTerms} from './schema/coffee';
import type {SeedMetafield, SeedProduct, SeedVariant} from './types';

const terms = catalogue.terms.coffee;

type Size = CoffeeTerms['sizes'][number];
type Grind = CoffeeTerms['grinds'][number];

/** One bag of a coffee: its place among the variants, its size, its grind. */
type Bag = {readonly index: number; readonly size: number; readonly grind: number; readonly code: string} & Size;

function sizesOf({catering}: Coffee): readonly Size[] {
  return catering ? terms.cateringSizes : terms.sizes;
}

function grindsOf({catering}: Coffee): readonly Grind[] {
  return catering ? terms.grinds.slice(0, 1) : terms.grinds;
}

/** Rounds to a price that ends on 90 cents. */
function rounded(cents: number): number {
  return Math.round((cents - 90) / 100) * 100 + 90;
}

function bagsOf(coffee: Coffee): readonly Bag[] {
  const grinds = grindsOf(coffee);
  return sizesOf(coffee).flatMap((size, sizeIndex) =>
    grinds.map(({code}, grind) => ({
      ...size,
      index: sizeIndex * grinds.length + grind,
      size: sizeIndex,
      grind,
      code: `${size.grams}-${code}`,
    })),
  );
}

function isArchived({archived, archivedVariants}: Coffee, {code}: Bag): boolean {
  return archived || archivedVariants.includes(code);
}

function variantFields(coffee: Coffee, bag: Bag): readonly SeedMetafield[] {
  const lowest = coffee.sale?.lowestCents[bag.size];
  return [
    toVariant('donation.variant', variantNumber(DONATION_PRODUCT, bag.donation)),
    flag('product.archived', isArchived(coffee, bag)),
    word('food.quantity', bag.grams < 1000 ? text(`${bag.grams} g`) : text(`${bag.grams / 1000} kg`)),
    gallery(picturesOf(coffee)),
    word('product.delivery_time', text('1–3 Werktage', '1–3 working days')),
    ...(lowest === undefined ? [] : [money('price.lowest_30_days', lowest)]),
    ...(coffee.preOrder === undefined ? [] : [day('product.pre_order_date', coffee.preOrder)]),
  ];
}

function stockOf(coffee: Coffee, bag: Bag): number {
  if (coffee.preOrder !== undefined) return 0;
  return coffee.stock[bag.code] ?? (isArchived(coffee, bag) ? 0 : 40 + ((coffee.number * 7 + bag.index * 13) % 60));
}

/** The bag, its clearing, and the method it was roasted for. */
function picturesOf({handle, style, decaf}: Coffee): readonly string[] {
  const scene = decaf ? 'scene-decaf' : style === 'espresso' ? 'scene-espresso' : 'scene-filter';
  return [`${handle}-bag`, `${handle}-clearing`, scene];
}

function variant(coffee: Coffee, bag: Bag): SeedVariant {
  const number = variantNumber(coffee.number, bag.index);
  const full = rounded(coffee.priceCents * bag.priceFactor);
  const reduced = coffee.sale === undefined ? full : rounded((full * (100 - coffee.sale.percent)) / 100);
  return {
    number,
    sku: `LI-${coffee.number}-${bag.code}`,
    barcode: barcode(number),
    optionValues: [bag.size, bag.grind],
    priceCents: reduced,
    compareAtCents: reduced < full ? full : null,
    weightGrams: bag.grams + 20,
    donatedGrams: bag.grams,
    measure: {value: bag.grams, unit: 'G', referenceUnit: 'KG'},
    stock: stockOf(coffee, bag),
    sellsWithoutStock: coffee.preOrder !== undefined,
    tracksStock: true,
    requiresShipping: true,
    pictures: [`${coffee.handle}-bag`],
    metafields: variantFields(coffee, bag),
  };
}

function tagsOf(coffee: Coffee): readonly string[] {
  return [
    'coffee',
    coffee.style,
    ...(coffee.decaf ? ['decaf', 'coffee-decaf'] : ['coffee-black']),
    ...(coffee.style === 'filter' ? [] : ['coffee-with-milk', 'coffee-with-milk-and-sugar']),
    ...coffee.methods.map((method) => entry(terms.methods, method).tag),
    entry(terms.characters, coffee.character).tag,
    ...(coffee.collaboration === undefined ? [] : ['collaboration']),
    ...(coffee.catering ? ['b2b'] : []),
    ...(coffee.archived ? ['archived'] : []),
  ];
}

function searchEntry({title, style, taste, origin, processing}: Coffee): SeedProduct['seo'] {
  const {name} = terms.styles[style];
  const german = list(
    taste.map(({de}) => de),
    'und',
  );
  const english = list(
    taste.map(({en}) => en),
    'and',
  );
  return {
    title: {de: `${title.de}, frisch geröstet`, en: `${title.en}, freshly roasted`},
    description: {
      de: `${name.de}: ${german}. ${origin.de}, ${processing.de}.`,
      en: `${name.en} tasting of ${english}. ${origin.en}, ${processing.en}.`,
    },
  };
}

/**
 * Returns a coffee by weight with its sizes and grinds; its facts become metafields, and two pictures are drawn from
 * them.
 */
export function coffee(record: Coffee): SeedProduct {
  return {
    number: record.number,
    handle: text(record.handle),
    title: record.title,
    descriptionHtml: html(record.story),
    productType: 'Coffee',
    vendor: 'Lichtung',
    tags: tagsOf(record),
    publishedAt: publishedAt(record.publishedOn),
    isGiftCard: false,
    requiresSellingPlan: record.subscriptionOnly,
    sellingPlanGroup: record.plans,
    options: [
      {name: text('Größe', 'Size'), values: sizesOf(record).map(({grams}) => text(`${grams} g`))},
      {name: text('Mahlgrad', 'Grind'), values: grindsOf(record).map(({name}) => name)},
    ],
    variants: bagsOf(record).map((bag) => variant(record, bag)),
    pictures: picturesOf(record),
    seo: searchEntry(record),
    metafields: coffeeFields(record),
  };
}

function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}
