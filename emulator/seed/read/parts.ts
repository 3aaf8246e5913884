import {readdirSync, statSync} from 'node:fs';
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

/** Matches the imports that are parts of the seed data. */
export const SEED_IMPORT = /^virtual:seed\//;

/** The files and folders of a part of the seed data. */
type Sources = {readonly files: readonly string[]; readonly folders: readonly string[]};

/** A part of the seed data as the code of a module. */
export type SeedModule = Sources & {readonly code: string};

const made = new Map<string, {readonly state: string; readonly module: SeedModule}>();

/**
 * Reads and checks a part of the seed data; a second time only after a file changed.
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
  const sources = sourcesIn(folder);
  const state = sources.files.map(stateOf).join('\n');
  const known = made.get(folder);
  if (known?.state === state) return known.module;
  // JSON in a string: engines parse it faster than a literal.
  const code = `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(read(root)))});`;
  const module = {...sources, code};
  made.set(folder, {state, module});
  return module;
}

function stateOf(file: string): string {
  const {mtimeMs, size} = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
}

function sourcesIn(folder: string): Sources {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const at = (entry: (typeof entries)[number]): string => path.join(entry.parentPath, entry.name);
  return {
    files: entries.filter((entry) => entry.isFile()).map(at),
    folders: [folder, ...entries.filter((entry) => entry.isDirectory()).map(at)],
  };
}
