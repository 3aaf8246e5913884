// @ts-check
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {inProject} from './paths.mjs';

const compress = promisify(brotliCompress);
const SHRINKS = /\.(?:js|css)$/;

/**
 * Writes a Brotli file (highest level) beside each script and style sheet of the build; app/edge/built-file.server.ts
 * serves it. To be repeated whenever one of them changes.
 *
 * @returns {Promise<void>}
 */
export async function compressBuiltFiles() {
  const folder = inProject('build/client/assets');
  const files = readdirSync(folder).filter((file) => SHRINKS.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(path.join(folder, file));
      const params = {[constants.BROTLI_PARAM_SIZE_HINT]: content.length};
      writeFileSync(path.join(folder, `${file}.br`), await compress(content, {params}));
    }),
  );
}
