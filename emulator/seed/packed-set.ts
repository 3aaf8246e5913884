import {collectionNumbers as c} from './collection-numbers';
import {money, pair, pairs, paragraphs, toVariants, word, words} from './fields';
import {foodFields} from './food';
import {plainProduct, plainVariant, soon} from './plain-product';
import type {SeedMetafield, SeedProduct} from './types';

/** A set in short; texts are `German|English`. */
export type PackedSet = {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly de: readonly string[];
  readonly en: readonly string[];
  readonly tags: readonly string[];
  readonly collection: number;
  readonly priceCents: number;
  /** What the parts cost one by one, and the lowest price of the 30 days before. */
  readonly instead?: readonly [compareAtCents: number, lowestCents: number];
  readonly grams: number;
  /** Grams of coffee, where the set is nothing but coffee. */
  readonly coffeeGrams?: number;
  readonly contents: readonly string[];
  /** The variants it is packed from, where they are sold alone, too. */
  readonly components?: readonly number[];
  readonly holdsFood: boolean;
  readonly allergens?: string;
  readonly stock?: number;
  readonly recommendations: readonly number[];
  readonly badge?: 'new' | 'last_chance';
  readonly preOrder?: string;
  readonly publishedAt?: string;
};

function contentFields(record: PackedSet): readonly SeedMetafield[] {
  return [
    soon,
    words('bundle.contents', pairs(...record.contents)),
    ...(record.components === undefined ? [] : [toVariants('bundle.components', record.components)]),
    ...(record.instead === undefined ? [] : [money('price.lowest_30_days', record.instead[1])]),
    ...(record.preOrder === undefined
      ? []
      : [{namespace: 'product', key: 'pre_order_date', type: 'date', value: record.preOrder}]),
  ];
}

function coffeeFood(record: PackedSet): readonly SeedMetafield[] {
  if (!record.holdsFood) return [];
  return foodFields({
    name: pair('Röstkaffee|Roasted coffee'),
    ingredients: pair('Kaffee|Coffee'),
    ...(record.allergens === undefined ? {} : {allergens: pair(record.allergens)}),
  });
}

/** A set as the platform sells it: one variant with a price of its own. */
export function packedSet(record: PackedSet): SeedProduct {
  const picture = pair(record.handle).en;
  return plainProduct({
    number: record.number,
    handle: pair(record.handle),
    title: pair(record.title),
    descriptionHtml: {de: paragraphs(...record.de), en: paragraphs(...record.en)},
    productType: 'Bundle',
    tags: ['bundle', ...record.tags],
    breadcrumb: record.collection,
    variants: [
      plainVariant(
        record.number,
        0,
        picture,
        {
          priceCents: record.priceCents,
          weightGrams: record.grams,
          stock: record.preOrder === undefined ? (record.stock ?? 35) : 0,
        },
        {
          compareAtCents: record.instead?.[0] ?? null,
          sellsWithoutStock: record.preOrder !== undefined,
          measure:
            record.coffeeGrams === undefined ? null : {value: record.coffeeGrams, unit: 'G', referenceUnit: 'KG'},
          metafields: contentFields(record),
        },
      ),
    ],
    pictures: [picture, ...(record.collection === c.giftBox ? ['scene-gift'] : [])],
    recommendations: record.recommendations,
    publishedAt: record.publishedAt ?? '2025-09-08T08:00:00Z',
    fields: [...(record.badge === undefined ? [] : [word('product.badge', record.badge)]), ...coffeeFood(record)],
  });
}
