import catalogue from 'virtual:seed/catalogue';
import {brandOf} from './brands';
import type {Brand} from './brands';
import {collectionNumber} from './collection-numbers';
import {entry} from './entry';
import {barcode, codes, day, flag, gallery, html, money, publishedAt, text, toCollection, toProducts} from './fields';
import {toVariants, variantNumber, whole, word, words} from './fields';
import type {Gear, GearKind} from './schema/gear';
import type {Text} from './schema/text';
import type {SeedMetafield, SeedProduct, SeedVariant} from './types';

const terms = catalogue.terms.gear;

/** Who answers for gear from outside the EU. */
const IMPORTER = text(
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Deutschland, produktsicherheit@lichtung.example',
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany, produktsicherheit@lichtung.example',
);
const SOON = text('1–3 Werktage', '1–3 working days');
const NO_SOFTWARE = text(
  'keine; ohne App, ohne Funk, keine Updates nötig',
  'none; no app, no radio, no updates needed',
);
const MOST_RECOMMENDATIONS = 5;

/** One version of a piece: a colour, or a size with a price and a weight of its own. */
type Choice = {
  readonly code: string;
  readonly name: Text;
  readonly priceCents?: number;
  readonly weightGrams?: number;
};

type Fact = readonly [label: Text, value: Text];

/** A piece of gear with its kind and its maker. */
type Piece = Gear & {readonly of: GearKind; readonly maker: Brand};

function choicesOf({colours, sizes}: Gear): readonly Choice[] {
  return colours?.map((code) => ({code, name: entry(terms.colours, code)})) ?? sizes ?? [];
}

function pictureOf({picture, handle, colours}: Gear, index: number): string {
  const own = picture ?? handle.en;
  const colour = colours?.[index];
  return colour === undefined ? own : `${own}-${colour}`;
}

/** From this price on a piece is shown in use and beside a cup, too. */
const SHOWN_FROM_CENTS = 10_000;

function viewsOf(piece: Gear, index: number): readonly string[] {
  const {priceCents, sizes = []} = piece;
  const own = pictureOf(piece, index);
  const highest = Math.max(priceCents, ...sizes.map((size) => size.priceCents));
  return highest < SHOWN_FROM_CENTS ? [] : [`${own}-in-use`, `${own}-size`];
}

function factsOf(facts: Gear['facts']): readonly Fact[] {
  return Object.entries(facts).map(([name, value]) => [entry(terms.factLabels, name), value]);
}

function mainFacts({contents, facts, guaranteeYears: years}: Gear): readonly Fact[] {
  const {contents: inside, guarantee} = terms.factLabels;
  return [
    ...(contents === undefined ? [] : [[inside, text(`${contents.amount} ${contents.unit.toLowerCase()}`)] as const]),
    ...factsOf(facts),
    ...(years === undefined ? [] : [[guarantee, text(`${years} Jahre`, `${years} years`)] as const]),
  ];
}

/** What the unit price of goods by weight or volume is counted from (§ 4 PAngV). */
function measureOf({contents}: Gear): SeedVariant['measure'] {
  if (contents === undefined) return null;
  const {amount, unit} = contents;
  return {value: amount, unit, referenceUnit: unit === 'G' ? 'KG' : 'L'};
}

/**
 * How long spare parts of an electrical device can be had, and what software and data it has: updates (Directive 2011/83/EU,
 * article 6 (1)) and, of a connected one, the data it makes (Regulation (EU) 2023/2854, article 3 (2)).
 */
function deviceFacts({of, maker, moreFacts}: Piece): readonly Fact[] {
  if (!of.electrical) return [];
  const {sparePartYears: years} = maker;
  const parts = text(`${years} Jahre lieferbar, mit Anleitung`, `available for ${years} years, with instructions`);
  return [
    ...(years === undefined ? [] : [[terms.factLabels.spareParts, parts] as const]),
    ...('software' in moreFacts ? [] : [[terms.factLabels.software, NO_SOFTWARE] as const]),
  ];
}

