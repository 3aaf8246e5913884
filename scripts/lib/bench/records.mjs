// @ts-check
import {existsSync, mkdirSync, readFileSync} from 'node:fs';

import {writeFormatted} from '../formatted-file.mjs';
import {inProject} from '../paths.mjs';
import {report} from './report.mjs';

/** @typedef {import('./report.mjs').Run} Run */

const FOLDER = inProject('docs/figures');
const RUNS = inProject('docs/figures/speed.json');
const TABLE = inProject('docs/figures/speed.md');
const KEPT = 20;

/** @returns {Run[]} the oldest first */
const recorded = () => (existsSync(RUNS) ? JSON.parse(readFileSync(RUNS, 'utf8')) : []);

/**
 * Returns the run that was recorded last.
 *
 * @returns {Run | undefined}
 */
export const lastRecorded = () => recorded().at(-1);

/**
 * Adds a run to the recorded ones and writes its table.
 *
 * @param {Run} run
 */
export async function record(run) {
  const runs = [...recorded(), run].slice(-KEPT);
  mkdirSync(FOLDER, {recursive: true});
  await writeFormatted(RUNS, JSON.stringify(runs));
  await writeFormatted(TABLE, report(run, runs.at(-2)));
}
