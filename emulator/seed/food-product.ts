import {DONATION_PRODUCT} from './collection-numbers';
import {pair, pairs, paragraphs, text, toVariant, variantNumber, word, words} from './fields';
import {foodFields} from './food';
import type {FoodFacts} from './food';
import {plainProduct, plainVariant, soon} from './plain-product';
import type {SeedProduct, SeedVariant} from './types';

type Pack = {
  readonly name: string;
  readonly priceCents: number;
  readonly weightGrams: number;
  /** Grams or millilitres in the pack, for the unit price. */
  readonly amount: number;
  readonly stock?: number;
};

/** Capsules, drip bags or drinks in short; texts are `German|English`. */
export type Food = {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly de: readonly string[];
  readonly en: readonly string[];
  readonly tags: readonly string[];
  readonly collection: number;
  readonly packs: readonly Pack[];
  readonly unit: 'G' | 'ML';
  readonly taste: readonly string[];
  readonly roast?: 'light' | 'medium' | 'dark';
  readonly type: readonly string[];
  readonly facts: FoodFacts;
  readonly recommendations: readonly number[];
  /** The coffee inside gives its donation. */
  readonly donates?: boolean;
  readonly publishedAt?: string;
  readonly badge?: 'new' | 'last_chance';
};

function packVariant(food: Food, pack: Pack, index: number): SeedVariant {
  const quantity = food.unit === 'G' ? text(`${pack.amount} g`) : text(`${pack.amount} ml`);
  return plainVariant(
    food.number,
    index,
    slugOf(food),
    {priceCents: pack.priceCents, weightGrams: pack.weightGrams, stock: pack.stock ?? 70, options: [index]},
    {
      measure: {value: pack.amount, unit: food.unit, referenceUnit: food.unit === 'G' ? 'KG' : 'L'},
      metafields: [
        soon,
        word('food.quantity', quantity),
        ...(food.donates === true ? [toVariant('donation.variant', variantNumber(DONATION_PRODUCT, 0))] : []),
      ],
    },
  );
}

function slugOf({handle}: Food): string {
  return pair(handle).en;
}

/** Something to eat or drink that is not sold by weight. */
export function food(record: Food): SeedProduct {
  return plainProduct({
    number: record.number,
    handle: pair(record.handle),
    title: pair(record.title),
    descriptionHtml: {de: paragraphs(...record.de), en: paragraphs(...record.en)},
    productType: 'Coffee',
    tags: ['coffee', ...record.tags],
    breadcrumb: record.collection,
    options: [{name: text('Packung', 'Pack'), values: record.packs.map(({name}) => pair(name))}],
    variants: record.packs.map((pack, index) => packVariant(record, pack, index)),
    pictures: [slugOf(record)],
    subscribable: true,
    recommendations: record.recommendations,
    publishedAt: record.publishedAt ?? '2025-06-16T08:00:00Z',
    fields: [
      words('coffee.taste', pairs(...record.taste)),
      ...(record.roast === undefined ? [] : [word('coffee.roast_degree', record.roast)]),
      {
        namespace: 'filter',
        key: 'coffee_type',
        type: 'list.single_line_text_field',
        value: JSON.stringify(record.type),
      },
      ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
      ...foodFields(record.facts),
    ],
  });
}