/** The facts that the law asks for or that follow from the rest. */
function extendedFacts(piece: Piece, mpn: string, grams: number): readonly Fact[] {
  const {moreFacts, maker} = piece;
  const kilograms = (grams / 1000).toFixed(1);
  const weight = grams < 1000 ? text(`${grams} g`) : text(`${kilograms.replace('.', ',')} kg`, `${kilograms} kg`);
  return [
    ...factsOf(moreFacts),
    ...deviceFacts(piece),
    [terms.factLabels.weight, weight],
    [terms.factLabels.country, maker.country],
    [terms.factLabels.article, text(mpn)],
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

function firstSentence([paragraph = '']: readonly string[]): string {
  return /^.*?[.?:](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

function stockOf(piece: Piece, index: number, archived: boolean): number {
  if (archived || piece.preOrder !== undefined) return 0;
  return piece.stock[index] ?? 12 + ((piece.number * 5 + index * 7) % 25);
}

function variant(piece: Piece, index: number): SeedVariant {
  const number = variantNumber(piece.number, index);
  const choice = choicesOf(piece)[index];
  const archived = piece.archived || piece.archivedVariants.includes(index);
  return {
    number,
    sku: `LI-${piece.number}${choice === undefined ? '' : `-${choice.code.toUpperCase()}`}`,
    barcode: barcode(number),
    optionValues: choice === undefined ? [] : [index],
    priceCents: choice?.priceCents ?? piece.priceCents,
    compareAtCents: piece.compareAtCents ?? null,
    weightGrams: choice?.weightGrams ?? piece.weightGrams,
    donatedGrams: 0,
    measure: measureOf(piece),
    stock: stockOf(piece, index, archived),
    sellsWithoutStock: piece.preOrder !== undefined,
    tracksStock: true,
    requiresShipping: true,
    pictures: [pictureOf(piece, index)],
    metafields: variantFields(piece, index, archived),
  };
}

function variantFields(piece: Piece, index: number, archived: boolean): readonly SeedMetafield[] {
  const {maker, of, story, matching, compareAtCents, lowestCents, preOrder} = piece;
  const choice = choicesOf(piece)[index];
  const mpn = `${piece.mpn ?? `${maker.code}-${piece.number}`}${choice === undefined ? '' : `-${index + 1}`}`;
  const grams = choice?.weightGrams ?? piece.weightGrams;
  return [
    word('product.mpn', mpn),
    word('product.delivery_time', piece.deliveryTime ?? of.deliveryTime ?? SOON),
    word('information.description', text(firstSentence(story.de), firstSentence(story.en))),
    ...factFields('information', mainFacts(piece)),
    ...factFields('extended', extendedFacts(piece, mpn, grams)),
    flag('product.archived', archived),
    gallery([pictureOf(piece, index), ...viewsOf(piece, index), ...piece.scenes], piece.video),
    ...(compareAtCents === undefined ? [] : [money('price.lowest_30_days', lowestCents ?? compareAtCents)]),
    ...(preOrder === undefined ? [] : [day('product.pre_order_date', preOrder)]),
    ...(matching.length === 0 ? [] : [toVariants('variant.matching', matching)]),
  ];
}

/** The facts that the product safety regulation and the law on electrical devices ask for, and the maker's guarantee. */
function safetyFields({maker, of, guaranteeYears: years = 2}: Piece): readonly SeedMetafield[] {
  return [
    word('gpsr.maker', maker.maker),
    word('gpsr.address', maker.address),
    word('gpsr.email', maker.email),
    ...(maker.outsideEu ? [word('gpsr.responsible', IMPORTER)] : []),
    word('gpsr.warnings', entry(terms.warnings, of.warning)),
    flag('elektrog.applies', of.electrical),
    flag('guarantee.durability', years > 2),
    whole('guarantee.years', years),
  ];
}

function recommendationsOf({number, recommendations, of}: Piece): readonly number[] {
  return recommendations ?? of.recommendations.filter((other) => other !== number).slice(0, MOST_RECOMMENDATIONS);
}

/** Returns a piece of gear, with one variant, or one for each colour or size. */
export function gear(record: Gear): SeedProduct {
  const piece: Piece = {...record, of: entry(terms.kinds, record.kind), maker: brandOf(record.brand)};
  const tags = record.tags ?? piece.of.tags;
  const choices = choicesOf(record);
  const optionName = record.colours === undefined ? text('Größe', 'Size') : text('Farbe', 'Colour');
  const own = record.colours?.map((_, index) => pictureOf(record, index)) ?? [pictureOf(record, 0)];
  return {
    number: record.number,
    handle: record.handle,
    title: record.title,
    descriptionHtml: html(record.story),
    productType: 'Gear',
    vendor: piece.maker.name,
    tags: ['gear', ...tags, ...(record.archived ? ['archived'] : [])],
    publishedAt: publishedAt(record.publishedOn),
    isGiftCard: false,
    requiresSellingPlan: false,
    sellingPlanGroup: null,
    options: choices.length === 0 ? [] : [{name: optionName, values: choices.map(({name}) => name)}],
    variants: Array.from({length: Math.max(1, choices.length)}, (_, index) => variant(piece, index)),
    pictures: [...own, ...own.flatMap((_, index) => viewsOf(record, index)), ...record.scenes],
    seo: null,
    metafields: [
      flag('seo.noindex', false),
      toCollection('seo.breadcrumb_collection', collectionNumber(record.breadcrumb ?? piece.of.collection)),
      word('analytics.category', 'gear'),
      word('analytics.subcategory', tags[0] ?? 'other'),
      codes('filter.gear_type', tags),
      toProducts('product.recommendations', recommendationsOf(piece)),
      ...safetyFields(piece),
      ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
      flag('temp.display_new_content', false),
    ],
  };
}
