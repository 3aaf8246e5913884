// @ts-check
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';

import {renderedDir} from '../paths.mjs';
import {loadDrawings} from './drawings.mjs';

/** @typedef {import('./drawings.mjs').Drawing} Drawing */

/** Node has four worker threads; one is left for reading files. */
const RENDERED_AT_ONCE = Math.min(3, availableParallelism());

/**
 * Limits how many tasks run at once; the others wait in order.
 *
 * @param {number} most
 * @returns {<T>(task: () => Promise<T>) => Promise<T>}
 */
function limited(most) {
  let running = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (task) => {
    if (running >= most) await /** @type {Promise<void>} */ (new Promise((resolve) => waiting.push(resolve)));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** @param {string} file @returns {Promise<Buffer | null>} `null` where it is missing or empty */
async function readIfThere(file) {
  try {
    const bytes = await readFile(file);
    return bytes.length > 0 ? bytes : null;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Opens the folder of rendered files. A file is at `{drawing}/{hash}-{file}`, where the hash is that of what the drawing
 * is made of. Several processes may share the folder.
 *
 * @param {string} dir
 */
function renderedFolder(dir) {
  /** @type {Map<string, string>} */
  const hashes = new Map();

  const hashOf = (/** @type {Drawing} */ drawing) => {
    const hash = hashes.get(drawing.name) ?? drawing.hash();
    hashes.set(drawing.name, hash);
    return hash;
  };
  const folderOf = (/** @type {Drawing} */ drawing) => path.join(dir, drawing.name);
  const placeOf = (/** @type {Drawing} */ drawing, /** @type {string} */ file) =>
    path.join(folderOf(drawing), `${hashOf(drawing)}-${file}`);

  return {
    placeOf,
    /** Reads a file; `null` where it is not rendered. */
    read: (/** @type {Drawing} */ drawing, /** @type {string} */ file) => readIfThere(placeOf(drawing, file)),
    /**
     * Writes rendered files atomically, and removes those of the drawing as it was before.
     *
     * @param {Drawing} drawing
     * @param {ReadonlyMap<string, Uint8Array>} rendered the bytes of each file by its name
     */
    async write(drawing, rendered) {
      await mkdir(folderOf(drawing), {recursive: true});
      for (const [file, bytes] of rendered) {
        const place = placeOf(drawing, file);
        await writeFile(`${place}.${process.pid}`, bytes);
        await rename(`${place}.${process.pid}`, place);
      }
      for (const old of await readdir(folderOf(drawing))) {
        if (!old.startsWith(hashOf(drawing))) await rm(path.join(folderOf(drawing), old), {force: true});
      }
    },
  };
}

/**
 * Creates a store of rendered files that renders missing ones, and a drawing anew when it has changed.
 *
 * @param {{dir: string, drawings: readonly Drawing[], atOnce?: number}} options `atOnce`: how many drawings are rendered
 *   at the same time
 */
export function createPictureStore({dir, drawings, atOnce = RENDERED_AT_ONCE}) {
  const folder = renderedFolder(dir);
  const byFile = new Map(drawings.flatMap((drawing) => drawing.files.map((file) => [file, drawing])));
  const inTurn = limited(atOnce);
  /** @type {Map<string, Promise<Buffer>>} */
  const underWay = new Map();

  /**
   * @param {Drawing} drawing
   * @param {readonly string[]} files
   */
  async function render(drawing, files) {
    const rendered = await drawing.render(files);
    await folder.write(drawing, rendered);
    return rendered;
  }

  /**
   * @param {Drawing} drawing
   * @param {string} file
   * @returns {Promise<Buffer>}
   */
  async function renderOne(drawing, file) {
    const bytes = (await inTurn(() => render(drawing, [file]))).get(file);
    if (bytes === undefined) throw new Error(`The drawing "${drawing.name}" lists ${file} but has not rendered it`);
    return bytes;
  }

  return {
    /**
     * Returns a file and renders it if it is missing; requests for the same file share the work.
     *
     * @param {string} file such as `drip-bag-640.avif`
     * @returns {Promise<Buffer | null>} `null` for a file that no drawing has
     */
    async get(file) {
      const drawing = byFile.get(file);
      if (drawing === undefined) return null;
      const stored = await folder.read(drawing, file);
      if (stored) return stored;
      let rendering = underWay.get(file);
      if (rendering === undefined) {
        rendering = renderOne(drawing, file).finally(() => underWay.delete(file));
        underWay.set(file, rendering);
      }
      return rendering;
    },

    /**
     * Renders every missing file, or those selected by `isWanted`.
     *
     * @param {{onProgress?: (done: number, total: number) => void, isWanted?: (file: string) => boolean}} [options]
     *   `onProgress` is called after each drawing
     * @returns {Promise<ReadonlyMap<string, string>>} the path of each file by its name
     */
    async renderAll({onProgress = () => {}, isWanted = () => true} = {}) {
      let done = 0;
      await Promise.all(
        drawings.map((drawing) =>
          inTurn(async () => {
            const wanted = drawing.files.filter(isWanted);
            const there = await Promise.all(wanted.map((file) => folder.read(drawing, file)));
            const missing = wanted.filter((_, index) => there[index] === null);
            if (missing.length > 0) await render(drawing, missing);
            onProgress((done += 1), drawings.length);
          }),
        ),
      );
      return new Map(
        [...byFile].filter(([file]) => isWanted(file)).map(([file, drawing]) => [file, folder.placeOf(drawing, file)]),
      );
    },
  };
}

/**
 * Opens the project's own store of pictures and videos.
 *
 * @returns {Promise<ReturnType<typeof createPictureStore>>}
 */
export async function openPictureStore() {
  const [drawings, {default: sharp}] = await Promise.all([loadDrawings(), import('sharp')]);
  // One thread per picture, because several pictures are rendered in parallel.
  sharp.concurrency(1);
  return createPictureStore({dir: renderedDir, drawings});
}
