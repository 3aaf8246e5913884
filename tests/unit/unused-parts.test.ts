import {expect, test} from 'vitest';

import {cut} from '../../scripts/vite/unused/cut';

const FILE = 'package/index.js';

test('a text is replaced wherever it is, and up to another text where one is named', () => {
  expect(cut(FILE, 'if (a) x(); if (a) y();', [['if (a)', 'if (false)']])).toBe('if (false) x(); if (false) y();');
  expect(cut(FILE, 'a(1, 2); b(); a(3);', [['a(', 'c(', ');']])).toBe('c( b(); c(');
});

test('cuts follow one another', () => {
  const cuts = [
    ['future.flag', 'true'],
    ['if (true) {', '{'],
  ] as const;
  expect(cut(FILE, 'if (future.flag) {}', cuts)).toBe('{}');
});

test('a package with other code is an error that names the file', () => {
  expect(() => cut(FILE, 'b()', [['a()', '']])).toThrow('package/index.js has no "a()" any more');
  expect(() => cut(FILE, 'a(b', [['a(', '', ');']])).toThrow('has no ");" after "a("');
});
