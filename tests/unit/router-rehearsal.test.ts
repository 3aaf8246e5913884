import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

import {expect, it, test} from 'vitest';
import * as z from 'zod';

import {EDITS} from '../../scripts/next-router/edits.mjs';
import {edited} from '../../scripts/next-router/migrate.mjs';
import {FILES, PACKAGES, RENAMES} from '../../scripts/next-router/plan.mjs';

const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync('package.json', 'utf8')));

test.each(EDITS)('the rehearsed migration finds its place in $file: $why', (edit) => {
  expect(edited(readFileSync(edit.file, 'utf8'), edit)).toContain(edit.to);
});

test('every name that changes is in use', () => {
  const names = RENAMES.map(([from]) => from);
  const patterns = names.flatMap((name) => ['-e', name]);
  const places = ['--', 'app', 'scripts', 'tests', '*.ts', ':!scripts/next-router'];
  const found = execFileSync('git', ['grep', '-hoF', ...patterns, ...places], {encoding: 'utf8'});
  expect(new Set(found.trim().split('\n'))).toEqual(new Set(names));
});

test.each(FILES)('%s, which goes or moves, exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

test.each(Object.entries(PACKAGES))('of the %s, those that go are there', (field, versions) => {
  const gone = Object.keys(versions).filter((name) => versions[name] === null);
  expect(Object.keys(manifest[field] ?? {})).toEqual(expect.arrayContaining(gone));
});

it('refuses an edit whose place is not there, or twice', () => {
  const edit = {file: 'a.ts', from: 'one', to: 'two'};
  expect(edited('one, three', edit)).toBe('two, three');
  expect(() => edited('three', edit)).toThrow('a.ts has this 0 times');
  expect(() => edited('one, one', edit)).toThrow('a.ts has this 2 times');
});
