// @ts-check
// Mutation testing: `npm run test:mutation` (docs/decisions/107-mutation-testing.md).

export default /** @satisfies {import('@stryker-mutator/api/core').PartialStrykerOptions} */ ({
  testRunner: 'vitest',
  // `related`: a run of one topic starts only the tests that import it.
  vitest: {configFile: 'vitest.mutation.config.ts', related: true},
  plugins: ['@stryker-mutator/vitest-runner', './scripts/lib/mutation/developer-texts.mjs'],
  mutate: [
    'app/domain/**/*.ts',
    'app/edge/**/*.ts',
    'app/services/**/*.ts',
    '!app/**/*.test.ts',
    // Test data.
    '!app/**/*.fixture.ts',
  ],
  // Only what the unit tests of the three folders import is copied.
  ignorePatterns: ['/.*', '/build', '/docs', '/emulator', '/public', '/tests/e2e', '/tests/load'],
  coverageAnalysis: 'perTest',
  // Code that runs once, at import: tables, patterns, schemas. No test alone covers it, so each such mutant would run every test
  // that imports the module.
  ignoreStatic: true,
  // Texts of errors that only a developer reads: nothing behaves by them.
  ignorers: ['developer-texts'],
  incremental: true,
  incrementalFile: '.build/mutation/incremental.json',
  tempDirName: '.build/mutation/sandbox',
  reporters: ['progress-append-only'],
  // Types are compiled away, no mutant is checked by the compiler.
  disableTypeChecks: false,
  tsconfigFile: '.build/mutation/none.json',
  allowEmpty: true,
});
