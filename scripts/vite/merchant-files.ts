import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin, Rollup} from 'vite';

import {isLanguage} from '../../app/config/languages';
import {footerMenuIn, menusIn} from '../../app/pages/menus';
import {merchantFaults, menusSchema} from '../../store/merchant/schema';

/** Without `.json`, which Vite would read by itself, and the zero of the bundler's own modules, which go with the libraries. */
const PREFIX = 'merchant:';
/** What is made of the menus' file for one language. */
const LOCALISED = {'virtual:menus/': menusIn, 'virtual:footer-menu/': footerMenuIn};

/**
 * Loads the settings of the merchant, and refuses to build with one that is missing or wrong. Each file is one object, of which
 * the bundle keeps what is used: smaller than a constant for each of its parts.
 */
export const merchantFiles: Plugin = {
  name: 'lichtung:merchant-files',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = /\/store\/merchant\/(\w+)\.json$/.exec(source)?.[1];
    if (name === undefined || importer === undefined) return null;
    return PREFIX + path.resolve(path.dirname(importer), path.dirname(source), name);
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    return `export default ${read(this, `${id.slice(PREFIX.length)}.json`)}`;
  },
};

const MENUS_FILE = path.resolve('store/merchant/menus.json');

/** Loads the menus of one language, `virtual:menus/de` and `virtual:footer-menu/de`: a browser needs no other. */
export const localisedMenus: Plugin = {
  name: 'lichtung:localised-menus',
  resolveId: (source) => (localisedBy(source) ? source : null),
  load(id) {
    const [prefix, localise] = localisedBy(id) ?? [];
    const language = id.slice(prefix?.length);
    if (localise === undefined || !isLanguage(language)) return null;
    const file = menusSchema.parse(JSON.parse(read(this, MENUS_FILE)));
    return `export default ${JSON.stringify(localise(file, language))}`;
  },
};

const localisedBy = (id: string) => Object.entries(LOCALISED).find(([prefix]) => id.startsWith(prefix));

/** Returns the JSON of a file of the merchant; fails the build with all that is wrong in it. */
function read(build: Pick<Rollup.PluginContext, 'addWatchFile' | 'error'>, file: string): string {
  build.addWatchFile(file);
  const json = readFileSync(file, 'utf8');
  const faults = merchantFaults(path.basename(file), json);
  if (faults.length > 0) build.error(faults.join('\n'));
  return json;
}
