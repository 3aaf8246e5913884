// @ts-check
import {existsSync} from 'node:fs';

import {git} from '../git.mjs';
import {inProject} from '../paths.mjs';
import {FOLDERS} from './scores.mjs';

const COMMITS = 20;
const MOST_FILES = 12;

/** One file of each folder, used if there is no history or no recent change of a mutated file. */
const FIXED_SAMPLE = [
  'app/domain/cart/shipping.ts',
  'app/edge/preview-pass.server.ts',
  'app/services/service-calls.server.ts',
];

/**
 * Finds the mutated sources that the working tree or the last commits changed, themselves or their test.
 *
 * @returns {Promise<string[]>} the latest first, 12 at most; a fixed sample where nothing changed
 */
export async function changedFiles() {
  const folders = FOLDERS.map(({folder}) => folder);
  const lists = await Promise.all([
    git(['diff', '--name-only', 'HEAD', '--', ...folders]),
    git(['log', `-${COMMITS}`, '--format=', '--name-only', '--', ...folders]),
  ]);
  const sources = lists.flat().map((file) => file.replace(/\.test\.ts$/, '.ts'));
  const changed = [...new Set(sources)].filter(isMutated).slice(0, MOST_FILES);
  return changed.length > 0 ? changed : FIXED_SAMPLE;
}

/** @param {string} file */
const isMutated = (file) => file.endsWith('.ts') && !file.endsWith('.fixture.ts') && existsSync(inProject(file));
