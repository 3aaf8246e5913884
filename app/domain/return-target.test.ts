import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {returnTarget} from './return-target';

const ORIGIN = 'https://shop.example';
const FALLBACK = '/de/account/subscription';

describe('return target of a login', () => {
  it.each([
    ['/en/account/subscription/deliveries?a=1#b', '/en/account/subscription/deliveries?a=1#b'],
    ['https://shop.example/de/checkout/cart', '/de/checkout/cart'],
    ['/', '/'],
    ['/?utm=1', '/?utm=1'],
    ['/en', '/en'],
    ['/login?return_to=/login', FALLBACK],
    ['/logout', FALLBACK],
    ['/account/authorize?code=1', FALLBACK],
    ['/english', FALLBACK],
    ['//evil.example/de/', FALLBACK],
    ['https://evil.example/de/', FALLBACK],
    ['https://shop.example.evil.example/de/', FALLBACK],
    ['https://shop.example@evil.example/de/', FALLBACK],
    ['/de/%2e%2e//evil.example', FALLBACK],
    ['/de\\evil', FALLBACK],
    ['javascript:alert(1)', FALLBACK],
    ['', FALLBACK],
    [null, FALLBACK],
  ])('%s is %s', (target, path) => {
    expect(returnTarget(target, ORIGIN, FALLBACK)).toBe(path);
  });

  it('never leaves the shop, for any URL', () => {
    const piece = fc.oneof(
      fc.string({unit: 'binary', maxLength: 12}),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '@',
        ':',
        '%2f',
        '%5c',
        '%2e%2e',
        '..',
        'https:',
        'evil.example',
        '/de/',
        '#',
        '?',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, {maxLength: 8}),
        fc.constantFrom('', '/', '/de/', ORIGIN, 'https://'),
        (pieces, start) => {
          const path = returnTarget(start + pieces.join(''), ORIGIN, FALLBACK);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
          expect(new URL(decodeURI(path), ORIGIN).origin).toBe(ORIGIN);
        },
      ),
      {numRuns: 2000},
    );
  });
});
