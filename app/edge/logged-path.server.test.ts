import {expect, test} from 'vitest';

import {loggedPath} from './logged-path.server';

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/de/p/waldgold-250', '/de/p/waldgold-250'],
  ['/de/p/waldgold.data', '/de/p/waldgold.data'],
  ['/en/b/roaster-of-the-year-2024', '/en/b/roaster-of-the-year-2024'],
  ['/de/s/kaffee-abo-bestellen', '/de/s/kaffee-abo-bestellen'],
  ['/en/e/roaster-of-the-year-2024', '/en/e/roaster-of-the-year-2024'],
  ['/de/p/waldgold-250/review', '/de/p/:x/review'],
  ['/fr/p/waldgold-250', '/fr/p/:x'],
  ['/de/s/anna-1990', '/de/s/:x'],
  ['/de/checkout/cart', '/de/checkout/cart'],
  ['/de/account/subscription/deliveries/4711-2026-11-30/skip', '/de/account/subscription/deliveries/:x/skip'],
  ['/discount/WILLKOMMEN10', '/discount/:x'],
  ['/cart/48391:2,48392:1', '/cart/:x'],
  ['/de/saved-cart/0123456789abcdef0123456789abcdef', '/de/saved-cart/:x'],
  ['/de/anna.muster@example.com', '/de/:x'],
  ['/de/p/%3Cscript%3E', '/de/p/:x'],
  ['/buyer-identity', '/buyer-identity'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test('no address makes a line long', () => {
  expect(loggedPath('/a'.repeat(4000)).length).toBeLessThanOrEqual(200);
});
