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
 * @property {boolean} [needsBuild]
 * @property {boolean} [readsSourcesOnly] changes nothing that others read and is silent until it fails, so it may run beside them
 * @property {boolean} [onlyFull] part of `--full` alone
 * @property {() => Promise<unknown>} run throws on failure
 * @property {() => import('./test-counts.mjs').Counts} [count] how many tests it ran, for steps that run tests
 */

/** @param {string} name */
const report = (name) => inProject('.build/reports', `${name}.json`);

const sources = ['app', 'server.ts', 'emulator', 'contracts', 'graphql', 'tests'];

/** Far more than the worker tests take. Nothing else ends them when the runtime hangs that they run in. */
const WORKER_TESTS_MS = 10 * 60_000;

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} projects of vitest.config.ts
 * @param {number} [limitMs] how long it may take
 * @returns {Step}
 */
const vitest = (name, title, projects, limitMs) => ({
  name,
  title,
  needsBuild: name !== 'unit',
  readsSourcesOnly: name === 'unit',
  run: () =>
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
      {show: name !== 'unit', limitMs},
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

async function checkTypes() {
  await runNode('node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
  await runNode('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'scripts']);
}

async function runEndToEnd() {
  const chromium = await findChromium(logToConsole);
  mkdirSync(inProject('.build/reports'), {recursive: true});
  await runNode('node_modules/@playwright/test/cli.js', ['test', '--forbid-only'], {
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e'),
    },
    show: true,
  });
}

/** @type {readonly Step[]} what `npm test` does, in its order */
export const steps = [
  {name: 'build', title: 'Build', run: () => buildAll(logToConsole)},
  {
    name: 'format',
    readsSourcesOnly: true,
    title: 'Format',
    run: () => runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  },
  {
    name: 'lint',
    readsSourcesOnly: true,
    title: 'Lint',
    run: () => runNode('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  },
  {
    name: 'floors',
    readsSourcesOnly: true,
    title: 'Floors and circles',
    run: () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        ...sources.filter((place) => existsSync(inProject(place))),
      ]),
  },
  {name: 'types', title: 'Types', readsSourcesOnly: true, run: checkTypes},
  {name: 'generated', title: 'Generated code', run: checkGenerated},
  {
    name: 'unused',
    title: 'Unused files and packages',
    onlyFull: true,
    run: () => run(process.execPath, ['node_modules/knip/bin/knip.js']),
  },
  vitest('unit', 'Unit tests', ['unit']),
  vitest('contract', 'Contract tests', ['contract']),
  vitest('worker', 'Worker tests', ['worker-shop', 'worker-emulator'], WORKER_TESTS_MS),
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needsBuild: true,
    run: runEndToEnd,
    count: () => countPlaywright(report('e2e')),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    needsBuild: true,
    onlyFull: true,
    run: () => runNode('scripts/lighthouse.mjs', [], {show: true}),
  },
];
