import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {returnTarget} from './return-target';

const ORIGIN = 'https://shop.example';
const HOSTS = {origin: ORIGIN, accountUrl: 'https://account.example/pages'};
const FALLBACK = '/de/account/subscription';

describe('return target of a login', () => {
  it.each([
    ['/en/account/subscription/deliveries?a=1#b', '/en/account/subscription/deliveries?a=1#b'],
    ['https://shop.example/de/checkout/cart', '/de/checkout/cart'],
    ['/', '/'],
    ['/?utm=1', '/?utm=1'],
    ['/en', '/en'],
    ['https://account.example/pages/orders?id=1', 'https://account.example/pages/orders?id=1'],
    ['https://account.example', 'https://account.example/'],
    ['https://account.example.evil.example/', FALLBACK],
    ['https://account.example@evil.example/', FALLBACK],
    ['https://account.example/..//evil.example', FALLBACK],
    ['http://account.example/', FALLBACK],
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
    expect(returnTarget(target, HOSTS, FALLBACK)).toBe(path);
  });

  it('leads to the shop or the account host, for any URL', () => {
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
        fc.constantFrom('', '/', '/de/', ORIGIN, 'https://', 'https://account.example'),
        (pieces, start) => {
          const path = returnTarget(start + pieces.join(''), HOSTS, FALLBACK);
          expect(path).toMatch(/^(https:\/\/account\.example)?\/(?![/\\])/);
          const host = path.startsWith('/') ? ORIGIN : 'https://account.example';
          expect(new URL(path, ORIGIN).origin).toBe(host);
          expect(new URL(decodeURI(path), ORIGIN).origin).toBe(host);
        },
      ),
      {numRuns: 2000},
    );
  });
});
