import * as z from 'zod';
import {coffeeSchema, coffeeTermsSchema} from './coffee';
import {collectionSchema} from './collection';
import {brandSchema, gearSchema, gearTermsSchema} from './gear';
import {productSchema} from './product';
import type {VariantRef} from './text';
import {sellingPlanSchema} from './trade';

const names = z.array(z.string());

/** The folder `catalogue/`, file by file. */
const filesSchema = z.strictObject({
  /** The names of the files of a folder, in the order in which the shop lists what is in them. */
  assortment: z.strictObject({coffees: names, gear: names, products: names}),
  coffees: z.record(z.string(), coffeeSchema),
  gear: z.record(z.string(), z.array(gearSchema)),
  products: z.record(z.string(), z.array(productSchema)),
  terms: z.strictObject({coffee: coffeeTermsSchema, gear: gearTermsSchema}),
  brands: z.array(brandSchema),
  collections: z.array(collectionSchema),
  'selling-plans': z.array(sellingPlanSchema),
});

type Files = z.output<typeof filesSchema>;
type Place = (string | number)[];
type Known = ReadonlySet<string | number>;
type Report = (path: Place, problem: string) => void;

/** What the shop sells. No number is used twice, and every product, collection, brand and term that is named exists. */
export const catalogueSchema = filesSchema
  .superRefine((files, context) => {
    const report: Report = (path, message) => context.addIssue({code: 'custom', path, message});
    checkAssortment(files, report);
    checkNumbers(files, report);
    checkReferences(files, report);
  })
  .transform(({assortment, coffees, gear, products, ...shared}) => ({
    ...shared,
    coffees: assortment.coffees.flatMap((handle) => {
      const coffee = coffees[handle];
      return coffee === undefined ? [] : [{handle, ...coffee}];
    }),
    gear: assortment.gear.flatMap((name) => gear[name] ?? []),
    products: assortment.products.flatMap((name) => products[name] ?? []),
  }));

function checkAssortment(files: Files, report: Report): void {
  for (const folder of ['coffees', 'gear', 'products'] as const) {
    const listed = new Set(files.assortment[folder]);
    const existing = keysOf(files[folder]);
    for (const name of listed) if (!existing.has(name)) report(['assortment', folder], `"${name}" does not exist`);
    for (const name of existing) if (!listed.has(String(name))) report(['assortment', folder], `"${name}" is missing`);
  }
}

function checkNumbers({coffees, gear, products}: Files, report: Report): void {
  const taken = new Set<number>();
  const check = (place: Place, number: number): void => {
    if (taken.has(number)) report([...place, 'number'], `${number} is used twice`);
    taken.add(number);
  };
  for (const [handle, {number}] of Object.entries(coffees)) check(['coffees', handle], number);
  for (const [place, {number}] of placed('gear', gear)) check(place, number);
  for (const [place, {number}] of placed('products', products)) check(place, number);
}

function checkReferences({coffees, gear, products, terms, brands, collections}: Files, report: Report): void {
  const check = (path: Place, known: Known, ...named: readonly (string | number | undefined)[]): void => {
    for (const name of named) if (name !== undefined && !known.has(name)) report(path, `"${name}" does not exist`);
  };
  const sold = [...Object.values(coffees), ...Object.values(gear).flat(), ...Object.values(products).flat()];
  const numbers = new Set(sold.map(({number}) => number));
  const handles = new Set(collections.map(({handle}) => handle.en));
  const makers = new Set(brands.map(({key}) => key));
  const labels = keysOf(terms.gear.factLabels);

  for (const [handle, coffee] of Object.entries(coffees)) {
    check(['coffees', handle, 'methods'], keysOf(terms.coffee.methods), ...coffee.methods);
    check(['coffees', handle, 'character'], keysOf(terms.coffee.characters), coffee.character);
    check(['coffees', handle, 'recommendations'], numbers, ...coffee.recommendations);
  }
  for (const [place, piece] of placed('gear', gear)) {
    check([...place, 'brand'], makers, piece.brand);
    check([...place, 'kind'], keysOf(terms.gear.kinds), piece.kind);
    check([...place, 'colours'], keysOf(terms.gear.colours), ...(piece.colours ?? []));
    check([...place, 'facts'], labels, ...Object.keys(piece.facts));
    check([...place, 'moreFacts'], labels, ...Object.keys(piece.moreFacts));
    check([...place, 'breadcrumb'], handles, piece.breadcrumb);
    check([...place, 'recommendations'], numbers, ...(piece.recommendations ?? []));
    check([...place, 'matching'], numbers, ...productsOf(piece.matching));
  }
  for (const [place, product] of placed('products', products)) {
    check([...place, 'breadcrumb'], handles, product.breadcrumb);
    check([...place, 'recommendations'], numbers, ...product.recommendations);
    check([...place, 'components'], numbers, ...productsOf(product.components));
  }
  for (const [name, kind] of Object.entries(terms.gear.kinds)) {
    const place = ['terms', 'gear', 'kinds', name];
    check([...place, 'warning'], keysOf(terms.gear.warnings), kind.warning);
    check([...place, 'collection'], handles, kind.collection);
    check([...place, 'recommendations'], numbers, ...kind.recommendations);
  }
  const {styles, decafCollection} = terms.coffee;
  check(['terms', 'coffee', 'styles'], handles, ...Object.values(styles).map(({collection}) => collection));
  check(['terms', 'coffee', 'decafCollection'], handles, decafCollection);
  for (const [index, {parent, subcollections = [], largeCards = [], products: listed}] of collections.entries()) {
    check(['collections', index, 'parent'], handles, parent);
    check(['collections', index, 'subcollections'], handles, ...subcollections);
    check(['collections', index, 'largeCards'], numbers, ...largeCards);
    check(['collections', index, 'products'], numbers, ...(Array.isArray(listed) ? listed : listed.first));
  }
}

/** Every record of a folder with its place. */
function placed<T>(folder: string, files: Readonly<Record<string, readonly T[]>>): readonly (readonly [Place, T])[] {
  return Object.entries(files).flatMap(([file, records]) =>
    records.map((record, index) => [[folder, file, index], record] as const),
  );
}

function productsOf(variants: readonly VariantRef[] = []): readonly number[] {
  return variants.map(([product]) => product);
}

function keysOf(table: object): Known {
  return new Set(Object.keys(table));
}

export type SeedCatalogue = z.output<typeof catalogueSchema>;
export type Coffee = SeedCatalogue['coffees'][number];
