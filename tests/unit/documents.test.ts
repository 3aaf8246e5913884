import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const documents = [
  ...['README.md', 'emulator/README.md'],
  ...readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !file.startsWith('upstream'))
    .map((file) => path.join('docs', file)),
];

/** A file of the repository as a document names it: with its folder, and nothing left open. */
const NAMED =
  /`((?:app|contracts|docs|emulator|graphql|locales|scripts|store|tests)\/[\w./-]+\.(?:tsx?|mjs|json|md))`/g;

test('documents name only files that exist', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, file = '']) => ({document, file})),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({file}) => !existsSync(file))).toEqual([]);
});
