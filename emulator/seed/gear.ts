import {brandNamed} from './brands';
import type {Brand} from './brands';
import {barcode, codes, flag, gallery, money, paragraphs, text, toCollection, toProducts, toVariants} from './fields';
import {variantNumber, whole, word, words} from './fields';
import {gearKinds} from './gear-kinds';
import type {GearKind} from './gear-kinds';
import {factLabels} from './gear-labels';
import type {SeedMetafield, SeedProduct, SeedVariant, Text} from './types';

/** One way that a piece comes in; a size may have a price and a weight of its own. */
export type Choice = {
  readonly code: string;
  readonly name: Text;
  readonly priceCents?: number;
  readonly weightGrams?: number;
};

type Fact = readonly [label: Text, value: Text];

export type GearRecord = {
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly story: {readonly de: readonly string[]; readonly en: readonly string[]};
  readonly vendor: string;
  /** Found by the tags where it is not said. */
  readonly kind?: GearKind;
  readonly tags: readonly string[];
  readonly breadcrumb: number;
  readonly priceCents: number;
  readonly compareAtCents?: number;
  /** The lowest price of the 30 days before the reduction; the struck-through one where nothing else is said. */
  readonly lowestCents?: number;
  readonly weightGrams: number;
  readonly mpn: string;
  readonly deliveryTime?: Text;
  readonly stock?: readonly number[];
  /** The drawn picture; a colour's is `{picture}-{code}`. */
  readonly picture: string;
  readonly colours?: readonly Choice[];
  /** Sizes instead of colours; all of them share one picture. */
  readonly sizes?: readonly Choice[];
  /** Further pictures of the gallery. */
  readonly scenes?: readonly string[];
  readonly video?: string;
  readonly facts: readonly Fact[];
  readonly extended?: readonly Fact[];
  /** Years that the maker vouches for; more than two show the guarantee label. */
  readonly guaranteeYears?: number;
  readonly badge?: 'new' | 'last_chance';
  readonly recommendations: readonly number[];
  /** Variants that go with it. */
  readonly matching?: readonly number[];
  readonly publishedAt?: string;
  readonly archived?: boolean;
  /** Indices of variants that are no longer made. */
  readonly archivedVariants?: readonly number[];
  /** The day from which it ships; until then it is sold without stock. */
  readonly preOrder?: string;
  readonly newContent?: Text;
  readonly noindex?: boolean;
  readonly fields?: readonly SeedMetafield[];
  readonly variantFields?: readonly SeedMetafield[];
};

const SOON = text('1–3 Werktage', '1–3 working days');

function choicesOf({colours, sizes}: GearRecord): readonly Choice[] {
  return colours ?? sizes ?? [];
}

function pictureOf({picture, colours}: GearRecord, index: number): string {
  const colour = colours?.[index];
  return colour === undefined ? picture : `${picture}-${colour.code}`;
}

/** The legally required and the useful facts that follow from the rest. */
function extendedFacts(record: GearRecord, brand: Brand, mpn: string, grams: number): readonly Fact[] {
  const weight =
    grams < 1000
      ? text(`${grams} g`)
      : text(`${(grams / 1000).toFixed(1).replace('.', ',')} kg`, `${(grams / 1000).toFixed(1)} kg`);
  return [
    ...(record.extended ?? []),
    [factLabels.weight, weight],
    [factLabels.country, brand.country],
    [factLabels.article, text(mpn)],
  ];
}

function factFields(kind: 'information' | 'extended', facts: readonly Fact[]): readonly SeedMetafield[] {
  return [
    words(
      `gear.${kind}_labels`,
      facts.map(([label]) => label),
    ),
    words(
      `gear.${kind}_values`,
      facts.map(([, value]) => value),
    ),
  ];
}

