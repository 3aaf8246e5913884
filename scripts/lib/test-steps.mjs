// @ts-check
import {existsSync, mkdirSync} from 'node:fs';

import {buildAll} from './build.mjs';
import {findChromium} from './chromium.mjs';
import {runNode} from './commands.mjs';
import {fingerprint} from './fingerprints.mjs';
import {inProject} from './paths.mjs';
import {logToConsole} from './progress.mjs';
import {countPlaywright, countVitest} from './test-counts.mjs';

/**
 * @typedef {object} RunOptions
 * @property {boolean} show passes its output through as it comes
 * @property {boolean} lowPriority runs it at the lowest priority
 */

/**
 * @typedef {object} Step
 * @property {string} name as in `--only`
 * @property {string} title as in the summary
 * @property {'alone' | 'foreground' | 'background'} runs `background`: needs only a processor, no build and no bound in
 *   milliseconds, so it runs at low priority beside the others; `foreground`: one at a time, background steps beside it;
 *   `alone`: measures time, or writes what others read
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 * @property {boolean} [onlyFull] part of `--full` alone
 * @property {(options: RunOptions) => Promise<unknown>} run throws on failure
 * @property {() => import('./test-counts.mjs').Counts} [count] how many tests it ran, for steps that run tests
 */

/** @param {string} name */
const report = (name) => inProject('.build/reports', `${name}.json`);

const sources = ['app', 'server.ts', 'emulator', 'service', 'contracts', 'graphql', 'tests'];

/** Far more than the worker tests take. Nothing else ends them if their runtime hangs. */
const WORKER_TESTS_MS = 10 * 60_000;

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {number} [limitMs] how long it may take
 * @returns {Pick<Step, 'name' | 'run' | 'count'>}
 */
const vitest = (name, projects, limitMs) => ({
  name,
  run: (options) =>
    runNode(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--allowOnly=false',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report(name)}`,
      ],
      {...options, ...(limitMs !== undefined && {limitMs})},
    ),
  count: () => countVitest(report(name)),
});

/** Generates the code again, and fails if the result differs from what is committed. */
async function checkGenerated() {
  const generated = ['graphql/generated'];
  const before = fingerprint(generated);
  await runNode('node_modules/@graphql-codegen/cli/cjs/bin.js', ['--config', 'codegen.ts']);
  if (fingerprint(generated) !== before) {
    throw new Error('graphql/generated was out of date. It has been renewed: look at the difference and commit it.');
  }
}

/** Environment of checkers written in Go: no garbage collection below 3 GiB saves a fifth of their processor time. */
const WITHOUT_GC = {GOGC: 'off', GOMEMLIMIT: '3GiB'};

/**
 * Checks the types of one project with the native compiler, which takes a fifth of the time. Runs on one
 * thread, because several need half as much processor time again.
 *
 * @param {string} project folder of its tsconfig.json
 * @param {RunOptions} options
 */
const checkTypes = (project, options) =>
  runNode('node_modules/typescript-native/bin/tsc', ['--noEmit', '--singleThreaded', '-p', project], {
    ...options,
    env: WITHOUT_GC,
  });

/**
 * @param {string} name
 * @param {readonly string[]} projects of playwright.config.ts
 * @returns {Pick<Step, 'name' | 'run' | 'count' | 'needsBuild' | 'needsBrowser'>}
 */
const playwright = (name, projects) => ({
  name,
  needsBuild: true,
  needsBrowser: true,
  run: async ({show}) => {
    const chromium = await findChromium(logToConsole);
    mkdirSync(inProject('.build/reports'), {recursive: true});
    await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--forbid-only', ...projects.map((project) => `--project=${project}`)],
      {env: {CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name)}, show},
    );
  },
  count: () => countPlaywright(report(name)),
});

/**
 * What `npm test` does, in the order in which steps start where they fit
 * (docs/decisions/105-test-schedule.md).
 *
 * @type {readonly Step[]}
 */
const steps = [
  {name: 'generated', title: 'Generated code', runs: 'alone', run: checkGenerated},
  {name: 'build', title: 'Build', runs: 'foreground', run: () => buildAll(logToConsole)},
  {
    name: 'lint',
    title: 'Lint',
    runs: 'background',
    run: (options) =>
      runNode('node_modules/oxlint/bin/oxlint', ['--config', 'oxlint.config.mjs'], {...options, env: WITHOUT_GC}),
  },
  {title: 'Unit tests', runs: 'background', ...vitest('unit', ['unit'])},
  // Not in the background: a runtime that hardly gets a processor misses the bounds of its own tests.
  {title: 'Worker tests', runs: 'foreground', ...vitest('worker', ['worker-shop', 'worker-service'], WORKER_TESTS_MS)},
  {
    name: 'layers',
    title: 'Layers and circles',
    runs: 'background',
    run: (options) =>
      runNode(
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        ['--config', '.dependency-cruiser.cjs', ...sources.filter((place) => existsSync(inProject(place)))],
        options,
      ),
  },
  {
    name: 'types',
    title: 'Types',
    runs: 'background',
    run: async (options) => {
      await checkTypes('.', options);
      await checkTypes('scripts', options);
    },
  },
  {
    name: 'format',
    title: 'Format',
    runs: 'background',
    run: (options) => runNode('node_modules/oxfmt/bin/oxfmt', ['--check'], options),
  },
  {title: 'Contract tests', runs: 'foreground', needsBuild: true, ...vitest('contract', ['contract'])},
  {title: 'Route tests', runs: 'foreground', ...vitest('routes', ['routes'], WORKER_TESTS_MS)},
  {title: 'End-to-end tests', runs: 'foreground', ...playwright('e2e', ['js', 'no-js'])},
  {title: 'Times on a slow phone', runs: 'alone', onlyFull: true, ...playwright('timed', ['timed'])},
  {
    name: 'unused',
    title: 'Unused files, exports and packages',
    runs: 'background',
    onlyFull: true,
    run: (options) => runNode('node_modules/knip/bin/knip.js', [], options),
  },
  {
    name: 'mutation',
    title: 'Mutants of changed files',
    runs: 'alone',
    onlyFull: true,
    run: (options) => runNode('scripts/mutation.mjs', ['--changed'], options),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    runs: 'alone',
    needsBuild: true,
    needsBrowser: true,
    onlyFull: true,
    run: (options) => runNode('scripts/lighthouse.mjs', [], options),
  },
];

/**
 * Chooses steps, with the build where one of them needs it.
 *
 * @param {{only?: string | undefined, full?: boolean | undefined}} choice `only`: names with commas between; `full`: the long
 *   steps, too
 * @returns {readonly Step[]}
 * @throws {RangeError} on a step that does not exist
 */
export function chooseSteps({only, full = false}) {
  const names = only?.split(',').map((name) => name.trim());
  for (const name of names ?? []) {
    if (steps.some((step) => step.name === name)) continue;
    throw new RangeError(`No step "${name}". There are: ${steps.map((step) => step.name).join(', ')}.`);
  }
  const chosen = steps.filter((step) => (names ? names.includes(step.name) : full || !step.onlyFull));
  const needsBuild = chosen.some((step) => step.needsBuild);
  return steps.filter((step) => chosen.includes(step) || (step.name === 'build' && needsBuild));
}
