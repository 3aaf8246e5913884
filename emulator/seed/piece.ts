import {brandNamed} from './brands';
import {pair, slug} from './fields';
import {gear} from './gear';
import type {Choice, GearRecord} from './gear';
import {gearKinds} from './gear-kinds';
import type {GearKind, GearKindName} from './gear-kinds';
import {factLabels, gearColours} from './gear-labels';
import type {FactName, Facts, GearColour} from './gear-labels';
import type {SeedProduct, Text} from './types';

/** A piece of gear in short: what its kind and its maker already say is left out. Texts are `German|English`. */
export type Piece = {
  readonly number: number;
  /** Names the address, too: never change it once it is sold. */
  readonly title: string;
  readonly de: string;
  readonly en: string;
  readonly brand: string;
  readonly kind: GearKindName;
  /** Cents. */
  readonly price: number;
  readonly grams: number;
  readonly facts: Facts;
  readonly more?: Facts;
  /** Years of guarantee by the maker. */
  readonly years?: number;
  readonly colours?: readonly GearColour[];
  readonly sizes?: readonly (readonly [name: string, priceCents: number, grams: number])[];
  /** Products that go with it, before those of its kind. */
  readonly goes?: readonly number[];
  readonly fits?: readonly number[];
  readonly tags?: readonly string[];
  readonly record?: Partial<
    Pick<
      GearRecord,
      | 'compareAtCents'
      | 'lowestCents'
      | 'deliveryTime'
      | 'stock'
      | 'scenes'
      | 'video'
      | 'badge'
      | 'publishedAt'
      | 'archived'
      | 'archivedVariants'
      | 'preOrder'
      | 'newContent'
      | 'noindex'
    >
  >;
};

function isFactName(name: string): name is FactName {
  return Object.hasOwn(factLabels, name);
}

function factsOf(facts: Facts): readonly (readonly [Text, Text])[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    isFactName(name) ? [[factLabels[name], pair(value)] satisfies readonly [Text, Text]] : [],
  );
}

function guaranteeFact(years: number | undefined): readonly (readonly [Text, Text])[] {
  return years === undefined ? [] : [[factLabels.guarantee, pair(`${years} Jahre|${years} years`)]];
}

function sizesOf(sizes: Piece['sizes']): readonly Choice[] | undefined {
  return sizes?.map(([name, priceCents, weightGrams]) => ({
    code: slug(pair(name).en),
    name: pair(name),
    priceCents,
    weightGrams,
  }));
}

/** The name of a piece's picture: its English address. */
function pictureName(title: Text): string {
  return slug(title.en);
}

/** A day of the spring before last, a different one for each piece. */
function publishedOn(number: number): string {
  return `2025-0${1 + (number % 9)}-${String(1 + ((number * 7) % 28)).padStart(2, '0')}T08:00:00Z`;
}

/** A piece of gear as the platform sells it. */
export function piece(short: Piece): SeedProduct {
  const kind: GearKind = gearKinds[short.kind];
  const brand = brandNamed(short.brand);
  const title = pair(short.title);
  const sizes = sizesOf(short.sizes);
  const matching = short.fits ?? kind.fits;
  const goes = [...(short.goes ?? []), ...kind.goes].filter((number) => number !== short.number);
  return gear({
    number: short.number,
    handle: {de: slug(title.de), en: slug(title.en)},
    title,
    story: {de: [short.de], en: [short.en]},
    vendor: brand.name,
    kind,
    tags: [...kind.tags, ...(short.tags ?? [])],
    breadcrumb: kind.collection,
    priceCents: short.price,
    weightGrams: short.grams,
    mpn: `${brand.code}-${short.number}`,
    picture: pictureName(title),
    facts: [...factsOf(short.facts), ...guaranteeFact(short.years)],
    extended: factsOf(short.more ?? {}),
    recommendations: [...new Set(goes)].slice(0, 5),
    publishedAt: publishedOn(short.number),
    ...(kind.delivery === undefined ? {} : {deliveryTime: kind.delivery}),
    ...(short.years === undefined ? {} : {guaranteeYears: short.years}),
    ...(short.colours === undefined ? {} : {colours: short.colours.map((code) => ({code, name: gearColours[code]}))}),
    ...(sizes === undefined ? {} : {sizes}),
    ...(matching === undefined ? {} : {matching}),
    ...short.record,
  });
}
