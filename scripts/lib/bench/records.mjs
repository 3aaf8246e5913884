// @ts-check
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {format} from 'prettier';

import {inProject} from '../paths.mjs';
import {report} from './report.mjs';

/** @typedef {import('./report.mjs').Run} Run */

const FOLDER = inProject('docs/figures');
const RUNS = inProject('docs/figures/speed.json');
const TABLE = inProject('docs/figures/speed.md');
const KEPT = 20;

/** @returns {Run[]} the oldest first */
const recorded = () => (existsSync(RUNS) ? JSON.parse(readFileSync(RUNS, 'utf8')) : []);

/** @returns {Run | undefined} */
export const lastRecorded = () => recorded().at(-1);

/**
 * Adds a run to those that are committed, and writes its table.
 *
 * @param {Run} run
 */
export async function record(run) {
  const runs = [...recorded(), run].slice(-KEPT);
  const style = {printWidth: 120, singleQuote: true, bracketSpacing: false};
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(RUNS, await format(JSON.stringify(runs), {...style, parser: 'json'}));
  writeFileSync(TABLE, await format(report(run, runs.at(-2)), {...style, parser: 'markdown'}));
}
