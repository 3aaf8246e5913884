import fc from 'fast-check';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {cases} from '../../tests/support/full-run';
import {MemoryCaches} from '../../tests/support/memory-caches';
import {LANGUAGES} from '../config/languages';
import {publicDocument} from '../domain/http/cache-policy';
import {normaliseUrl} from '../framework/representation.server';
import {ALL_PAGES} from '../pages';
import {canonicalPath} from '../pages/moved-path';
import {patternIn} from '../pages/path-pattern';
import {createDocumentCache} from './document-cache.server';
import {hasPage, publicPage} from './public-pages.server';

const ORIGIN = 'https://shop.example';
const CACHE = 'documents';

let caches: MemoryCaches;
beforeEach(() => {
  caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
});
afterEach(() => vi.unstubAllGlobals());

/** The one value of each variable and parameter that the services know. */
const KNOWN = {
  handle: 'waldgold',
  slug: 'versand',
  file: 'pages.xml',
  variant: '11',
  page: '2',
  brew: '1',
  brand: 'acaia',
  category: 'wissen',
  coffee: 'waldgold',
};

const PATTERNS = Object.values(ALL_PAGES)
  .filter(({path, cache}) => cache !== undefined && path !== '/404')
  .flatMap((page) => LANGUAGES.map((language) => patternIn(language, page)));

const filled = (pattern: string, value = (name: string) => new Map(Object.entries(KNOWN)).get(name) ?? '') =>
  pattern.replace(/:(\w+)/g, (_, name: string) => value(name));

const KNOWN_PATHS = new Set(PATTERNS.map((pattern) => filled(pattern)));

/** A shop whose pages all call themselves public, with a page at every spelling of the paths that its services know. */
async function render(request: Request): Promise<Response> {
  const {pathname} = normaliseUrl(new URL(request.url));
  if (!KNOWN_PATHS.has(canonicalPath(pathname))) return new Response('missing', {status: 404});
  const query = new URLSearchParams(KNOWN);
  const {parameters = {}, filters = {}} = publicPage(canonicalPath(pathname)) ?? {};
  for (const [name, values] of Object.entries({...parameters, ...filters})) {
    if (typeof values !== 'string') for (const value of values) query.append(name, value);
  }
  return new Response('x'.repeat(2000), {headers: publicDocument({tags: [], query: query.toString()})});
}

function setUp() {
  const documents = createDocumentCache({
    cacheName: CACHE,
    buildId: 'b',
    clock: Date.now,
    publicPage,
    hasPage,
    canonicalPath,
    routeIds: new Set(['root', 'routes/shell', 'routes/language', 'routes/product', 'routes/cart']),
  });
  return async (address: string): Promise<number> => {
    const request = new Request(ORIGIN + address);
    const pending: Promise<unknown>[] = [];
    const {status} = await documents.respond({
      request,
      url: normaliseUrl(new URL(request.url)),
      variant: '',
      render,
      readTagVersions: async () => ({sequence: 0, newest: 0}),
      admitRead: async () => null,
      waitUntil: (work) => void pending.push(work),
    });
    for (const work of pending) await work;
    return status;
  };
}

/** What a stranger writes: never a value that a service or the table knows. */
const invented = fc
  .oneof(fc.string({minLength: 1, maxLength: 12}), fc.nat().map(String), fc.webSegment())
  .map((text) => `${text}-invented`);
const name = fc.oneof(
  fc.constantFrom(
    'variant',
    'page',
    'sort',
    'type',
    'taste',
    'brand',
    'kind',
    'brew',
    'dose',
    'category',
    'coffee',
    'drink',
  ),
  invented,
);
const form = fc.oneof(
  fc.constantFrom('', '.data', '.data?_routes=root', '.data?_routes=routes/product'),
  fc
    .subarray(['root', 'routes/product', 'routes/cart', 'invented'], {minLength: 2})
    .map((ids) => `.data?_routes=${ids.join(',')}`),
);
const letters = fc.array(fc.boolean(), {minLength: 60, maxLength: 60});

/** Addresses of a page that the shop has, in all spellings, with parameters that nobody knows. */
const ofPages = fc
  .tuple(fc.constantFrom(...KNOWN_PATHS), letters, form, fc.array(fc.tuple(name, invented), {maxLength: 3}))
  .map(([path, capitals, suffix, pairs]) => {
    const spelled = path.replace(/(?<=^\/..\/).*/, (rest) =>
      [...rest].map((letter, place) => (capitals[place] === true ? letter.toUpperCase() : letter)).join(''),
    );
    const query = new URLSearchParams(pairs).toString();
    const data = path === '/' && suffix !== '' ? `/_root${suffix}` : spelled + suffix;
    return query === '' ? data : `${data}${suffix.includes('?') ? '&' : '?'}${query}`;
  });

/** Addresses that no page has. */
const ofNothing = fc
  .tuple(fc.constantFrom(...PATTERNS, '/nowhere/:slug', '/de/nowhere/:slug', '/fr/p/:handle'), invented, form, invented)
  .filter(([pattern]) => pattern.includes('/:'))
  .map(([pattern, value, suffix, parameter]) => {
    const path = filled(pattern, () => encodeURIComponent(value)) + suffix;
    return `${path}${suffix.includes('?') ? '&' : '?'}x=${encodeURIComponent(parameter)}`;
  });

/** What the addresses of the shop's own pages may be stored as: documents and data, with no parameter. */
const isOwn = (key: string) => {
  const [, , , , , stored = '', path = '', query] =
    /^(([^/]*)\/\/([^/]*)\/__stored\/(b))\/(document|data:[^/]*)(\/[^?]*)\?(.*)$/.exec(key) ?? [];
  const routes = decodeURIComponent(stored).split(':')[1]?.split(',') ?? [];
  return KNOWN_PATHS.has(path) && query === '' && routes.filter((id) => id !== 'root').length <= 1;
};

test('no document is stored from unknown input', {timeout: 120_000}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(ofPages, ofNothing), {minLength: 1, maxLength: 10}), async (addresses) => {
      const visit = setUp();
      for (const address of addresses) await visit(address);
      expect(caches.keys(CACHE).filter((key) => !isOwn(key))).toEqual([]);
    }),
    cases({quick: 60, full: 2_000}),
  );
});

test('the generator of that finds pages and no pages', async () => {
  const visit = setUp();
  const statuses = await Promise.all(fc.sample(fc.oneof(ofPages, ofNothing), {numRuns: 100, seed: 1}).map(visit));
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(caches.keys(CACHE).length).toBeGreaterThan(0);
});
