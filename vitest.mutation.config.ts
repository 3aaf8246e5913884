import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** The unit tests that run against mutants: those beside the mutated files, which start nothing. */
export default defineConfig({
  plugins: [tsconfigPaths({projects: ['./tsconfig.json']})],
  define: {__BUILD_ID__: '"test"'},
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: ['app/{domain,edge,services}/**/*.test.ts'],
    setupFiles: ['tests/support/mutation-setup.ts'],
  },
});
