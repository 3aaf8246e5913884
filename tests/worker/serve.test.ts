import {env} from 'cloudflare:workers';
import {describe, expect, test} from 'vitest';
import type {Feature, Switches} from '../../app/config/features';
import {SLOTS} from '../../app/config/slots';
import {publicDocument} from '../../app/domain/http/cache-policy';
import {createDocumentCache} from '../../app/edge/document-cache.server';
import type {Render} from '../../app/edge/cache-lookup.server';
import {createPictureProxy} from '../../app/edge/picture-proxy.server';
import {listUnsubscribe} from '../../app/edge/list-unsubscribe.server';
import {serve, type Shop} from '../../app/edge/serve.server';
import {visitorSwitches} from '../../app/edge/visitor-switches.server';

const ORIGIN = 'https://shop.example';
const FORM = {'Content-Type': 'application/x-www-form-urlencoded'};
const JSON_TYPE = {'Content-Type': 'application/json'};
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Permissions-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
];
const HTML = {'Content-Type': 'text/html; charset=utf-8'};

const page: Render = async (request, nonce) => {
  const {pathname} = new URL(request.url);
  const personal = pathname.startsWith('/de/checkout');
  const html = `<html data-consent="${SLOTS.consent}"><script nonce="${nonce}"></script><b>${SLOTS.cartCount}</b><input value="${SLOTS.idempotencyKey}">`;
  const headers = personal ? {...HTML, 'Set-Cookie': 'cart_count=2'} : {...HTML, ...publicDocument({tags: ['page:1']})};
  return pathname.endsWith('.data')
    ? new Response(`[${SLOTS.cartCount}]`, {headers: {...headers, 'Content-Type': 'text/x-script'}})
    : new Response(html, {headers});
};

const admitAll = async () => null;

type Differences = Partial<Omit<Shop, 'admission'>> & {readonly admission?: Partial<Shop['admission']>};

function setUp(render: Render = page, {admission, ...more}: Differences = {}) {
  const documents = createDocumentCache({
    cacheName: crypto.randomUUID(),
    buildId: 'b',
    clock: () => Date.now(),
    publicPage: (pathname) => (pathname.startsWith('/de/checkout') ? null : {parameters: {}, filters: {}}),
    hasPage: () => true,
    canonicalPath: (pathname) => pathname,
    routeIds: new Set(),
  });
  const log: {rendered: number; reports: number; errors: unknown[]} = {rendered: 0, reports: 0, errors: []};
  const versions = env.CACHE_TAG_VERSIONS.getByName(crypto.randomUUID());
  const get = async (path: string, init?: RequestInit) => {
    const pending: Promise<unknown>[] = [];
    const response = await serve(new Request(`${ORIGIN}${path}`, init), {
      origin: ORIGIN,
      development: false,
      measuring: [],
      documents,
      pictures: createPictureProxy({
        pictureOrigin: 'https://pictures.example',
        contentBase: 'https://assets.example/images/project/dataset',
        cacheName: 'pictures',
      }),
      videos: async () => null,
      agents: async () => null,
      admission: {request: admitAll, read: admitAll, media: admitAll, exempt: admitAll, ...admission},
      health: async () => null,
      exemptions: [],
      receiveWebhook: async () => null,
      switchesOf: (request, url) => visitorSwitches(request, url, new Map(), Math.random),
      render: (request, nonce) => {
        log.rendered += 1;
        return render(request, nonce);
      },
      readTagVersions: async (tags) => versions.read(tags),
      waitUntil: (work) => void pending.push(work),
      reportViolation: () => {
        log.reports += 1;
      },
      reportVitals: () => {
        log.reports += 1;
      },
      reportError: (error) => void log.errors.push(error),
      ...more,
    });
    await Promise.all(pending);
    return {response, text: await response.text()};
  };
  return {get, log};
}

const nonceOf = (text: string) => /<script nonce="([0-9a-f]{32})">/.exec(text)?.[1];
const operationOf = (text: string) => /<input value="([0-9a-f-]{36})">/.exec(text)?.[1];

