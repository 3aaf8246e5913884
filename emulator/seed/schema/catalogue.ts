import * as z from 'zod';
import {coffeeSchema, coffeeTermsSchema} from './coffee';
import {collectionSchema} from './collection';
import {brandSchema, gearSchema, gearTermsSchema} from './gear';
import {productSchema} from './product';
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

/** What the shop sells; every product, collection, brand and term that is named in it exists. */
export const catalogueSchema = filesSchema
  .superRefine((files, {addIssue}) => {
    const check = (path: Place, known: Known, named: readonly (string | number)[]): void => {
      for (const name of named)
        if (!known.has(name)) addIssue({code: 'custom', path, message: `"${name}" does not exist`});
    };
    for (const folder of ['coffees', 'gear', 'products'] as const) {
      check(['assortment', folder], keysOf(files[folder]), files.assortment[folder]);
      const listed = new Set(files.assortment[folder]);
      for (const name of Object.keys(files[folder])) {
        if (!listed.has(name))
          addIssue({code: 'custom', path: ['assortment', folder], message: `"${name}" is missing`});
      }
    }
    checkReferences(files, check);
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

function checkReferences(
  {coffees, gear, products, terms, brands, collections}: Files,
  check: (path: Place, known: Known, named: readonly (string | number)[]) => void,
): void {
  const pieces = [...Object.values(gear), ...Object.values(products)].flat();
  const numbers = new Set([...Object.values(coffees), ...pieces].map(({number}) => number));
  const handles = new Set(collections.map(({handle}) => handle.en));
  const makers = new Set(brands.map(({key}) => key));
  const labels = keysOf(terms.gear.factLabels);

  for (const [handle, coffee] of Object.entries(coffees)) {
    check(['coffees', handle, 'methods'], keysOf(terms.coffee.methods), coffee.methods);
    check(['coffees', handle, 'character'], keysOf(terms.coffee.characters), [coffee.character]);
    check(['coffees', handle, 'recommendations'], numbers, coffee.recommendations);
  }
  eachIn(
    gear,
    (place, piece) => {
      check([...place, 'brand'], makers, [piece.brand]);
      check([...place, 'kind'], keysOf(terms.gear.kinds), [piece.kind]);
      check([...place, 'colours'], keysOf(terms.gear.colours), piece.colours ?? []);
      check([...place, 'facts'], labels, Object.keys(piece.facts));
      check([...place, 'moreFacts'], labels, Object.keys(piece.moreFacts));
      check([...place, 'breadcrumb'], handles, piece.breadcrumb === undefined ? [] : [piece.breadcrumb]);
      check([...place, 'recommendations'], numbers, piece.recommendations ?? []);
      check([...place, 'matching'], numbers, piece.matching?.map(([product]) => product) ?? []);
    },
    'gear',
  );
  eachIn(
    products,
    (place, product) => {
      check([...place, 'breadcrumb'], handles, [product.breadcrumb]);
      check([...place, 'recommendations'], numbers, product.recommendations);
      check([...place, 'components'], numbers, product.components?.map(([number]) => number) ?? []);
    },
    'products',
  );
  for (const [name, kind] of Object.entries(terms.gear.kinds)) {
    const place = ['terms', 'gear', 'kinds', name];
    check([...place, 'warning'], keysOf(terms.gear.warnings), [kind.warning]);
    check([...place, 'collection'], handles, [kind.collection]);
    check([...place, 'recommendations'], numbers, kind.recommendations);
    check(
      [...place, 'matching'],
      numbers,
      kind.matching.map(([product]) => product),
    );
  }
  const {styles, decafCollection} = terms.coffee;
  check(
    ['terms', 'coffee', 'styles'],
    handles,
    Object.values(styles).map(({collection}) => collection),
  );
  check(['terms', 'coffee', 'decafCollection'], handles, [decafCollection]);
  for (const [index, {parent, subcollections = [], largeCards = [], products: listed}] of collections.entries()) {
    check(['collections', index, 'parent'], handles, parent === undefined ? [] : [parent]);
    check(['collections', index, 'subcollections'], handles, subcollections);
    check(['collections', index, 'largeCards'], numbers, largeCards);
    check(['collections', index, 'products'], numbers, Array.isArray(listed) ? listed : listed.first);
  }
}

function eachIn<T>(
  folder: Readonly<Record<string, readonly T[]>>,
  visit: (place: Place, record: T) => void,
  name: string,
): void {
  for (const [file, records] of Object.entries(folder)) {
    for (const [index, record] of records.entries()) visit([name, file, index], record);
  }
}

function keysOf(table: object): ReadonlySet<string> {
  return new Set(Object.keys(table));
}

export type Catalogue = z.output<typeof catalogueSchema>;
export type Coffee = Catalogue['coffees'][number];
