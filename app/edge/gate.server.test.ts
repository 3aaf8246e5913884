import {describe, expect, test} from 'vitest';
import {type Exemption, passGate} from './gate.server';

const ORIGIN = 'https://shop.example';
const FORM = {'Content-Type': 'application/x-www-form-urlencoded'};

async function status(request: Request, exemptions: readonly Exemption[] = []): Promise<number> {
  const result = await passGate(request, {origin: ORIGIN, exemptions});
  return result.ok ? 200 : result.response.status;
}

function get(path: string, headers: HeadersInit = {}): Request {
  return new Request(`${ORIGIN}${path}`, {headers});
}

function post(headers: Record<string, string>, body = 'intent=add', path = '/de/checkout/cart'): Request {
  return new Request(`${ORIGIN}${path}`, {method: 'POST', headers: {...FORM, ...headers}, body});
}

describe('addresses', () => {
  test.each([
    ['/', 200],
    ['/en.data?_routes=root', 200],
    ['/de/search?q=a%0Ab', 200],
    ['/%5cevil.example', 400],
    ['/de/%zz', 400],
    ['/__manifest?p=/de', 404],
    ['/de/c/x?_data=routes%2Fcart', 404],
    ['/de/c/x?a=1&_data', 404],
    ['/.data', 404],
    [`/${'a'.repeat(9000)}`, 414],
  ])('%.40s gets %i', async (path, expected) => {
    expect(await status(get(path))).toBe(expected);
  });

  test('with doubled slashes are asked for in their plain form, with their query', async () => {
    const result = await passGate(get('//evil.example//x?a=%2F%2Fb'), {origin: ORIGIN});
    const response = result.ok ? null : result.response;
    expect([response?.status, response?.headers.get('Location')]).toEqual([308, '/evil.example/x?a=%2F%2Fb']);
  });

  test('stand on the shop’s own origin, whatever host the client names', async () => {
    const result = await passGate(new Request('http://evil.example/en?x=1'), {origin: ORIGIN});
    expect(result.ok && result.request.url).toBe(`${ORIGIN}/en?x=1`);
    expect(result.ok && result.url.pathname).toBe('/en');
  });
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s gets 405 with Allow', async (method) => {
  const result = await passGate(new Request(`${ORIGIN}/`, {method}), {origin: ORIGIN});
  const response = result.ok ? null : result.response;
  expect([response?.status, response?.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});

describe('an unsafe method', () => {
  test.each([
    [ORIGIN, null, 200],
    [ORIGIN, 'same-origin', 200],
    [ORIGIN, 'cross-site', 200],
    [null, 'same-origin', 200],
    [null, 'same-site', 403],
    [null, 'cross-site', 403],
    [null, 'none', 403],
    [null, null, 403],
    ['null', 'same-origin', 403],
    ['null', null, 403],
    ['', 'same-origin', 403],
    ['https://evil.example', 'same-origin', 403],
    ['https://evil.example', null, 403],
    ['http://shop.example', null, 403],
    ['https://shop.example:8443', null, 403],
    ['https://shop.example.evil.example', null, 403],
    ['https://sub.shop.example', null, 403],
    ['HTTPS://SHOP.EXAMPLE', null, 403],
    [`${ORIGIN}/`, null, 403],
    [`${ORIGIN}, https://evil.example`, null, 403],
  ])('with Origin %j and Sec-Fetch-Site %j gets %i', async (origin, site, expected) => {
    const headers: Record<string, string> = {};
    if (origin !== null) headers['Origin'] = origin;
    if (site !== null) headers['Sec-Fetch-Site'] = site;
    expect(await status(post(headers))).toBe(expected);
  });

  test('from another site is refused on data requests and unknown paths as well', async () => {
    for (const path of ['/de/checkout/cart.data', '/_root.data', '/anything']) {
      expect(await status(post({Origin: 'https://evil.example'}, 'a=1', path))).toBe(403);
    }
  });

  test('keeps its form, and says its length anew', async () => {
    const result = await passGate(post({Origin: ORIGIN, 'Content-Length': '10'}), {origin: ORIGIN});
    expect(result.ok && Object.fromEntries(await result.request.formData())).toEqual({intent: 'add'});
  });

  test.each([
    ['a body of more than 64 KB', `a=${'b'.repeat(65_536)}`, FORM, 413],
    ['51 fields', 'a=1&'.repeat(51), FORM, 413],
    ['JSON of depth 17', '['.repeat(17) + ']'.repeat(17), {'Content-Type': 'application/json'}, 400],
    ['plain text', 'intent=add', {'Content-Type': 'text/plain'}, 415],
  ])('with %s gets refused', async (_, body, headers, expected) => {
    expect(await status(post({Origin: ORIGIN, ...headers}, body))).toBe(expected);
  });
});

describe('an exemption', () => {
  const signed: Exemption = {
    pathname: '/webhooks/products',
    admits: (request, body) => request.headers.get('X-Signature') === `signed ${body}`,
  };

  test.each([
    ['genuine', '/webhooks/products', 'signed a=1', 200],
    ['forged', '/webhooks/products', 'signed a=2', 403],
    ['genuine, elsewhere', '/webhooks/products/x', 'signed a=1', 403],
  ])('%s at %s', async (_, path, signature, expected) => {
    const request = post({Origin: 'https://platform.example', 'X-Signature': signature}, 'a=1', path);
    expect(await status(request, [signed])).toBe(expected);
  });

  test('has the same limits', async () => {
    const request = post({}, `a=${'b'.repeat(65_536)}`, '/webhooks/products');
    expect(await status(request, [{pathname: '/webhooks/products', admits: () => true}])).toBe(413);
  });
});

test('what a client claims about itself or the address is dropped', async () => {
  const claims = {
    'X-Forwarded-For': '192.0.2.1',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    Forwarded: 'for=192.0.2.1',
    'X-Original-URL': '/admin',
    'X-Rewrite-URL': '/admin',
    'X-HTTP-Method': 'DELETE',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Method-Override': 'DELETE',
  };
  const result = await passGate(get('/en', {...claims, Cookie: 'a=b', Accept: 'text/html'}), {origin: ORIGIN});
  const names = result.ok ? [...result.request.headers.keys()].filter((name) => name !== 'host') : [];
  expect(names).toEqual(['accept', 'cookie']);
});

test('a refusal is small, names nothing of the request and carries the security headers', async () => {
  const result = await passGate(get('/%5c<script>'), {origin: ORIGIN});
  const response = result.ok ? new Response() : result.response;
  expect(await response.text()).toBe('400 Bad Request\n');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});
