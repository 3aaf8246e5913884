import {
  barcode,
  codes,
  flag,
  paragraphs,
  text,
  toCollection,
  toPictures,
  toProducts,
  toVariants,
  variantNumber,
  word,
  words,
} from './fields';
import type {SeedMetafield, SeedProduct, SeedVariant, Text} from './types';

export type GearRecord = {
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly story: {readonly de: readonly string[]; readonly en: readonly string[]};
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly breadcrumb: number;
  readonly priceCents: number;
  readonly compareAtCents?: number;
  readonly weightGrams: number;
  readonly mpn: string;
  readonly deliveryTime?: Text;
  readonly stock?: readonly number[];
  /** The drawn picture; a colour's is `{picture}-{code}`. */
  readonly picture: string;
  readonly colours?: readonly {readonly code: string; readonly name: Text}[];
  readonly facts: readonly (readonly [label: Text, value: Text])[];
  readonly badge?: 'new' | 'last_chance';
  readonly recommendations: readonly number[];
  /** Variants that go with it. */
  readonly matching?: readonly number[];
  readonly publishedAt?: string;
  readonly fields?: readonly SeedMetafield[];
  readonly variantFields?: readonly SeedMetafield[];
};

const SOON = text('1–3 Werktage', '1–3 working days');

function gearVariant(record: GearRecord, index: number): SeedVariant {
  const number = variantNumber(record.number, index);
  const colour = record.colours?.[index];
  return {
    number,
    sku: `LI-${record.number}${colour === undefined ? '' : `-${colour.code.toUpperCase()}`}`,
    barcode: barcode(number),
    optionValues: colour === undefined ? [] : [index],
    priceCents: record.priceCents,
    compareAtCents: record.compareAtCents ?? null,
    weightGrams: record.weightGrams,
    measure: null,
    stock: record.stock?.[index] ?? 12 + ((record.number * 5 + index * 7) % 25),
    sellsWithoutStock: false,
    requiresShipping: true,
    pictures: [colour === undefined ? record.picture : `${record.picture}-${colour.code}`],
    metafields: [
      word('product.mpn', `${record.mpn}${colour === undefined ? '' : `-${index + 1}`}`),
      word('product.delivery_time', record.deliveryTime ?? SOON),
      words(
        'gear.information_labels',
        record.facts.map(([label]) => label),
      ),
      words(
        'gear.information_values',
        record.facts.map(([, value]) => value),
      ),
      flag('product.archived', false),
      ...(record.matching === undefined ? [] : [toVariants('variant.matching', record.matching)]),
      ...(record.variantFields ?? []),
    ],
  };
}

/** A piece of gear, with one variant or one for each colour. */
export function gear(record: GearRecord): SeedProduct {
  const pictures = record.colours?.map(({code}) => `${record.picture}-${code}`) ?? [record.picture];
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: {de: paragraphs(...record.story.de), en: paragraphs(...record.story.en)},
    productType: 'Gear',
    vendor: record.vendor,
    tags: ['gear', ...record.tags],
    publishedAt: record.publishedAt ?? '2025-04-07T08:00:00Z',
    isGiftCard: false,
    requiresSellingPlan: false,
    sellingPlanGroup: null,
    options:
      record.colours === undefined
        ? []
        : [{name: text('Farbe', 'Colour'), values: record.colours.map(({name}) => name)}],
    variants: Array.from({length: record.colours?.length ?? 1}, (_, index) => gearVariant(record, index)),
    pictures,
    seo: null,
    metafields: [
      flag('seo.noindex', false),
      toCollection('seo.breadcrumb_collection', record.breadcrumb),
      word('analytics.category', 'gear'),
      word('analytics.subcategory', record.tags[0] ?? 'other'),
      codes('filter.gear_type', record.tags),
      toProducts('product.recommendations', record.recommendations),
      toPictures('images.gallery', pictures),
      ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
      ...(record.fields ?? []),
    ],
  };
}
