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

/** The cells of each row of the map: section, rule, modules, tests. */
const ROWS = readFileSync('docs/spec-map.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split(/(?<!\\) \| |^\| | \|$/).slice(1, 5));

const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Whether a path leads to a file or folder; `*` stands for any part of one name. */
function leadsSomewhere([first = '', ...below]: readonly string[], folder = '.'): boolean {
  const [before = '', after = ''] = first.split('*');
  const names = first.includes('*')
    ? readdirSync(folder).filter((name) => name.startsWith(before) && name.endsWith(after))
    : [first];
  return names
    .map((name) => path.join(folder, name))
    .some((place) => existsSync(place) && (below.length === 0 || leadsSomewhere(below, place)));
}

test('every path in the map of the specification leads to a file', () => {
  const paths = ROWS.flatMap(([, , modules = '', tests = '']) => [...inCode(modules), ...inCode(tests)]).filter(
    (name) => name.includes('/'),
  );
  expect(paths.length).toBeGreaterThan(400);
  expect(paths.filter((name) => !leadsSomewhere(name.split('/')))).toEqual([]);
});

test('the map of the specification names without a folder what stands beside a module of its row', () => {
  const lost = ROWS.flatMap(([, rule = '', modules = '', tests = '']) => {
    const named = inCode(modules);
    const folders = named.filter((name) => name.includes('/')).map((name) => path.dirname(name));
    return [...named, ...inCode(tests)]
      .filter((name) => /^[\w.-]+\.(?:tsx?|mjs)$/.test(name))
      .filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))))
      .map((name) => ({rule, name}));
  });
  expect(ROWS.length).toBeGreaterThan(150);
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
