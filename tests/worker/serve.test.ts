import {describe, expect, test} from 'vitest';
import {SLOTS} from '../../app/config/slots';
import type {Render} from '../../app/edge/cache-lookup.server';
import {FORM, HTML, ORIGIN, page, serveShop} from './serve-shop';

const JSON_TYPE = {'Content-Type': 'application/json'};
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Permissions-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
];

const nonceOf = (text: string) => /<script nonce="([0-9a-f]{32})">/.exec(text)?.[1];
const operationOf = (text: string) => /<input value="([0-9a-f-]{36})">/.exec(text)?.[1];

describe('a public document from the cache', () => {
  test('is each visitor’s own in nothing but its slots', async () => {
    const {get, log} = serveShop();
    const anna = await get('/de/p/hausbohne', {headers: {Cookie: 'cart_count=3; consent=all'}});
    const ben = await get('/de/p/hausbohne', {headers: {Cookie: 'cart_count=12'}});
    expect(anna.text).toContain('data-consent="all"');
    expect(anna.text).toContain('<b>3</b>');
    expect(ben.text).toContain('data-consent="unknown"');
    expect(ben.text).toContain('<b>12</b>');
    expect(ben.response.headers.get('Cache-Status')).toContain('lichtung; hit');
    expect(ben.response.headers.has('Set-Cookie')).toBe(false);
    expect(log.rendered).toBe(1);
  });

  test('has a nonce of its own in every response, and the policy names it', async () => {
    const {get} = serveShop();
    const answers = [await get('/en'), await get('/en'), await get('/en')];
    for (const {response, text} of answers) {
      expect(nonceOf(text)).toBeDefined();
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonceOf(text)}'`);
    }
    expect(new Set(answers.map(({text}) => nonceOf(text))).size).toBe(3);
    expect(new Set(answers.map(({text}) => operationOf(text))).size).toBe(3);
  });

  test('has headers and no body for HEAD', async () => {
    const {get} = serveShop();
    const {response, text} = await get('/en', {method: 'HEAD'});
    expect([response.status, text, response.headers.get('Content-Type')]).toEqual([200, '', HTML['Content-Type']]);
  });

  test('as data has neither slots nor a nonce', async () => {
    const {get} = serveShop();
    const {response, text} = await get('/en.data');
    expect(text).toBe(`[${SLOTS.cartCount}]`);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce');
  });
});

test('a personal page has filled slots and cookies and is uncached', async () => {
  const {get} = serveShop();
  const {response, text} = await get('/de/checkout/cart', {headers: {Cookie: 'cart_count=2'}});
  expect(text).toContain('<b>2</b>');
  expect(response.headers.get('Set-Cookie')).toBe('cart_count=2');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonceOf(text)}'`);
});

test.each<[string, string, RequestInit, number]>([
  ['a page', '/en', {}, 200],
  ['a redirect', '/de', {}, 301],
  ['a collapsed path', '//en', {}, 308],
  ['a bad path', '/%5c', {}, 400],
  ['a form from elsewhere', '/en', {method: 'POST', body: 'a=1', headers: {Origin: 'https://evil.example'}}, 403],
  ['an unknown picture', '/media/x.svg?width=640', {}, 404],
  ['a foreign method', '/en', {method: 'DELETE'}, 405],
  ['a report', '/csp-report', {method: 'POST', body: '[]', headers: {'Content-Type': 'application/reports+json'}}, 204],
  [
    'a report of how fast it was, from elsewhere',
    '/web-vitals',
    {method: 'POST', body: '{"page":"/"}', headers: {Origin: 'https://evil.example'}},
    403,
  ],
  ['a form in a foreign type', '/en', {method: 'POST', body: '{}', headers: {Origin: ORIGIN, ...JSON_TYPE}}, 415],
  [
    'a form that is too long',
    '/en',
    {method: 'POST', body: 'a='.repeat(40_000), headers: {Origin: ORIGIN, ...FORM}},
    413,
  ],
  ['the data of a file', '/robots.txt.data', {}, 404],
  ['the data of a file in capitals', '/de/FEEDS/products.xml.data', {}, 404],
  ['another spelling', '/de/P/Waldgold?a=B', {}, 301],
  ['a long address', `/${'a'.repeat(9000)}`, {}, 414],
  ['a webhook', '/webhooks/cms', {method: 'POST', body: '{}', headers: JSON_TYPE}, 204],
  ['a look at the shop’s health', '/healthz', {}, 200],
  ['data', '/en.data', {}, 200],
  ['HEAD', '/en', {method: 'HEAD'}, 200],
  ['a part that is not there', '/de/checkout/nothing', {}, 304],
  ['a redirect of a page', '/de/checkout/leave', {}, 303],
  ['a fault', '/de/checkout/fault', {}, 500],
])('%s carries the security headers', async (_, path, init, status) => {
  const render: Render = async (request, nonce) => {
    if (request.url.endsWith('/leave')) return new Response(null, {status: 303, headers: {Location: '/en'}});
    if (request.url.endsWith('/nothing')) return new Response(null, {status: 304});
    if (request.url.endsWith('/fault')) throw new Error('fault');
    return page(request, nonce);
  };
  const {response} = await serveShop(render, {
    exemptions: [{pathname: '/webhooks/cms', admits: () => true}],
    receiveWebhook: async (request) => (request.url.includes('/webhooks/') ? new Response(null, {status: 204}) : null),
    health: async (request) => (request.url.endsWith('/healthz') ? new Response('{}') : null),
  }).get(path, init);
  expect(response.status).toBe(status);
  for (const name of SECURITY_HEADERS) expect([name, response.headers.has(name)]).toEqual([name, true]);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.has('X-Edge-Cache')).toBe(false);
});

test('responses without a type and data are refused without a body for HEAD', async () => {
  const {get} = serveShop(async () => new Response(new Uint8Array([65])));
  const {response, text} = await get('/de/checkout/file');
  expect(text).toBe('A');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; base-uri 'none'");
  expect((await get('/de/checkout/file', {method: 'HEAD'})).text).toBe('');
});

test('a page names no place to measure where none is configured', async () => {
  const {response} = await serveShop().get('/en');
  expect(response.headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
});

test('a form from elsewhere is not rendered', async () => {
  const {get, log} = serveShop();
  await get('/de/checkout/cart', {method: 'POST', body: 'a=1', headers: {Origin: 'https://evil.example'}});
  expect(log.rendered).toBe(0);
});

test('an uncaught error is reported and shows no details', async () => {
  const fault = new Error('secret');
  const {get, log} = serveShop(() => Promise.reject(fault));
  const {response, text} = await get('/de/checkout/cart');
  expect([response.status, text]).toEqual([500, '500 Internal Server Error\n']);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(log.errors).toEqual([fault]);
});
