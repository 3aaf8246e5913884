// @ts-check
import {CommandFailed} from './commands.mjs';
import {explain} from './failure.mjs';
import {logToConsole} from './progress.mjs';

/** How many background steps run at once: one per core of the machine that the tests are made for. */
const BACKGROUND_STEPS = 1;

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {'passed' | 'FAILED' | 'NOT RUN'} state
 * @property {number} seconds
 * @property {import('./test-counts.mjs').Counts} [counts]
 */

/**
 * Runs one step. A background step shows its output when it fails, every other step as it comes.
 *
 * @param {import('./test-steps.mjs').Step} step
 * @param {boolean} quiet hides the output of tests
 * @returns {Promise<Result>} never rejects: a step that fails does not hide the later ones
 */
async function runStep(step, quiet) {
  const started = Date.now();
  const heading = `\n── ${step.title} ──`;
  const isBackground = step.runs === 'background';
  const show = !isBackground && !quiet;
  if (show) logToConsole(heading);
  /** @type {Result['state']} */
  let state = 'passed';
  try {
    await step.run({show, lowPriority: isBackground});
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
 * @param {import('./test-steps.mjs').Step} step
 * @param {ReadonlySet<import('./test-steps.mjs').Step>} running
 * @returns {boolean} whether it may start while the others run
 */
function fitsBeside(step, running) {
  const count = (/** @type {import('./test-steps.mjs').Step['runs']} */ how) =>
    [...running].filter(({runs}) => runs === how).length;
  if (step.runs === 'alone') return running.size === 0;
  if (count('alone') > 0) return false;
  return step.runs === 'background' ? count('background') < BACKGROUND_STEPS : count('foreground') === 0;
}

/**
 * Runs steps on two cores: one in the foreground at a time, and what only needs a processor in the background at low priority.
 * The first step of the list that fits starts next; a step that needs the build waits for it, and does not run when it failed.
 *
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @param {{quiet?: boolean}} [options] `quiet` hides the output of tests; their failures are in the results
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, {quiet = false} = {}) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Map<import('./test-steps.mjs').Step, Promise<void>>} */
  const running = new Map();

  const isReady = (/** @type {import('./test-steps.mjs').Step} */ step) =>
    fitsBeside(step, new Set(running.keys())) && (!step.needsBuild || results.has('build'));

  const start = (/** @type {import('./test-steps.mjs').Step} */ step) => {
    const run = runStep(step, quiet).then((result) => {
      results.set(step.name, result);
      running.delete(step);
    });
    running.set(step, run);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next === -1) {
      await Promise.race(running.values());
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