describe('a public document from the cache', () => {
  test('is each visitor’s own in nothing but its slots', async () => {
    const {get, log} = setUp();
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
    const {get} = setUp();
    const answers = [await get('/en'), await get('/en'), await get('/en')];
    for (const {response, text} of answers) {
      expect(nonceOf(text)).toBeDefined();
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonceOf(text)}'`);
    }
    expect(new Set(answers.map(({text}) => nonceOf(text))).size).toBe(3);
    expect(new Set(answers.map(({text}) => operationOf(text))).size).toBe(3);
  });

  test('has headers and no body for HEAD', async () => {
    const {get} = setUp();
    const {response, text} = await get('/en', {method: 'HEAD'});
    expect([response.status, text, response.headers.get('Content-Type')]).toEqual([200, '', HTML['Content-Type']]);
  });

  test('as data has neither slots nor a nonce', async () => {
    const {get} = setUp();
    const {response, text} = await get('/en.data');
    expect(text).toBe(`[${SLOTS.cartCount}]`);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce');
  });
});

describe('what is switched off', () => {
  const SHARES: Switches = new Map([
    ['reviews', 25],
    ['search', 25],
  ]);

  /** A shop whose pages say what is off, to visitors whose groups are drawn in this order. */
  function setUpShares(switches: Switches, ...drawn: readonly number[]) {
    const groups = drawn.values();
    const rendered: string[] = [];
    const shop = setUp(page, {
      switchesOf: (request, url) => visitorSwitches(request, url, switches, () => (groups.next().value ?? 0) / 100),
      render: async (request, nonce, off) => {
        expect(request.headers.get('Cookie')).toBeNull();
        const text = `off: ${[...off].join()}`;
        rendered.push(`${new URL(request.url).pathname} ${text}`);
        return new Response(text, {headers: {...HTML, ...publicDocument({tags: []})}});
      },
    });
    const visit = async (path: string, cookie = '') => {
      const {response, text} = await shop.get(path, {headers: {Cookie: cookie}});
      const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      return {text, set, isHit: response.headers.get('Cache-Status')?.includes('hit')};
    };
    return {visit, rendered};
  }

  test('is another document of the page, kept for all who share it, with one cookie in the first answer', async () => {
    const {visit, rendered} = setUpShares(SHARES, 3, 30, 80, 4);
    for (const [text, group, isHit] of [
      ['off: reviews', 3, false],
      ['off: search', 30, false],
      ['off: ', 80, false],
      ['off: reviews', 4, true],
    ] as const) {
      expect(await visit('/de/p/waldgold')).toEqual({text, set: [`visitor_group=${group}`], isHit});
      const again = await visit('/de/p/waldgold', `visitor_group=${group}`);
      expect(again).toEqual({text, set: [], isHit: true});
    }
    expect(rendered).toHaveLength(3);
  });

  test('is off in the data of pages, too', async () => {
    const {visit, rendered} = setUpShares(SHARES);
    const data = async (cookie: string) => (await visit('/de/p/waldgold.data', cookie)).set;
    expect([await data('visitor_group=3'), await data('visitor_group=24'), await data('')]).toEqual([[], [], []]);
    expect(rendered).toEqual(['/de/p/waldgold.data off: reviews', '/de/p/waldgold.data off: ']);
  });

  test('is nothing, and sets no cookie, where no share is set', async () => {
    const {visit, rendered} = setUpShares(new Map([['reviews', 100]]), 3, 80);
    for (const cookie of ['', 'visitor_group=80']) {
      expect(await visit('/de/p/waldgold', cookie)).toMatchObject({text: 'off: reviews', set: []});
    }
    expect(rendered).toHaveLength(1);
  });

  test('is off at once for everybody, also on pages that are stored', async () => {
    const switches = new Map<Feature, number>();
    const {visit} = setUpShares(switches);
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: ', isHit: false});
    switches.set('measurement', 100);
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: measurement', isHit: false});
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: measurement', isHit: true});
  });
});

test('a personal page has filled slots and cookies and is uncached', async () => {
  const {get} = setUp();
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
  const {response} = await setUp(render, {
    exemptions: [{pathname: '/webhooks/cms', admits: () => true}],
    receiveWebhook: async (request) => (request.url.includes('/webhooks/') ? new Response(null, {status: 204}) : null),
    health: async (request) => (request.url.endsWith('/healthz') ? new Response('{}') : null),
  }).get(path, init);
  expect(response.status).toBe(status);
  for (const name of SECURITY_HEADERS) expect([name, response.headers.has(name)]).toEqual([name, true]);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.has('X-Edge-Cache')).toBe(false);
});

