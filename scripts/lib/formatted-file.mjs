// @ts-check
import {writeFileSync} from 'node:fs';

import {runNode} from './commands.mjs';

/**
 * Writes a file that is committed, formatted.
 *
 * @param {string} file absolute
 * @param {string} text
 */
export async function writeFormatted(file, text) {
  writeFileSync(file, text);
  await runNode('node_modules/oxfmt/bin/oxfmt', [file]);
}
