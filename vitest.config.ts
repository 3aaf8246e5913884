import {mkdirSync} from 'node:fs';

import {cloudflareTest} from '@cloudflare/vitest-pool-workers';
import {Response as WorkerResponse} from 'miniflare';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

// Passes V8 flags to the runtimes of the worker projects, which the pool starts in this process.
import './scripts/lib/runtime.mjs';
import {keptMail} from './scripts/vite/kept-mail';
import {localisedMenus} from './scripts/vite/merchant-files';
import {seedForVite} from './emulator/seed/read/plugins';
import {routeTestRuntime, withoutRendering} from './tests/routes/support/runtime';
import {keepScratchInMemory} from './tests/support/scratch';

keepScratchInMemory();

// The wrangler files name folders that only a build makes; the tests of the workers run without one.
for (const folder of ['build/client', '.build/pictures']) mkdirSync(folder, {recursive: true});

const shared = {
  plugins: [tsconfigPaths({projects: ['./tsconfig.json']}), seedForVite(), localisedMenus, keptMail],
  define: {__BUILD_ID__: '"test"'},
};

// The message of a failure, which is all that the report of a run has of it, shows the values that differ.
const legible = {chaiConfig: {truncateThreshold: 500}};

/** The contract tests that wait most of the time: for processes, for what a service sends later. */
const WAITING = /\/contract\/(?:processes\/|cart\/faults|cms-changes|outages\.|service-api\/search-index)/;

/** Starts the waiting tests first: the background steps of `npm test` use their time. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({moduleId}: TestSpecification) => WAITING.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    // A sequencer of our own would ignore `--sequence.shuffle`.
    sequence: process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))
      ? {}
      : {sequencer: WaitingFirst},
    // What a test writes is shown where it fails.
    silent: 'passed-only',
    projects: [
      {
        ...shared,
        test: {
          ...legible,
          name: 'unit',
          environment: 'node',
          // What is pure keeps nothing that a next file could find: one process for many files takes a fifth of the time.
          isolate: false,
          // Property tests run many times; a throttled core is no failure.
          testTimeout: 30_000,
          include: [
            '{app,service,emulator,contracts,scripts,locales}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        ...shared,
        test: {
          ...legible,
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/contract-setup.ts'],
          setupFiles: ['tests/support/contract-deadlines.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Most of the time a test waits for its own worker: three files fit side by side on two cores, and take a seventh less than two.
          maxWorkers: 3,
          // Files share what they import: schemas, the first data, the runtime's library. Each starts what it asks anew.
          isolate: false,
          sequence: {groupOrder: 1},
        },
      },
      {...shared, test: {...legible, name: 'load', environment: 'node', include: ['tests/load/**/*.test.ts']}},
      {
        ...shared,
        plugins: [
          ...shared.plugins,
          cloudflareTest({
            main: './tests/worker/worker.ts',
            wrangler: {configPath: './wrangler.toml'},
            miniflare: {cf: false, bindings: {ENVIRONMENT: 'test'}},
          }),
        ],
        test: {
          ...legible,
          name: 'worker-shop',
          setupFiles: ['tests/worker/reset-objects.ts'],
          // Files share what they import, as in the next project: importing it for each took most of the time.
          isolate: false,
          // Nor does a test find what the one before it replaced.
          restoreMocks: true,
          testTimeout: 30_000,
          include: ['tests/worker/*.test.ts'],
        },
      },
      {
        ...shared,
        plugins: [
          ...shared.plugins,
          cloudflareTest({
            main: './service/index.ts',
            wrangler: {configPath: './service/wrangler.toml'},
            // The mail provider takes everything; nobody else answers as documented.
            miniflare: {
              cf: false,
              bindings: {ENVIRONMENT: 'test', CONTROL_INTERFACE: 'on', ARCHIVE_URL: ''},
              outboundService: () => new WorkerResponse('{}'),
            },
          }),
        ],
        test: {
          ...legible,
          name: 'worker-service',
          setupFiles: ['tests/worker/service/clock.ts', 'tests/worker/reset-objects.ts'],
          isolate: false,
          restoreMocks: true,
          // As in the shop's worker: the alarms of three days take seconds where other steps use the cores.
          testTimeout: 30_000,
          include: ['tests/worker/service/**/*.test.ts'],
        },
      },
      {
        ...shared,
        // Packages name source maps that they do not bring.
        logLevel: 'error',
        plugins: [...shared.plugins, withoutRendering, cloudflareTest(routeTestRuntime)],
        test: {
          ...legible,
          name: 'routes',
          include: ['tests/routes/**/*.test.ts'],
          globalSetup: ['tests/routes/support/setup.ts'],
          testTimeout: 30_000,
          // A runtime, with its own emulator, for each of two workers; each starts once and loads every module once.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
