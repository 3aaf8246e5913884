import {execFileSync} from 'node:child_process';

import {expect, it} from 'vitest';

import {INPUTS} from '../../scripts/lib/build.mjs';

const IMPORTED = /(?:from|import) '(?:\.\.\/)+((?:store|locales|graphql)\/[^']+)'/g;

/** What the sources of a folder import of the merchant's settings, texts and queries. */
function importedBy(folder: string) {
  const lines = execFileSync(
    'git',
    [
      'grep',
      '--untracked',
      '-hE',
      "^(import|export|[}]).*'(\\.\\./)+(store|locales|graphql)/",
      '--',
      `${folder}/*.ts`,
      `${folder}/*.tsx`,
      `:!${folder}/*.test.*`,
    ],
    {encoding: 'utf8'},
  );
  return new Set([...lines.matchAll(IMPORTED)].map(([, file = '']) => file));
}

it.each([
  ['app', INPUTS.shop],
  ['emulator', INPUTS.emulator],
  ['service', INPUTS.service],
])('a change of a file that %s imports builds its worker again', (folder, inputs) => {
  const imported = [...importedBy(folder)];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual(
    [],
  );
});
