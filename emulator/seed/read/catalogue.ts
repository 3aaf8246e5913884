import * as z from 'zod';
import {coffeeSchema, coffeeTermsSchema} from '../schema/coffee';
import {collectionSchema} from '../schema/collection';
import {brandSchema, gearSchema, gearTermsSchema} from '../schema/gear';
import {productSchema} from '../schema/product';
import {sellingPlanSchema} from '../schema/trade';
import {checkReferences} from './catalogue-references';
import {namesIn, readJson, SeedError} from './data-file';

const FOLDER = 'catalogue';
const ASSORTMENT = `${FOLDER}/assortment.json`;

/** The files of a folder in the order in which the shop lists what is in them. */
const assortmentSchema = z.strictObject({
  coffees: z.array(z.string()),
  gear: z.array(z.string()),
  products: z.array(z.string()),
});

/** A record and the file that it stands in, with its place there. */
export type Placed<T> = {readonly file: string; readonly at: string; readonly record: T};

/**
 * Reads `catalogue/`: what the shop sells.
 *
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for the first file that cannot be used
 */
export function readCatalogue(root: string) {
  const assortment = readJson(root, ASSORTMENT, assortmentSchema);
  const inFolder = <S extends z.ZodType>(folder: keyof typeof assortment, schema: S): Placed<z.output<S>>[] =>
    filesOf(root, folder, assortment[folder]).flatMap((file) =>
      readJson(root, file, z.array(schema)).map((record, index) => ({file, at: `[${index}]`, record})),
    );

  const coffees = filesOf(root, 'coffees', assortment.coffees).map((file): Placed<z.output<typeof coffeeSchema>> => {
    const record = readJson(root, file, coffeeSchema);
    if (!file.endsWith(`/${record.handle}.json`)) throw new SeedError(file, ['handle: expected the name of the file']);
    return {file, at: '', record};
  });
  const gear = inFolder('gear', gearSchema);
  const products = inFolder('products', productSchema);
  const shared = {
    coffeeTerms: readJson(root, `${FOLDER}/coffee-terms.json`, coffeeTermsSchema),
    gearTerms: readJson(root, `${FOLDER}/gear-terms.json`, gearTermsSchema),
    brands: readJson(root, `${FOLDER}/brands.json`, z.array(brandSchema)),
    collections: readJson(root, `${FOLDER}/collections.json`, z.array(collectionSchema)),
    sellingPlans: readJson(root, `${FOLDER}/selling-plans.json`, z.array(sellingPlanSchema)),
  };
  checkReferences({coffees, gear, products, ...shared});
  return {
    ...shared,
    coffees: coffees.map(({record}) => record),
    gear: gear.map(({record}) => record),
    products: products.map(({record}) => record),
  };
}

/** The paths of the files that the assortment names; every file of the folder must be among them. */
function filesOf(root: string, folder: 'coffees' | 'gear' | 'products', listed: readonly string[]): readonly string[] {
  const unlisted = namesIn(root, `${FOLDER}/${folder}`, '.json').filter((name) => !listed.includes(name));
  if (unlisted.length > 0) {
    throw new SeedError(
      ASSORTMENT,
      unlisted.map((name) => `${folder}: "${name}" is missing, the name of a file in catalogue/${folder}`),
    );
  }
  return listed.map((name) => `${FOLDER}/${folder}/${name}.json`);
}

export type Catalogue = ReturnType<typeof readCatalogue>;
