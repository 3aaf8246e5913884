// @ts-check
import {existsSync, mkdirSync} from 'node:fs';

import {buildAll} from './build.mjs';
import {findChromium} from './chromium.mjs';
import {run, runNode} from './commands.mjs';
import {fingerprint} from './fingerprints.mjs';
import {inProject} from './paths.mjs';
import {logToConsole} from './progress.mjs';
import {countPlaywright, countVitest} from './test-counts.mjs';

/**
 * @typedef {object} Step
 * @property {string} name as in `--only`
 * @property {string} title as in the summary
 * @property {1 | 2} cores 1: keeps one core busy and changes nothing that others read, so another step runs beside it
 * @property {boolean} [needsBuild]
 * @property {boolean} [onlyFull] part of `--full` alone
 * @property {(options: {show: boolean}) => Promise<unknown>} run throws on failure; `show` passes its output through as it comes
 * @property {() => import('./test-counts.mjs').Counts} [count] how many tests it ran, for steps that run tests
 */

/** @param {string} name */
const report = (name) => inProject('.build/reports', `${name}.json`);

const sources = ['app', 'server.ts', 'emulator', 'contracts', 'graphql', 'tests'];

/** Far more than the worker tests take. Nothing else ends them when the runtime hangs that they run in. */
const WORKER_TESTS_MS = 10 * 60_000;

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {number} [limitMs] how long it may take
 * @returns {Pick<Step, 'name' | 'run' | 'count'>}
 */
const vitest = (name, projects, limitMs) => ({
  name,
  run: ({show}) =>
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
      {show, limitMs},
    ),
  count: () => countVitest(report(name)),
});

/** Renews the generated code in place: what differs afterwards had not been renewed with its sources. */
async function checkGenerated() {
  const generated = ['graphql/generated'];
  const before = fingerprint(generated);
  await runNode('node_modules/@graphql-codegen/cli/cjs/bin.js', ['--config', 'codegen.ts']);
  if (fingerprint(generated) !== before) {
    throw new Error('graphql/generated was out of date. It has been renewed: look at the difference and commit it.');
  }
}

/**
 * Checks the types of one project. A later run checks only the files that changed and those that use them.
 *
 * @param {string} project folder of its tsconfig.json
 * @param {string} name of the file that keeps what was found out
 */
const checkTypes = (project, name) =>
  runNode('node_modules/typescript/bin/tsc', [
    ...['--noEmit', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', inProject('.build', `${name}.tsbuildinfo`)],
  ]);

/** @param {{show: boolean}} options */
async function runEndToEnd({show}) {
  const chromium = await findChromium(logToConsole);
  mkdirSync(inProject('.build/reports'), {recursive: true});
  await runNode('node_modules/@playwright/test/cli.js', ['test', '--forbid-only'], {
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e'),
    },
    show,
  });
}

/**
 * What `npm test` does. Two cores take the steps in this order: those of one core first, the longest at the front
 * (docs/decisions/105-the-gate-in-eight-minutes.md).
 *
 * @type {readonly Step[]}
 */
const steps = [
  {
    name: 'lint',
    title: 'Lint',
    cores: 1,
    // The types of the whole project live for the whole run: with room for young objects, half of the collections are saved.
    run: () =>
      run(process.execPath, [
        ...['--max-old-space-size=4096', '--max-semi-space-size=64'],
        ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
      ]),
  },
  {name: 'build', title: 'Build', cores: 1, run: () => buildAll(logToConsole)},
  {
    name: 'types',
    title: 'Types',
    cores: 1,
    run: async () => {
      await checkTypes('.', 'types');
      await checkTypes('scripts', 'types-scripts');
    },
  },
  {
    name: 'format',
    title: 'Format',
    cores: 1,
    run: () =>
      runNode('node_modules/prettier/bin/prettier.cjs', [
        ...['--check', '--log-level=warn', '.'],
        ...['--cache', '--cache-strategy=content', '--cache-location', inProject('.build/format')],
      ]),
  },
  {title: 'Unit tests', cores: 1, ...vitest('unit', ['unit'])},
  {title: 'Route tests', cores: 1, ...vitest('routes', ['routes'], WORKER_TESTS_MS)},
  {
    name: 'floors',
    title: 'Floors and circles',
    cores: 1,
    run: () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        ...sources.filter((place) => existsSync(inProject(place))),
      ]),
  },
  {
    name: 'unused',
    title: 'Unused files and packages',
    cores: 1,
    onlyFull: true,
    run: () => run(process.execPath, ['node_modules/knip/bin/knip.js']),
  },
  {name: 'generated', title: 'Generated code', cores: 2, run: checkGenerated},
  {title: 'Contract tests', cores: 2, needsBuild: true, ...vitest('contract', ['contract'])},
  {
    title: 'Worker tests',
    cores: 2,
    needsBuild: true,
    ...vitest('worker', ['worker-shop', 'worker-emulator'], WORKER_TESTS_MS),
  },
  {
    name: 'mutation',
    title: 'Mutants of changed files',
    cores: 2,
    onlyFull: true,
    run: ({show}) => runNode('scripts/mutation.mjs', ['--changed'], {show}),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    cores: 2,
    needsBuild: true,
    run: runEndToEnd,
    count: () => countPlaywright(report('e2e')),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    cores: 2,
    needsBuild: true,
    onlyFull: true,
    run: ({show}) => runNode('scripts/lighthouse.mjs', [], {show}),
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
