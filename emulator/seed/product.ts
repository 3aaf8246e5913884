import {collectionNumber, DONATION_PRODUCT} from './collection-numbers';
import {barcode, codes, day, flag, gallery, html, money, publishedAt, text, toCollection, toProducts} from './fields';
import {toVariant, toVariants, variantNumber, whole, word, words} from './fields';
import {foodFields} from './food';
import type {Pack, Product} from './schema/product';
import type {SeedMetafield, SeedProduct, SeedVariant} from './types';

const SOON = text('1–3 Werktage', '1–3 working days');

function placeOf({options}: Product, pack: Pack, index: number): readonly number[] {
  return pack.optionValues ?? (options.length === 0 ? [] : [index]);
}

function measureOf({unit}: Product, {amount}: Pack): SeedVariant['measure'] {
  if (unit === undefined || amount === undefined) return null;
  return {value: amount, unit, referenceUnit: unit === 'G' ? 'KG' : 'L'};
}

const MULTIPACK = /^\d+ × \d+\s(?:g|ml)$/;

/** The net quantity of food; a variant that does not say how much is in it is refused. */
function netQuantity(product: Product, pack: Pack, index: number): readonly SeedMetafield[] {
  const {food, unit, number, options} = product;
  const {amount, coffeeGrams} = pack;
  if (food === undefined) return [];
  // Of several packs of the same, how many and how much each (Regulation (EU) 1169/2011, annex IX, no. 3).
  const name = options[0]?.values[placeOf(product, pack, index)[0] ?? -1];
  if (name !== undefined && MULTIPACK.test(name.de)) return [word('food.quantity', name)];
  const grams = amount ?? coffeeGrams;
  if (food.quantity === undefined && grams === undefined)
    throw new Error(`Product ${number} is food without a quantity`);
  return [word('food.quantity', food.quantity ?? text(`${grams} ${unit === 'ML' ? 'ml' : 'g'}`))];
}

function variantFields(product: Product, pack: Pack, index: number): readonly SeedMetafield[] {
  const {contents, components, preOrder, donation} = product;
  const {lowestCents, deliveries} = pack;
  return [
    ...(product.digital ? [] : [word('product.delivery_time', SOON)]),
    ...netQuantity(product, pack, index),
    ...(donation === undefined ? [] : [toVariant('donation.variant', variantNumber(DONATION_PRODUCT, donation))]),
    ...(contents === undefined ? [] : [words('bundle.contents', contents)]),
    ...(components === undefined ? [] : [toVariants('bundle.components', components)]),
    ...(lowestCents === undefined ? [] : [money('price.lowest_30_days', lowestCents)]),
    ...(preOrder === undefined ? [] : [day('product.pre_order_date', preOrder)]),
    ...(deliveries === undefined ? [] : [whole('gift_subscription.deliveries', deliveries)]),
    gallery(product.pictures),
    flag('product.archived', false),
  ];
}

function variant(product: Product, pack: Pack, index: number): SeedVariant {
  const number = variantNumber(product.number, index);
  return {
    number,
    sku: `LI-${product.number}-${index + 1}`,
    barcode: barcode(number),
    optionValues: placeOf(product, pack, index),
    priceCents: pack.priceCents,
    compareAtCents: pack.compareAtCents ?? null,
    weightGrams: pack.weightGrams,
    donatedGrams: product.donation === undefined ? 0 : (pack.coffeeGrams ?? pack.amount ?? 0),
    measure: measureOf(product, pack),
    stock: pack.stock,
    sellsWithoutStock: product.digital || product.preOrder !== undefined,
    tracksStock: true,
    requiresShipping: !product.digital,
    pictures: product.pictures.slice(0, 1),
    metafields: variantFields(product, pack, index),
  };
}

function productFields(product: Product): readonly SeedMetafield[] {
  const {taste, roast, coffeeTypes, badge, food, recommendations} = product;
  return [
    flag('seo.noindex', product.noindex),
    toCollection('seo.breadcrumb_collection', collectionNumber(product.breadcrumb)),
    word('analytics.category', product.tags[0] ?? 'other'),
    word('analytics.subcategory', product.tags[1] ?? 'other'),
    ...(recommendations.length === 0 ? [] : [toProducts('product.recommendations', recommendations)]),
    ...(taste === undefined ? [] : [words('coffee.taste', taste)]),
    ...(roast === undefined ? [] : [word('coffee.roast_degree', roast)]),
    ...(coffeeTypes === undefined ? [] : [codes('filter.coffee_type', coffeeTypes)]),
    ...(badge === undefined ? [] : [word('product.badge', badge)]),
    ...(food === undefined ? [] : foodFields(food)),
  ];
}

/** Returns a product that is neither a coffee by weight nor a piece of gear. */
export function product(record: Product): SeedProduct {
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: html(record.story),
    productType: record.type,
    vendor: 'Lichtung',
    tags: record.tags,
    publishedAt: publishedAt(record.publishedOn),
    isGiftCard: record.giftCard,
    requiresSellingPlan: false,
    sellingPlanGroup: record.subscribable ? 'coffee-subscription' : null,
    options: record.options,
    variants: record.variants.map((pack, index) => variant(record, pack, index)),
    pictures: record.pictures,
    seo: record.seo ?? null,
    metafields: productFields(record),
  };
}
