// @ts-check
// `npm run test:repeat -- 20`: runs the tests that need servers and browsers 20 times and lists those that did not pass every
// time. `--only=e2e` runs one suite. Exits with 1 when a test was not stable.
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {logToConsole} from './lib/progress.mjs';
import {runSteps} from './lib/schedule.mjs';
import {chooseSteps} from './lib/test-steps.mjs';

/** How many unstable tests are listed. */
const LISTED = 50;
const LINE_CHARACTERS = 200;

/** @typedef {{times: number, firstLine: string}} Instability */

/**
 * @param {import('./lib/schedule.mjs').Result[]} results of one round
 * @param {Map<string, Instability>} unstable by the test's name; gets what failed in this round
 */
function note(results, unstable) {
  for (const {title, state, counts} of results) {
    if (state === 'passed') continue;
    // A run can fail without a failed test: a worker that does not end, an error outside the tests.
    const failures = counts?.failures.length ? counts.failures : [{test: title, lines: [state]}];
    for (const {test, lines} of failures) {
      const firstLine = lines.find((line) => line.trim() !== '') ?? '';
      const {times} = unstable.get(test) ?? {times: 0};
      unstable.set(test, {times: times + 1, firstLine: unstable.get(test)?.firstLine ?? firstLine});
    }
  }
}

/**
 * @param {Map<string, Instability>} unstable
 * @param {number} rounds
 */
function summarize(unstable, rounds) {
  const sorted = [...unstable].sort(([, a], [, b]) => b.times - a.times);
  logToConsole(
    `\n${sorted.length === 0 ? 'Every test' : `${sorted.length} unstable; everything else`} passed ${rounds} times.`,
  );
  for (const [test, {times, firstLine}] of sorted.slice(0, LISTED)) {
    logToConsole(`\nfailed ${times} of ${rounds}: ${test}\n    ${firstLine.slice(0, LINE_CHARACTERS)}`);
  }
  if (sorted.length > LISTED) logToConsole(`\n… and ${sorted.length - LISTED} more`);
}

async function repeat() {
  requireNodeVersion();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string', default: 'contract,worker,e2e'}},
  });
  const rounds = Number(positionals[0]);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('How often? For example: npm run test:repeat -- 20');
  const chosen = chooseSteps(values);
  await installIfNeeded(logToConsole);
  /** @type {Map<string, Instability>} */
  const unstable = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    logToConsole(`\nRound ${round} of ${rounds}`);
    note(await runSteps(chosen, {quiet: true}), unstable);
  }
  summarize(unstable, rounds);
  process.exitCode = unstable.size === 0 ? 0 : 1;
}

repeat().catch(endWithFailure);
