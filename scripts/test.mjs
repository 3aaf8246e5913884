// @ts-check
// `npm test`. Runs on a fresh clone, too. `--only=unit,e2e` selects steps, `--full` adds the long ones. The last line
// counts the tests that passed and failed.
import {parseArgs} from 'node:util';

import {findChromium} from './lib/chromium.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {logToConsole} from './lib/progress.mjs';
import {runSteps} from './lib/schedule.mjs';
import {chooseSteps} from './lib/test-steps.mjs';

/** How many failures of a step the summary lists; the step's own output has them all. */
const FAILURES_TOLD = 5;

/** @param {import('./lib/schedule.mjs').Result[]} results */
function summarize(results) {
  logToConsole(`\n${'Step'.padEnd(28)}${'Result'.padEnd(10)}${'Seconds'.padStart(8)}   Tests`);
  for (const {title, state, seconds, counts} of results) {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : '';
    logToConsole(`${title.padEnd(28)}${state.padEnd(10)}${seconds.toFixed(1).padStart(8)}   ${tests}`);
  }
  const failed = results.filter(({state}) => state !== 'passed').map(({title}) => title);
  if (failed.length > 0) logToConsole(`\nNot in order: ${failed.join(', ')}`);
  for (const {test, lines} of results.flatMap(({counts}) => counts?.failures.slice(0, FAILURES_TOLD) ?? [])) {
    logToConsole(`\n${[test, ...lines].join('\n    ')}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    results.reduce((total, {counts}) => total + (counts?.[kind] ?? 0), 0);
  logToConsole(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

/**
 * Installs what the steps need: the packages, and Chromium at the same time, because npm leaves a core idle.
 *
 * @param {readonly import('./lib/test-steps.mjs').Step[]} steps
 */
async function install(steps) {
  // A failure is not reported here: the step that needs Chromium reports it.
  const chromium = steps.some(({needsBrowser}) => needsBrowser) && findChromium(logToConsole).catch(() => null);
  await Promise.all([installIfNeeded(logToConsole), chromium]);
}

async function test() {
  requireNodeVersion();
  const {values} = parseArgs({options: {full: {type: 'boolean'}, only: {type: 'string'}}});
  // Read by the tests: many run more cases in a full run.
  if (values.full) process.env['TESTS_FULL'] = '1';
  const chosen = chooseSteps(values);
  await install(chosen);
  const results = await runSteps(chosen);
  summarize(results);
  process.exitCode = results.every(({state}) => state === 'passed') ? 0 : 1;
}

test().catch(endWithFailure);