describe('admission', () => {
  const closed = {admission: {request: async () => new Response('password?', {status: 401})}};
  const post = {method: 'POST', body: '[]', headers: {'Content-Type': 'application/reports+json'}};

  test('is required of every visitor', async () => {
    const {get, log} = setUp(page, closed);
    expect((await get('/en')).response.status).toBe(401);
    expect((await get('/de')).response.status).toBe(401);
    expect(log.rendered).toBe(0);
  });

  test('is required of what an exemption does not admit at its path', async () => {
    const {get, log} = setUp(page, {...closed, exemptions: [{pathname: '/de/newsletter', admits: () => false}]});
    const form = {method: 'POST', body: 'a=1', headers: {Origin: ORIGIN, ...FORM}};
    expect((await get('/de/newsletter', form)).response.status).toBe(401);
    expect((await get('/de/newsletter')).response.status).toBe(401);
    expect(log.rendered).toBe(0);
  });

  test('is not required for /healthz and signed requests', async () => {
    const exemptions = [{pathname: '/webhooks/a', admits: () => true}];
    const {get, log} = setUp(page, {
      ...closed,
      exemptions,
      health: async (request) => (request.url.endsWith('/healthz') ? new Response('ok') : null),
      receiveWebhook: async (request) => (request.url.endsWith('/webhooks/a') ? new Response('taken') : null),
    });
    expect((await get('/healthz')).text).toBe('ok');
    for (const origin of [{}, {Origin: ORIGIN}]) {
      expect((await get('/csp-report', {...post, headers: {...post.headers, ...origin}})).response.status).toBe(204);
    }
    expect((await get('/webhooks/a', {...post, headers: {...FORM, Origin: 'https://cms.example'}})).text).toBe('taken');
    expect(log.reports).toBe(0);
  });

  test('is refused to those who send too many reports, or too many unsubscriptions of mail programs', async () => {
    const counted: string[] = [];
    const {get, log} = setUp(page, {
      exemptions: [...listUnsubscribe, {pathname: '/webhooks/a', admits: () => true}],
      admission: {
        exempt: async (_, countedAs) => {
          counted.push(countedAs);
          return new Response(null, {status: 429});
        },
      },
    });
    const leave = {method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM};
    expect((await get('/csp-report', post)).response.status).toBe(429);
    expect((await get('/de/newsletter/unsubscribe?token=a.b-c', leave)).response.status).toBe(429);
    expect([counted, log]).toEqual([['report', 'unsubscribe'], {rendered: 0, reports: 0, errors: []}]);
    expect((await get('/en')).response.status).toBe(200);
    expect((await get('/webhooks/a', {...leave, headers: FORM})).response.status).toBe(200);
    expect(counted).toHaveLength(2);
  });
});

test('responses without a type and data are refused without a body for HEAD', async () => {
  const {get} = setUp(async () => new Response(new Uint8Array([65])));
  const {response, text} = await get('/de/checkout/file');
  expect(text).toBe('A');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; base-uri 'none'");
  expect((await get('/de/checkout/file', {method: 'HEAD'})).text).toBe('');
});

test('a page names no place to measure where none is configured', async () => {
  const {response} = await setUp().get('/en');
  expect(response.headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
});

test('a read too many is not rendered', async () => {
  const {get, log} = setUp(page, {admission: {read: async () => new Response(null, {status: 429})}});
  expect((await get('/de/checkout/cart')).response.status).toBe(429);
  expect(log.rendered).toBe(0);
});

test('a picture too many is asked of nobody', async () => {
  const {get} = setUp(page, {admission: {media: async () => new Response(null, {status: 429})}});
  expect((await get('/media/a.jpg?width=640')).response.status).toBe(429);
});

test('a form from elsewhere is not rendered', async () => {
  const {get, log} = setUp();
  await get('/de/checkout/cart', {method: 'POST', body: 'a=1', headers: {Origin: 'https://evil.example'}});
  expect(log.rendered).toBe(0);
});

test('an uncaught error is reported and shows no details', async () => {
  const fault = new Error('secret');
  const {get, log} = setUp(() => Promise.reject(fault));
  const {response, text} = await get('/de/checkout/cart');
  expect([response.status, text]).toEqual([500, '500 Internal Server Error\n']);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(log.errors).toEqual([fault]);
});
