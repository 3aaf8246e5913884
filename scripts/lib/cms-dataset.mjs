// @ts-check
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {buildEmulator} from './build.mjs';
import {inProject} from './paths.mjs';
import {openPictureStore} from './pictures/store.mjs';
import {seedPlugin} from './seed-plugin.mjs';
import {importFromWorker} from './settings.mjs';

/**
 * Writes the demo content with its pictures and files to a folder that `sanity dataset import` takes.
 *
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<{folder: string, documents: number, pictures: number}>}
 */
export async function writeCmsDataset(log) {
  await buildEmulator(log);
  const {importLines} = await importFromWorker('emulator/seed/cms/import-lines.ts', [seedPlugin]);
  const {lines, pictures, files} = importLines();
  const folder = inProject('.build', 'cms-dataset');
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['images', 'files']) mkdirSync(path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, 'data.ndjson'), `${lines.join('\n')}\n`);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, 'files', name), content);
  const store = await openPictureStore();
  for (const name of pictures) {
    const picture = await store.get(name);
    if (picture === null) throw new Error(`There is no drawing of ${name}`);
    writeFileSync(path.join(folder, 'images', name), picture);
  }
  return {folder, documents: lines.length, pictures: pictures.length};
}
