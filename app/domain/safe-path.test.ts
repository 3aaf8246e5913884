import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {safePath} from './safe-path';

const ORIGIN = 'https://shop.example';

describe('safe redirect target', () => {
  it.each([
    ['/de/checkout/cart', '/de/checkout/cart'],
    ['/en/c/coffee-shop?page=2#top', '/en/c/coffee-shop?page=2#top'],
    ['/', '/'],
    ['https://shop.example', '/'],
    ['https://shop.example/en?a=//b', '/en?a=//b'],
    ['/de/p/a%20b', '/de/p/a%20b'],
    ['/de/p/käse', '/de/p/k%C3%A4se'],
    ['/de/../en', '/en'],
    ['/de/%2e%2e/en', '/en'],
    ['/de/%2e', '/de/'],
    ['/de/search?q=100%25', '/de/search?q=100%25'],
    ['/a%252520b', '/a%252520b'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('%j leads to %j', (target, path) => {
    expect(safePath(target, ORIGIN, '/fallback')).toBe(path);
  });

  it.each([
    [''],
    ['de'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/%5cevil.example'],
    ['/%5C%5Cevil.example'],
    ['/%2f/evil.example'],
    ['/%252fevil.example'],
    ['/%252f%252fevil.example'],
    ['/de//evil.example'],
    ['/./%2fevil.example'],
    ['/..//evil.example'],
    ['/%252e%252e/secret'],
    ['/\t/evil.example'],
    ['/%09/evil.example'],
    ['/a%0d%0aSet-Cookie:%20x=1'],
    ['/a%250d%250aSet-Cookie:%20x=1'],
    ['/a%00'],
    ['/a%'],
    ['/a%ff'],
    ['/a\u2028b'],
    [' /de'],
    ['/de '],
    ['/de\u00a0'],
    ['/a%25252520b'],
    ['/de/%252e/a'],
    ['https://shop.example:8443/de'],
    ['https://shop.example/\u2028'],
    ['https://[shop.example/de'],
    ['https://evil.example/'],
    ['http://shop.example/'],
    ['https://shop.example.evil.example/'],
    ['https://shop.example@evil.example/'],
    ['https://user@shop.example/'],
    ['https:/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [`/${'a'.repeat(2048)}`],
    [null],
    [undefined],
  ])('%j leads to the fallback', (target) => {
    expect(safePath(target, ORIGIN, '/fallback')).toBe('/fallback');
  });

  it('falls back to the home page', () => {
    expect(safePath('//evil.example', ORIGIN)).toBe('/');
  });
});

describe('safe redirect target for any input', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%252f',
    '%25',
    '%0d',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'de',
    'https:',
    ORIGIN,
  );
  const target = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.webUrl(),
    fc.array(pieces, {maxLength: 8}).map((parts) => parts.join('')),
    fc.array(pieces, {maxLength: 8}).map((parts) => `/${parts.join('')}`),
  );

  it('stays on the origin, as a path that no proxy can read otherwise', () => {
    fc.assert(
      fc.property(target, (value) => {
        const path = safePath(value, ORIGIN, '/fallback');
        expect(path).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        const {pathname} = new URL(path, ORIGIN);
        expect(decodeURIComponent(decodeURIComponent(pathname))).not.toMatch(/\/\/|\\|\p{Cc}/u);
      }),
      {numRuns: 2000},
    );
  });

  it('is the same path when asked again', () => {
    fc.assert(
      fc.property(target, (value) => {
        const path = safePath(value, ORIGIN, '/fallback');
        expect(safePath(path, ORIGIN, '/other')).toBe(path);
      }),
    );
  });

  it('keeps every ordinary path', () => {
    const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
    fc.assert(
      fc.property(fc.array(segment, {minLength: 1, maxLength: 5}), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(safePath(path, ORIGIN, '/fallback')).toBe(path);
      }),
    );
  });
});
