import {fileURLToPath} from 'node:url';

import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** The tests that run against mutants: they start no process, so that one takes milliseconds. */
export default defineConfig({
  plugins: [tsconfigPaths({projects: ['./tsconfig.json']})],
  define: {__BUILD_ID__: '"test"'},
  resolve: {alias: {'cloudflare:workers': fileURLToPath(new URL('tests/support/node-workers.ts', import.meta.url))}},
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: [
      'app/{domain,edge,services}/**/*.test.ts',
      // Those of the worker that need nothing of it but a cache.
      'tests/worker/{document-cache*,video-proxy,picture-proxy,serve}.test.ts',
    ],
    setupFiles: ['tests/support/mutation-setup.ts'],
  },
});
