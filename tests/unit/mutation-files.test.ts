import {readdirSync} from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';
import {expect, test} from 'vitest';

import stryker from '../../stryker.config.js';

const FOLDERS = ['app/domain', 'app/edge', 'app/services'];

/** The files that the tests of the mutated folders import, themselves included. */
async function importedFiles(): Promise<readonly string[]> {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  );
  const {metafile} = await build({
    entryPoints: tests,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.build',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['virtual:*'],
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

// A test file that cannot be imported has no failing test: Stryker would go on without it, and every mutant that it detects would survive.
test('the copy that is mutated has every file that its tests import', async () => {
  const imported = await importedFiles();
  expect(imported.length).toBeGreaterThan(500);
  const ignored = stryker.ignorePatterns.map((pattern) => pattern.replace(/^\/|\*$/g, ''));
  expect(imported.filter((file) => ignored.some((start) => file.startsWith(start)))).toEqual([]);
});
