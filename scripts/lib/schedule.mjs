// @ts-check
import {CommandFailed} from './commands.mjs';
import {explain} from './failure.mjs';
import {logToConsole} from './progress.mjs';

/** The gate is made for a machine with two cores: more steps at once would only share them. */
const CORES = 2;

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {'passed' | 'FAILED' | 'NOT RUN'} state
 * @property {number} seconds
 * @property {import('./test-counts.mjs').Counts} [counts]
 */

/**
 * Runs one step. A step that has both cores shows its output as it comes; one that runs beside another shows it when it fails.
 *
 * @param {import('./test-steps.mjs').Step} step
 * @param {boolean} quiet hides the output of tests
 * @returns {Promise<Result>} never rejects: a step that fails does not hide the later ones
 */
async function runStep(step, quiet) {
  const started = Date.now();
  const heading = `\n── ${step.title} ──`;
  const show = step.cores === CORES && !quiet;
  if (show) logToConsole(heading);
  /** @type {Result['state']} */
  let state = 'passed';
  try {
    await step.run({show});
  } catch (error) {
    state = 'FAILED';
    if (!show && !quiet) logToConsole(heading);
    const hasSaidWhy = step.count && (show || quiet);
    logToConsole(error instanceof CommandFailed && hasSaidWhy ? error.message : explain(error));
  }
  const counts = step.count?.();
  if (counts && counts.failures.length > 0) state = 'FAILED';
  const seconds = (Date.now() - started) / 1000;
  logToConsole(`${step.title}: ${state} (${seconds.toFixed(1)} s)`);
  return {title: step.title, state, seconds, ...(counts && {counts})};
}

/**
 * Runs steps on two cores. Whenever a core is free, the first step of the list that fits starts; a step that needs the build
 * waits for it, and does not run when it failed.
 *
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @param {{quiet?: boolean}} [options] `quiet` hides the output of tests; their failures are in the results
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, {quiet = false} = {}) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let freeCores = CORES;

  const isReady = (/** @type {import('./test-steps.mjs').Step} */ step) =>
    step.cores <= freeCores && (!step.needsBuild || results.has('build'));

  const start = (/** @type {import('./test-steps.mjs').Step} */ step) => {
    freeCores -= step.cores;
    const run = runStep(step, quiet).then((result) => {
      results.set(step.name, result);
      freeCores += step.cores;
      running.delete(run);
    });
    running.add(run);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next === -1) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (!step) continue;
    if (step.needsBuild && results.get('build')?.state === 'FAILED') {
      results.set(step.name, {title: step.title, state: 'NOT RUN', seconds: 0});
    } else {
      start(step);
    }
  }
  return steps.flatMap(({name}) => results.get(name) ?? []);
}
