// @ts-check
import {copyFile, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {picturesDir} from '../paths.mjs';
import {withProgress} from '../progress.mjs';
import {openPictureStore} from './store.mjs';

/**
 * Renders missing files and copies every picture and video to the folder that a deployment uploads.
 *
 * @param {import('../progress.mjs').Log} log
 * @returns {Promise<void>}
 */
export async function renderEveryPicture(log) {
  let how = '';
  const render = async () => {
    const store = await openPictureStore();
    const files = await store.renderAll({
      onProgress: (done, total) => {
        how = `(${done} of ${total})`;
      },
    });
    await rm(picturesDir, {recursive: true, force: true});
    await mkdir(picturesDir, {recursive: true});
    for (const [file, place] of files) await copyFile(place, path.join(picturesDir, file));
  };
  await withProgress(log, 'Drawing the pictures', render, () => how);
}
