import type {Coffee, CoffeeTerms} from '../schema/coffee';
import type {CollectionRecord} from '../schema/collection';
import type {BrandRecord, Gear} from '../schema/gear';
import type {gearTermsSchema} from '../schema/gear';
import type {Product} from '../schema/product';
import type * as z from 'zod';
import type {Placed} from './catalogue';
import {SeedError} from './data-file';

type Read = {
  readonly coffees: readonly Placed<Coffee>[];
  readonly gear: readonly Placed<Gear>[];
  readonly products: readonly Placed<Product>[];
  readonly coffeeTerms: CoffeeTerms;
  readonly gearTerms: z.output<typeof gearTermsSchema>;
  readonly brands: readonly BrandRecord[];
  readonly collections: readonly CollectionRecord[];
};

/** What a field names: the field, the keys in it, and the keys that exist. */
type Reference = readonly [field: string, named: readonly (string | number)[], known: ReadonlySet<string | number>];

/**
 * Checks that everything exists that the catalogue names: products, collections, brands, terms.
 *
 * @throws {SeedError} with all wrong names of the first file that has some
 */
export function checkReferences(read: Read): void {
  const {coffeeTerms, gearTerms, collections} = read;
  const products = new Set([...read.coffees, ...read.gear, ...read.products].map(({record}) => record.number));
  const handles = new Set(collections.map(({handle}) => handle.en));
  const methods = keysOf(coffeeTerms.methods);
  const characters = keysOf(coffeeTerms.characters);
  const kinds = keysOf(gearTerms.kinds);
  const warnings = keysOf(gearTerms.warnings);
  const colours = keysOf(gearTerms.colours);
  const labels = keysOf(gearTerms.factLabels);
  const brands = new Set(read.brands.map(({key}) => key));

  check(read.coffees, ({methods: used, character, recommendations}) => [
    ['methods', used, methods],
    ['character', [character], characters],
    ['recommendations', recommendations, products],
  ]);
  check(
    read.gear,
    ({brand, kind, colours: used = [], facts, moreFacts, breadcrumb, recommendations = [], matching = []}) => [
      ['brand', [brand], brands],
      ['kind', [kind], kinds],
      ['colours', used, colours],
      ['facts', Object.keys(facts), labels],
      ['moreFacts', Object.keys(moreFacts), labels],
      ['breadcrumb', breadcrumb === undefined ? [] : [breadcrumb], handles],
      ['recommendations', recommendations, products],
      ['matching', matching.map(([number]) => number), products],
    ],
  );
  check(read.products, ({breadcrumb, recommendations, components = []}) => [
    ['breadcrumb', [breadcrumb], handles],
    ['recommendations', recommendations, products],
    ['components', components.map(([number]) => number), products],
  ]);
  check(placed('catalogue/collections.json', collections), (record) => [
    ['parent', record.parent === undefined ? [] : [record.parent], handles],
    ['subcollections', record.subcollections ?? [], handles],
    ['largeCards', record.largeCards ?? [], products],
    ['products', Array.isArray(record.products) ? record.products : record.products.first, products],
  ]);
  check(placed('catalogue/gear-terms.json', Object.values(gearTerms.kinds), Object.keys(gearTerms.kinds)), (kind) => [
    ['warning', [kind.warning], warnings],
    ['collection', [kind.collection], handles],
    ['recommendations', kind.recommendations, products],
    ['matching', kind.matching.map(([number]) => number), products],
  ]);
  check(
    placed('catalogue/coffee-terms.json', Object.values(coffeeTerms.styles), Object.keys(coffeeTerms.styles)),
    (style) => [['collection', [style.collection, coffeeTerms.decafCollection], handles]],
  );
}

function keysOf(table: object): ReadonlySet<string> {
  return new Set(Object.keys(table));
}

function placed<T>(file: string, records: readonly T[], keys?: readonly string[]): readonly Placed<T>[] {
  return records.map((record, index) => ({file, at: keys?.[index] ?? `[${index}]`, record}));
}

function check<T>(all: readonly Placed<T>[], referencesOf: (record: T) => readonly Reference[]): void {
  for (const {file, at, record} of all) {
    const problems = referencesOf(record).flatMap(([field, named, known]) =>
      named
        .filter((name) => !known.has(name))
        .map((name) => `${at === '' ? '' : `${at}.`}${field}: "${name}" does not exist`),
    );
    if (problems.length > 0) throw new SeedError(file, problems);
  }
}
