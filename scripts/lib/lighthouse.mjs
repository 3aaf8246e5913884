// @ts-check
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {run} from './commands.mjs';
import {installApart} from './install.mjs';
import {inProject} from './paths.mjs';
import {withProgress} from './progress.mjs';

/**
 * @typedef {object} LighthouseResult what is read of Lighthouse's report
 * @property {Record<string, {score: number | null, auditRefs: {id: string, weight: number}[]} | undefined>} categories
 * @property {Record<string, {score: number | null, title: string} | undefined>} audits
 */

/** A package of its own: 180 MB, and only two commands need it. */
const lighthousePackage = inProject('tests/lighthouse');

/**
 * Finds Lighthouse, and installs it on the first call.
 *
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<string>} the path of its command
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function findLighthouse(log) {
  const lock = JSON.parse(readFileSync(path.join(lighthousePackage, 'package-lock.json'), 'utf8'));
  const folder = inProject('.build', `lighthouse-${lock.packages['node_modules/lighthouse'].version}`);
  if (!existsSync(folder)) {
    await withProgress(log, 'Installing Lighthouse', () => installApart(folder, {of: lighthousePackage}));
  }
  return path.join(folder, 'node_modules/lighthouse/cli/index.js');
}

/**
 * Audits a page in a running browser.
 *
 * @param {string} lighthouse the path of its command
 * @param {string} url
 * @param {object} options
 * @param {number} options.port of the browser's debugging interface
 * @param {readonly string[]} options.categories
 * @param {readonly string[]} [options.flags] others of its command
 * @returns {Promise<LighthouseResult>}
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function audit(lighthouse, url, {port, categories, flags = []}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichtung-lighthouse-'));
  const report = path.join(folder, 'report.json');
  const asked = [`--port=${port}`, `--only-categories=${categories.join(',')}`, ...flags];
  const told = ['--output=json', `--output-path=${report}`, '--quiet', '--no-enable-error-reporting'];
  try {
    await run(process.execPath, [lighthouse, url, ...asked, ...told]);
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * @param {LighthouseResult} result
 * @param {readonly string[]} categories
 * @returns {number[]} their points of a hundred
 */
export const pointsOf = (result, categories) =>
  categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
