// @ts-check
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {findChromium} from '../chromium.mjs';
import {runNode} from '../commands.mjs';
import {logToConsole} from '../progress.mjs';
import {median} from './medians.mjs';

/**
 * Measures what presses and second pages take on a slow phone, by the browser tests that hold their bounds and note figures
 * (`noteFigure` in tests/support/slow-phone.ts).
 *
 * @param {number} runs of each
 * @returns {Promise<Record<string, number>>} medians in milliseconds, by the names that the tests give
 */
export async function measurePresses(runs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichtung-presses-'));
  const report = path.join(folder, 'report.json');
  try {
    await runNode('node_modules/@playwright/test/cli.js', ['test', '--project=timed', `--repeat-each=${runs}`], {
      env: {CHROMIUM_PATH: await findChromium(logToConsole), PLAYWRIGHT_JSON_OUTPUT_NAME: report, TESTS_FULL: '1'},
    }).catch((error) => {
      // A bound that was missed is told by its figure.
      if (!existsSync(report)) throw error;
    });
    const found = figuresIn(JSON.parse(readFileSync(report, 'utf8')));
    for (const [name, figure] of Object.entries(found)) logToConsole(`${name}: ${figure.toFixed()} ms`);
    return found;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @param {any} report of Playwright @returns {Record<string, number>} */
function figuresIn(report) {
  /** @type {Map<string, number[]>} */
  const figures = new Map();
  const specsOf = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const annotations = report.suites
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) => spec.tests.flatMap((/** @type {any} */ test) => test.annotations));
  for (const {type, description} of annotations) {
    if (type !== 'figure') continue;
    const {name, milliseconds} = JSON.parse(description);
    figures.set(name, [...(figures.get(name) ?? []), milliseconds]);
  }
  return Object.fromEntries([...figures].map(([name, values]) => [name, median(values)]));
}
