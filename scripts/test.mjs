// @ts-check
// `npm test`: on a fresh clone too. `--only=unit,e2e` runs some steps, `--full` adds the long ones. The last line says
// how many tests passed and failed.
import {parseArgs} from 'node:util';

import {CommandFailed} from './lib/commands.mjs';
import {endWithFailure, explain} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {logToConsole} from './lib/progress.mjs';
import {steps} from './lib/test-steps.mjs';

/** How many failures of a step the summary tells; the step's own output has them all. */
const FAILURES_TOLD = 5;

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {'passed' | 'FAILED' | 'NOT RUN'} state
 * @property {number} seconds
 * @property {import('./lib/test-counts.mjs').Counts} [counts]
 */

/**
 * @returns {readonly import('./lib/test-steps.mjs').Step[]} the steps asked for, with the build where one needs it
 * @throws {RangeError} on a step that does not exist
 */
function chosenSteps() {
  const {values} = parseArgs({options: {full: {type: 'boolean'}, only: {type: 'string'}}});
  // The tests themselves: some try much more in a full run.
  if (values.full) process.env['TESTS_FULL'] = '1';
  const only = values.only?.split(',').map((name) => name.trim());
  for (const name of only ?? []) {
    if (steps.some((step) => step.name === name)) continue;
    throw new RangeError(`No step "${name}". There are: ${steps.map((step) => step.name).join(', ')}.`);
  }
  const chosen = steps.filter((step) => (only ? only.includes(step.name) : values.full || !step.onlyFull));
  const needsBuild = chosen.some((step) => step.needsBuild);
  return steps.filter((step) => chosen.includes(step) || (step.name === 'build' && needsBuild));
}

/**
 * @param {import('./lib/test-steps.mjs').Step} step
 * @returns {Promise<Result>} never rejects: a step that fails does not hide the later ones
 */
async function runStep(step) {
  const started = Date.now();
  const heading = `\n── ${step.title} ──`;
  if (!step.readsSourcesOnly) logToConsole(heading);
  /** @type {Result['state']} */
  let state = 'passed';
  try {
    await step.run();
  } catch (error) {
    state = 'FAILED';
    if (step.readsSourcesOnly) logToConsole(heading);
    // A step with tests has shown its output already, unless it ran beside others.
    const isTold = step.count && !step.readsSourcesOnly;
    logToConsole(error instanceof CommandFailed && isTold ? error.message : explain(error));
  }
  const counts = step.count?.();
  if (counts && counts.failed > 0) state = 'FAILED';
  const seconds = (Date.now() - started) / 1000;
  logToConsole(`${step.title}: ${state} (${seconds.toFixed(1)} s)`);
  return {title: step.title, state, seconds, ...(counts && {counts})};
}

/**
 * Runs steps that only read the sources, two at a time: each of them keeps one core busy.
 *
 * @param {readonly import('./lib/test-steps.mjs').Step[]} checks
 * @returns {Promise<Result[]>} in the order of the steps
 */
async function runSideBySide(checks) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = checks.values();
  const takeTurns = async () => {
    for (const step of waiting) results.set(step.name, await runStep(step));
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return checks.flatMap(({name}) => results.get(name) ?? []);
}

/**
 * @param {readonly import('./lib/test-steps.mjs').Step[]} chosen
 * @param {boolean} [built] whether the steps that need the build can run
 * @returns {Promise<Result[]>}
 */
async function runInTurn(chosen, built = true) {
  /** @type {Result[]} */
  const results = [];
  for (const step of chosen) {
    results.push(step.needsBuild && !built ? {title: step.title, state: 'NOT RUN', seconds: 0} : await runStep(step));
  }
  return results;
}

/** @param {Result[]} results */
function summarize(results) {
  logToConsole(`\n${'Step'.padEnd(28)}${'Result'.padEnd(10)}${'Seconds'.padStart(8)}   Tests`);
  for (const {title, state, seconds, counts} of results) {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : '';
    logToConsole(`${title.padEnd(28)}${state.padEnd(10)}${seconds.toFixed(1).padStart(8)}   ${tests}`);
  }
  const failed = results.filter(({state}) => state !== 'passed').map(({title}) => title);
  if (failed.length > 0) logToConsole(`\nNot in order: ${failed.join(', ')}`);
  for (const failure of results.flatMap(({counts}) => counts?.failures.slice(0, FAILURES_TOLD) ?? [])) {
    logToConsole(`\n${failure}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    results.reduce((total, {counts}) => total + (counts?.[kind] ?? 0), 0);
  logToConsole(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

async function test() {
  requireNodeVersion();
  const chosen = chosenSteps();
  await installIfNeeded(logToConsole);
  const [build] = await runInTurn(chosen.filter(({name}) => name === 'build'));
  const results = [
    ...(build ? [build] : []),
    ...(await runSideBySide(chosen.filter(({readsSourcesOnly}) => readsSourcesOnly))),
    ...(await runInTurn(
      chosen.filter(({name, readsSourcesOnly}) => name !== 'build' && !readsSourcesOnly),
      build?.state !== 'FAILED',
    )),
  ];
  summarize(results);
  process.exitCode = results.every(({state}) => state === 'passed') ? 0 : 1;
}

test().catch(endWithFailure);
