import {fileURLToPath} from 'node:url';

import {cloudflareTest} from '@cloudflare/vitest-pool-workers';
import type {Plugin} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** The worker's tests run server.ts without the pages: Remix's Vite plugin does not work under vitest. */
const noPages: Plugin = {
  name: 'lichtung:no-pages',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'virtual:remix/server-build'
      ? fileURLToPath(new URL('./tests/support/build-without-pages.ts', import.meta.url))
      : null,
};

const shared = {
  plugins: [tsconfigPaths({projects: ['./tsconfig.json']})],
  define: {__BUILD_ID__: '"test"'},
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,emulator,contracts,scripts,locales}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/contract-setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        ...shared,
        plugins: [
          ...shared.plugins,
          noPages,
          cloudflareTest({
            main: './server.ts',
            wrangler: {configPath: './wrangler.toml'},
            miniflare: {cf: false, bindings: {ENVIRONMENT: 'test'}},
          }),
        ],
        test: {
          name: 'worker-shop',
          include: ['tests/worker/shop/**/*.test.ts'],
          setupFiles: ['tests/support/worker-setup.ts'],
        },
      },
      {
        ...shared,
        plugins: [
          ...shared.plugins,
          cloudflareTest({
            main: './emulator/index.ts',
            wrangler: {configPath: './emulator/wrangler.toml'},
            miniflare: {cf: false, bindings: {ENVIRONMENT: 'test', CONTROL_INTERFACE: 'on'}},
          }),
        ],
        test: {name: 'worker-emulator', include: ['tests/worker/emulator/**/*.test.ts']},
      },
    ],
  },
});
