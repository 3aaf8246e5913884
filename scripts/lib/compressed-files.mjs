// @ts-check
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {inProject} from './paths.mjs';

const compress = promisify(brotliCompress);
const SHRINKS = /\.(?:js|css)$/;

/** How Brotli codes distances (RFC 7932, section 4): postfix bits and direct codes. Which is shortest depends on the file. */
const DISTANCES = /** @type {const} */ ([
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 8],
]);

/**
 * @param {Buffer} content
 * @param {readonly [postfix: number, direct: number]} distances
 */
function compressWith(content, [postfix, direct]) {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  };
  return compress(content, {params});
}

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
      const tried = await Promise.all(DISTANCES.map((distances) => compressWith(content, distances)));
      const [smallest = content] = tried.sort((one, other) => one.length - other.length);
      writeFileSync(path.join(folder, `${file}.br`), smallest);
    }),
  );
}
