import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from 'vite';

import {merchantFaults} from '../../store/merchant/schema';

/** Without `.json`, which Vite would read by itself, and the zero of the bundler's own modules, which go with the libraries. */
const PREFIX = 'merchant:';

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
    const file = `${id.slice(PREFIX.length)}.json`;
    this.addWatchFile(file);
    const json = readFileSync(file, 'utf8');
    const faults = merchantFaults(path.basename(file), json);
    if (faults.length > 0) this.error(faults.join('\n'));
    return `export default ${json}`;
  },
};
