import {expect, test} from 'vitest';
import {redirectMoved} from './redirects.server';
import {dataRedirect} from '../framework/data-redirect.server';
import {normaliseUrl} from '../framework/representation.server';

function redirect(path: string, method = 'GET') {
  const request = new Request(`https://shop.example${path}`, {method});
  const response = redirectMoved(request, normaliseUrl(new URL(request.url)));
  return response === null ? null : [response.status, response.headers.get('Location')];
}

test.each([
  ['/de', [301, '/']],
  ['/de/?utm_source=mail', [301, '/?utm_source=mail']],
  ['/collections/coffee-shop?page=2', null],
  ['/products/hausbohne/?variant=1', null],
  ['/en/', [301, '/en']],
  ['/discount/x?next=//evil.example', [301, '/de/discount/x?next=//evil.example']],
  ['/discount/x?redirect=/en/c/coffee-shop', [301, '/en/discount/x?redirect=/en/c/coffee-shop']],
  ['/discount/x?redirect=https://shop.example/en', [301, '/en/discount/x?redirect=https://shop.example/en']],
  ['/discount/x?redirect=/en-gb', [301, '/de/discount/x?redirect=/en-gb']],
  ['/discount/x?redirect=https://[', [301, '/de/discount/x?redirect=https://[']],
  ['/de?redirect=/en', [301, '/?redirect=/en']],
  ['/de/P/Waldgold?variant=1&utm_source=Mail', [301, '/de/p/waldgold?variant=1&utm_source=Mail']],
  ['/', null],
  ['/en', null],
  ['/collections/coffee-shop.data', null],
])('%s', (path, expected) => {
  expect(redirect(path)).toEqual(expected);
});

test.each([
  ['/de.data', '/'],
  ['/cart.data?_routes=routes/cart', '/de/checkout/cart'],
  ['/de/P/Waldgold.data?variant=1&_routes=routes/product', '/de/p/waldgold?variant=1'],
])('the router is led on from %s', async (path, target) => {
  const request = new Request(`https://shop.example${path}`);
  const response = redirectMoved(request, normaliseUrl(new URL(request.url)));
  expect(response?.status).toBe(202);
  expect(await response?.text()).toBe(dataRedirect(target));
});

test('a form is never redirected', () => {
  expect(redirect('/de/checkout/cart/', 'POST')).toBeNull();
});
