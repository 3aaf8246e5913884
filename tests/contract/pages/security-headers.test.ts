import {expect, inject, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {lateScripts, tags} from '../../support/html';
import {createVisitor} from '../../support/visitor';

const shop = inject('shopOrigin');

const EVERYWHERE = {
  'Strict-Transport-Security': /^max-age=63072000/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^strict-origin$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^(same-origin|cross-origin)$/,
  'Content-Security-Policy': /^default-src 'none';.*frame-ancestors 'none'/,
};

function expectHeaders(headers: Headers, path: string): void {
  for (const [header, value] of Object.entries(EVERYWHERE)) {
    expect(headers.get(header), `${header} of ${path}`).toMatch(value);
  }
}

test.each([
  ['the home page', '/', 200],
  ['the English home page', '/en', 200],
  ['a listing', '/de/c/coffee-shop', 200],
  ['a product', '/en/p/waldgold', 200],
  ['the cart', '/de/checkout/cart', 200],
  ['the confirmation', '/en/checkout/confirm', 200],
  ['a missing page', '/de/nowhere', 404],
  ['an unknown language', '/fr/c/coffee-shop', 404],
])('security headers stand on %s, with a fresh nonce each time', async (_, path, status) => {
  const visitor = createVisitor(shop);
  const nonces = new Set<string>();
  for (const time of ['first', 'second', 'third']) {
    const {status: answered, headers, body} = await visitor.get(path);
    expect(answered, time).toBe(status);
    expectHeaders(headers, path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^[\da-f]{32}$/);
    nonces.add(nonce);
    // Data for search engines is no script, whatever its element is called.
    const scripts = tags(body, 'script').filter(({type}) => type !== 'application/ld+json');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script['nonce'] !== nonce)).toEqual([]);
    expect(tags(body, '\\w+').filter((tag) => 'style' in tag || 'onclick' in tag)).toEqual([]);
    if (headers.get('Cache-Status')?.includes('bypass') === false) expect(headers.getSetCookie()).toEqual([]);
  }
  expect(nonces.size).toBe(3);
});

test('security headers stand on redirects, refusals, files, pictures and data', async () => {
  const visitor = createVisitor(shop);
  const {body} = await visitor.get(productUrl('de', GOODS.waldgold));
  const [script = ''] = lateScripts(body);
  const stylesheet = tags(body, 'link').find(({rel}) => rel === 'stylesheet')?.['href'] ?? '';
  const picture = tags(body, 'img').find(({src}) => src?.startsWith('/media/'))?.['src'] ?? '';
  const paths: readonly (readonly [string, number])[] = [
    ['/de', 301],
    ['/products/waldgold', 301],
    ['/de/c/equipment-shop', 301],
    ['//de//c/coffee-shop', 308],
    ['/de/c/coffee%5cshop', 400],
    ['/de/p/waldgold?_data=routes/product', 404],
    ['/__manifest', 404],
    [script, 200],
    [stylesheet, 200],
    [picture, 200],
    ['/favicon.svg', 200],
    ['/manifest.webmanifest', 200],
    ['/media/none.webp?width=320', 404],
    ['/buyer-identity', 200],
    ['/de/c/coffee-shop.data', 200],
  ];
  for (const [path, status] of paths) {
    const answer = await visitor.get(path, {'Sec-Fetch-Site': 'same-origin'});
    expect(answer.status, path).toBe(status);
    expectHeaders(answer.headers, path);
  }
  const {headers} = await visitor.get(script);
  const again = await visitor.get(script, {'If-None-Match': headers.get('ETag') ?? ''});
  expect(again.status).toBe(304);
  expectHeaders(again.headers, 'a script that is known');
  const report = await visitor.post('/csp-report', {body: '[]', headers: {'Content-Type': 'application/reports+json'}});
  expect(report.status).toBe(204);
  expectHeaders(report.headers, 'a report');
  const refused = await visitor.post('/de/checkout/cart', {body: {}, headers: {Origin: 'null'}});
  expectHeaders(refused.headers, 'a refusal');
});