function firstSentence(story: readonly string[]): string {
  const [paragraph = ''] = story;
  return /^.*?[.?:](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

function gearVariant(record: GearRecord, brand: Brand, index: number): SeedVariant {
  const number = variantNumber(record.number, index);
  const choices = choicesOf(record);
  const choice = choices[index];
  const archived = record.archived === true || record.archivedVariants?.includes(index) === true;
  const mpn = `${record.mpn}${choice === undefined ? '' : `-${index + 1}`}`;
  const weightGrams = choice?.weightGrams ?? record.weightGrams;
  const own = pictureOf(record, index);
  return {
    number,
    sku: `LI-${record.number}${choice === undefined ? '' : `-${choice.code.toUpperCase()}`}`,
    barcode: barcode(number),
    optionValues: choice === undefined ? [] : [index],
    priceCents: choice?.priceCents ?? record.priceCents,
    compareAtCents: record.compareAtCents ?? null,
    weightGrams,
    measure: null,
    stock:
      archived || record.preOrder !== undefined
        ? 0
        : (record.stock?.[index] ?? 12 + ((record.number * 5 + index * 7) % 25)),
    sellsWithoutStock: record.preOrder !== undefined,
    requiresShipping: true,
    pictures: [own],
    metafields: [
      word('product.mpn', mpn),
      word('product.delivery_time', record.deliveryTime ?? SOON),
      word('information.description', text(firstSentence(record.story.de), firstSentence(record.story.en))),
      ...factFields('information', record.facts),
      ...factFields('extended', extendedFacts(record, brand, mpn, weightGrams)),
      flag('product.archived', archived),
      gallery([own, ...(record.scenes ?? [])], record.video),
      ...(record.compareAtCents === undefined
        ? []
        : [money('price.lowest_30_days', record.lowestCents ?? record.compareAtCents)]),
      ...(record.preOrder === undefined ? [] : [preOrderDay(record.preOrder)]),
      ...(record.matching === undefined ? [] : [toVariants('variant.matching', record.matching)]),
      ...(record.variantFields ?? []),
    ],
  };
}

function preOrderDay(date: string): SeedMetafield {
  return {namespace: 'product', key: 'pre_order_date', type: 'date', value: date};
}

/** What the safety regulation asks for, the law on electrical devices, and the maker's guarantee. */
function safetyFields(record: GearRecord, brand: Brand): readonly SeedMetafield[] {
  const kind = kindOf(record);
  const years = record.guaranteeYears ?? 2;
  return [
    word('gpsr.maker', brand.maker),
    word('gpsr.address', brand.address),
    word('gpsr.email', brand.email),
    ...(brand.responsible === undefined ? [] : [word('gpsr.responsible', brand.responsible)]),
    word('gpsr.warnings', kind.warning),
    flag('elektrog.applies', kind.electrical === true),
    flag('guarantee.durability', years > 2),
    whole('guarantee.years', years),
  ];
}

function kindOf({kind, tags, number}: GearRecord): GearKind {
  const kinds: readonly GearKind[] = Object.values(gearKinds);
  const found = kind ?? kinds.find(({tags: [own = '']}) => tags.includes(own));
  if (found === undefined) throw new Error(`No kind of gear for product ${number}`);
  return found;
}

/** A piece of gear, with one variant, or one for each colour or size. */
export function gear(record: GearRecord): SeedProduct {
  const brand = brandNamed(record.vendor);
  const choices = choicesOf(record);
  const own = record.colours?.map((_, index) => pictureOf(record, index)) ?? [record.picture];
  const optionName = record.colours === undefined ? text('Größe', 'Size') : text('Farbe', 'Colour');
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: {de: paragraphs(...record.story.de), en: paragraphs(...record.story.en)},
    productType: 'Gear',
    vendor: brand.name,
    tags: ['gear', ...record.tags, ...(record.archived === true ? ['archived'] : [])],
    publishedAt: record.publishedAt ?? '2025-04-07T08:00:00Z',
    isGiftCard: false,
    requiresSellingPlan: false,
    sellingPlanGroup: null,
    options: choices.length === 0 ? [] : [{name: optionName, values: choices.map(({name}) => name)}],
    variants: Array.from({length: Math.max(1, choices.length)}, (_, index) => gearVariant(record, brand, index)),
    pictures: [...own, ...(record.scenes ?? [])],
    seo: null,
    metafields: [
      flag('seo.noindex', record.noindex === true),
      toCollection('seo.breadcrumb_collection', record.breadcrumb),
      word('analytics.category', 'gear'),
      word('analytics.subcategory', record.tags[0] ?? 'other'),
      codes('filter.gear_type', record.tags),
      toProducts('product.recommendations', record.recommendations),
      ...safetyFields(record, brand),
      ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
      flag('temp.display_new_content', record.newContent !== undefined),
      ...(record.newContent === undefined ? [] : [word('temp.new_content', record.newContent)]),
      ...(record.fields ?? []),
    ],
  };
}
