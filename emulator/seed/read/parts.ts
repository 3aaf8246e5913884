import {readdirSync} from 'node:fs';
import path from 'node:path';
import {catalogueSchema} from '../schema/catalogue';
import {customersSchema} from '../schema/customers';
import {platformSchema} from '../schema/platform';
import {reviewsSchema} from '../schema/reviews';
import {readCms} from './cms';
import {readFolder} from './data-file';

/** The parts of the seed data: each is a folder of files, and the module `virtual:seed/{part}` of a bundle. */
const parts: Readonly<Record<string, (root: string) => unknown>> = {
  catalogue: (root) => readFolder(root, 'catalogue', catalogueSchema),
  platform: (root) => readFolder(root, 'platform', platformSchema),
  customers: (root) => readFolder(root, 'customers', customersSchema),
  reviews: (root) => readFolder(root, 'reviews', reviewsSchema),
  cms: readCms,
};

const PREFIX = 'virtual:seed/';

/** Which imports are parts of the seed data. */
export const SEED_IMPORT = /^virtual:seed\//;

/** A part of the seed data as a module, with the files and folders that it is made of. */
export type SeedModule = {
  readonly code: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
};

/**
 * Reads and checks a part of the seed data.
 *
 * @param id such as `virtual:seed/catalogue`
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for data that cannot be used
 * @throws {Error} for an unknown part
 */
export function seedModule(id: string, root: string): SeedModule {
  const part = id.slice(PREFIX.length);
  const read = parts[part];
  if (read === undefined) throw new Error(`There is no part of the seed data named ${part}`);
  const folder = path.join(root, part);
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const pathOf = (entry: (typeof entries)[number]): string => path.join(entry.parentPath, entry.name);
  return {
    // As text in the text: engines parse JSON faster than literals.
    code: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(read(root)))});`,
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
    folders: [folder, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)],
  };
}
