import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const FOLDERS = ['app/objects', 'service/objects'];
/** A row that is written without the names of its columns. */
const UNNAMED = /INTO\s+\w+\s+(?:VALUES|SELECT)/g;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file)),
);

it('every row names its columns: after a rollback a table has more than the code knows', () => {
  const texts = sources.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  expect(texts.filter(({text}) => /INTO\s+\w+\s+\(/.test(text)).length).toBeGreaterThan(10);
  expect(texts.flatMap(({file, text}) => (text.match(UNNAMED) ?? []).map((found) => `${file}: ${found}`))).toEqual([]);
});
