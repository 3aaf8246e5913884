import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const FOLDERS = ['app', 'contracts', 'emulator', 'locales', 'scripts', 'service', 'store', 'tests'];
const DIRECTIVE = /(?:eslint|oxlint)-(?:disable|enable)/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file))
    .map((file) => path.join(folder, file)),
);

it('no comment switches a lint rule off: exceptions stand in oxlint.config.mjs', () => {
  expect(sources.length).toBeGreaterThan(1500);
  expect(sources.filter((file) => DIRECTIVE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
