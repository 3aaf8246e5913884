import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const documents = [
  'README.md',
  'emulator/README.md',
  ...readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !file.startsWith('upstream'))
    .map((file) => path.join('docs', file)),
];

/** A file of the repository as a document names it: with its folder, and nothing left open. */
const NAMED =
  /`((?:app|contracts|docs|emulator|graphql|locales|scripts|service|store|tests)\/[\w./-]+\.(?:tsx?|mjs|json|md))`/g;

test('documents name only files that exist', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, file = '']) => ({document, file})),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({file}) => !existsSync(file))).toEqual([]);
});

/** A file without its folder. */
const BARE = /`([\w.-]+\.(?:tsx?|mjs))`/g;

test('the map of the specification names tests that are beside a module of their row', () => {
  const rows = readFileSync('docs/spec-map.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const lost = rows.flatMap((row) => {
    const folders = [...row.matchAll(/`([\w./-]+\/[\w.-]*)`/g)].map(([, file = '']) => path.dirname(`${file}.`));
    return [...row.matchAll(BARE)]
      .map(([, name = '']) => name)
      .filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  });
  expect(rows.length).toBeGreaterThan(150);
  expect(lost).toEqual([]);
});

test('the list of decisions has each record once, with its title', () => {
  const records = readdirSync('docs/decisions').filter((file) => /^\d{3}-/.test(file));
  const wanted = records.toSorted().map((file) => {
    const [, title = ''] = /^# \d{3} · (.+)$/m.exec(readFileSync(path.join('docs/decisions', file), 'utf8')) ?? [];
    return `- [${file.slice(0, 3)}](${file}) ${title}`;
  });
  const listed = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^- \[\d{3}\]/.test(line));
  expect(listed).toEqual(wanted);
});
