import {describe, expect, test} from 'vitest';
import {type Exemption, isForeignPage, guardRequest} from './request-guard.server';

const ORIGIN = 'https://shop.example';
const FORM = {'Content-Type': 'application/x-www-form-urlencoded'};

async function status(request: Request, exemptions: readonly Exemption[] = []): Promise<number> {
  const result = await guardRequest(request, {origin: ORIGIN, exemptions});
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
    const result = await guardRequest(get('//evil.example//x?a=%2F%2Fb'), {origin: ORIGIN});
    const response = result.ok ? null : result.response;
    expect([response?.status, response?.headers.get('Location')]).toEqual([308, '/evil.example/x?a=%2F%2Fb']);
  });

  test('stand on the shop’s own origin, whatever host the client names', async () => {
    const result = await guardRequest(new Request('http://evil.example/en?x=1'), {origin: ORIGIN});
    expect(result.ok && result.request.url).toBe(`${ORIGIN}/en?x=1`);
    expect(result.ok && result.url.pathname).toBe('/en');
  });
});

describe('a method that a path does not take gets 405 with Allow', () => {
  test.each([
    ['PUT', '/', 'GET, HEAD, POST'],
    ['PATCH', '/', 'GET, HEAD, POST'],
    ['DELETE', '/de/checkout/cart', 'GET, HEAD, POST'],
    ['OPTIONS', '/', 'GET, HEAD, POST'],
    ['PROPFIND', '/', 'GET, HEAD, POST'],
    ['GET', '/csp-report', 'POST'],
    ['GET', '/web-vitals', 'POST'],
    ['HEAD', '/webhooks/cms', 'POST'],
    ['GET', '/webhooks/platform', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['GET', '/api/ucp/mcp', 'POST'],
    ['POST', '/.well-known/ucp', 'GET, HEAD'],
    ['POST', '/media/waldgold.webp', 'GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    const result = await guardRequest(new Request(`${ORIGIN}${path}`, {method, headers: {Origin: ORIGIN}}), {
      origin: ORIGIN,
    });
    const response = result.ok ? null : result.response;
    expect([response?.status, response?.headers.get('Allow')]).toEqual([405, allow]);
  });
});

test.each([
  [{}, 200],
  [{Origin: ORIGIN}, 200],
  [{'Sec-Fetch-Site': 'none'}, 200],
  [{Origin: 'https://evil.example'}, 403],
  [{Origin: 'null'}, 403],
  [{'Sec-Fetch-Site': 'cross-site'}, 403],
  [{'Content-Type': 'text/plain'}, 415],
])('an assistant may post to the tools, a page of another site may not: %j gets %i', async (headers, expected) => {
  const sent = post({'Content-Type': 'application/json', ...headers}, '{}', '/api/ucp/mcp');
  expect(await status(sent)).toBe(expected);
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

  test.each([
    ['/de/service/bestellung', 300, 200],
    ['/en/service/order', 300, 200],
    ['/de/service/bestellung', 301, 413],
    ['/de/service/widerruf', 51, 413],
  ])('to %s may have %i fields: %i', async (path, count, expected) => {
    const body = Array.from({length: count}, (_, line) => `quantity-${line}=0`).join('&');
    expect(await status(post({Origin: ORIGIN}, body, path))).toBe(expected);
  });

  test('keeps its form, and says its length anew', async () => {
    const result = await guardRequest(post({Origin: ORIGIN, 'Content-Length': '10'}), {origin: ORIGIN});
    expect(result.ok && Object.fromEntries(await result.request.formData())).toEqual({intent: 'add'});
  });

  test.each([
    ['a body of more than 64 KB', `a=${'b'.repeat(65_536)}`, FORM, 413],
    ['51 fields', 'a=1&'.repeat(51), FORM, 413],
    ['JSON', '{}', {'Content-Type': 'application/json'}, 415],
    ['a report', '{}', {'Content-Type': 'application/csp-report'}, 415],
    ['no type', 'intent=add', {'Content-Type': ''}, 415],
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

test('drops client headers that only the platform may set', async () => {
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
  const result = await guardRequest(get('/en', {...claims, Cookie: 'a=b', Accept: 'text/html'}), {origin: ORIGIN});
  const names = result.ok ? [...result.request.headers.keys()].filter((name) => name !== 'host') : [];
  expect(names).toEqual(['accept', 'cookie']);
});

test.each([
  [null, null, false],
  [null, 'none', false],
  [null, 'same-origin', false],
  [ORIGIN, 'same-origin', false],
  [ORIGIN, null, false],
  [null, 'same-site', true],
  [null, 'cross-site', true],
  [null, 'Same-Origin', true],
  ['https://evil.example', null, true],
  ['https://evil.example', 'same-origin', true],
  ['https://evil.example', 'none', true],
  ['null', null, true],
  ['', null, true],
  [`${ORIGIN}.evil.example`, null, true],
  [ORIGIN, 'cross-site', true],
])('a page with Origin %j and Sec-Fetch-Site %j is foreign: %s', (origin, site, expected) => {
  const headers = new Headers();
  if (origin !== null) headers.set('Origin', origin);
  if (site !== null) headers.set('Sec-Fetch-Site', site);
  expect(isForeignPage(headers, ORIGIN)).toBe(expected);
});

test('a refusal is small and names nothing of the request', async () => {
  const result = await guardRequest(get('/%5c<script>'), {origin: ORIGIN});
  const response = result.ok ? new Response() : result.response;
  expect(await response.text()).toBe('400 Bad Request\n');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
