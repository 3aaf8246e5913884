import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {afterAll, beforeAll, expect, inject, test} from 'vitest';

import {COOKIES} from '../../app/config/cookies.server';
import {FILTER_PARAMETERS} from '../../app/config/listing';
import {QUIZ} from '../../app/config/quiz';
import {PAGES as TABLE} from '../../app/pages';
import {patternsOf} from '../../app/pages/path-pattern';
import {startApart, type Apart} from '../../scripts/lib/bench/apart.mjs';
import {cpuOfScript} from '../../scripts/lib/bench/cpu.mjs';
import {cases, isFullRun} from '../support/full-run';
import {messages} from '../support/messages';
import {type Answer, createVisitor, type Visitor} from '../support/visitor';

const CASES = cases({quick: 40, full: 10_000});
const {numRuns: RUNS} = CASES;

/** The most that one request may cost, in milliseconds of processor. */
const MOST_CPU_MS = 100;
/** The runtime compiles and collects garbage when it likes: a request is too dear if it is so each of so many times. */
const TIMES_TOO_DEAR = 3;

/** The full run has a shop of its own, apart from the emulator: what its runtime spends, it spends on these requests. */
let own: Apart | null = null;
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));

beforeAll(async () => {
  if (isFullRun) own = await startApart(folder, {control: true});
});

afterAll(async () => {
  await own?.stop();
  rmSync(folder, {recursive: true, force: true});
});

/** The milliseconds of processor that a request costs; not measured in the shop that other tests share. */
async function costOf(request: () => Promise<unknown>): Promise<number> {
  const spent = () => (own === null ? 0 : cpuOfScript(own.pid));
  const before = spent();
  await request();
  return spent() - before;
}

/** Sends a request and expects a calm answer; in the full run, where its cost is measured, a cheap one of three. */
async function expectAnswer(what: string, send: (visitor: Visitor) => Promise<Answer>): Promise<void> {
  const request = async () => expectCalm(what, await send(createVisitor(own?.shop ?? inject('shopOrigin'))));
  const costs: number[] = [];
  do costs.push(await costOf(request));
  while (Math.min(...costs) > MOST_CPU_MS && costs.length < TIMES_TOO_DEAR);
  expect(Math.min(...costs), `${what} costs ${costs.join(', ')} ms of processor`).toBeLessThanOrEqual(MOST_CPU_MS);
}

/** If this stands in an answer as it was sent, whoever reads it runs it. */
const MARK = '<svg/onload=lichtung>';
const BREAK = '\r\nX-Injected: 1';

const VALUES = [
  MARK,
  `"${MARK}`,
  `'-${MARK}`,
  `</script>${MARK}`,
  `javascript:${MARK}`,
  BREAK,
  `a${BREAK}`,
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '\u0000',
  '\u202e',
  '\ufeff',
  '\ud83d',
  '٣',
  '%',
  '%00',
  '__proto__',
  'constructor',
  '[object Object]',
  '../../etc/passwd',
  '..%2f..%2f',
  '{"$gt":""}',
  '{{7*7}}',
  '${7*7}',
  '//evil.test',
  'https://evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  "' or 1=1 --",
  '*[_type=="x"]',
  'a'.repeat(3000),
  'gid://shopify/Cart/x?key=y',
  'gid://shopify/ProductVariant/1"){id}',
  '[[[[[[',
  'eyJhbGciOiJub25lIn0.e30.',
];

const hostile = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...VALUES)},
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 80})},
);

const PARAMETERS = [
  'variant',
  'page',
  'sort',
  'q',
  'order',
  'coffee',
  'brew',
  'dose',
  'ratio',
  'category',
  'token',
  'key',
  'code',
  'return_to',
  'redirect',
  'state',
  'error',
  '_routes',
  '_data',
  'index',
  'utm_source',
  'width',
  '__proto__',
  ...Object.values(FILTER_PARAMETERS),
  ...QUIZ.map(({name}) => name),
];

/** What stands for the variables of the table's patterns. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  handle: ['waldgold', 'coffee-shop', 'nothing'],
  slug: ['versand', 'kaffee-lagern', 'nothing'],
  page: ['confirm', 'cancel', 'nothing'],
  file: ['pages.xml', 'nothing'],
  lines: ['40001:1', '__proto__:1', '1:99999999999999999999'],
  token: ['a.b.c', 'constructor'],
  code: ['WELCOME', '%3Csvg%3E'],
  delivery: ['1-2026-12-24', 'nothing'],
  item: ['1', 'nothing'],
  command: ['skip', 'address', 'toString'],
  collection: ['coffee-shop'],
};

/** Paths of every row of the table of pages, in both languages, as documents and as data. */
const PAGES = [
  ...new Set(
    Object.values(TABLE).flatMap((row) =>
      patternsOf(row).flatMap((pattern) => {
        const filled = [0, 1, 2].map((turn) =>
          pattern
            .replace(/:(\w+)/g, (_, name: string) => VARIABLES[name]?.[turn % VARIABLES[name].length] ?? 'de')
            .replace('*', 'nowhere'),
        );
        return filled.flatMap((path) => [path, `${path === '/' ? '/_root' : path}.data`]);
      }),
    ),
  ),
  '/media/waldgold-bag.webp',
  '/media/nothing.webm',
  '/healthz',
  '/webhooks/cms',
  '/webhooks/platform',
  '/csp-report',
  '/web-vitals',
];

const FIELDS = [
  'intent',
  'idempotencyKey',
  'variantId',
  'lineId',
  'quantity',
  'code',
  'project',
  'sellingPlanId',
  'purchase',
  'email',
  'name',
  'message',
  'number',
  'order',
  'reason',
  'rating',
  'text',
  'consent',
  'statistics',
  'key',
  '__proto__',
];

const HEADERS = [
  'Accept',
  'Accept-Language',
  'User-Agent',
  'Referer',
  'Range',
  'If-None-Match',
  'CF-Ray',
  'CF-Connecting-IP',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'Purpose',
];

const oneOf = (names: readonly string[]) => fc.constantFrom(...names);
const pairs = (names: readonly string[], most: number) =>
  fc.array(fc.tuple(fc.oneof({weight: 6, arbitrary: oneOf(names)}, {weight: 1, arbitrary: fc.string()}), hostile), {
    minLength: 1,
    maxLength: most,
  });

/** As far as HTTP lets it through at all: bytes that can stand in a header's line. */
const inHeader = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

const visit = fc.record({
  page: oneOf(PAGES),
  parameters: pairs(PARAMETERS, 3),
  cookies: pairs(
    Object.values(COOKIES).map(({name}) => name),
    3,
  ),
  headers: fc.array(fc.tuple(oneOf(HEADERS), hostile), {maxLength: 2}),
});
/** How a form is written, and what it says that it is. */
const representation = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=utf-8',
  'multipart/form-data',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'application/json',
  'application/csp-report',
  'text/plain',
  '',
  'multipart/form-data; boundary=',
  'application/reports+json',
);
const sending = fc.record({
  form: oneOf(PAGES),
  fields: pairs(FIELDS, 6),
  type: fc.oneof(
    {weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded')},
    {weight: 1, arbitrary: representation},
  ),
  visit,
});

function expectCalm(what: string, {status, headers, body}: Answer): void {
  expect(status, what).toBeLessThan(500);
  // Data may hold what was typed, as data: browsers are told not to take it for a page.
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? headers.get('X-Content-Type-Options') === null;
  expect(isPage && body.includes(MARK), `${what} is written back`).toBe(false);
  expect(headers.has('X-Injected'), `${what} makes a header`).toBe(false);
  expect(headers.get('Location') ?? '', what).not.toMatch(/^(?:https?:)?[/\\]{2}evil/);
  expect(body, what).not.toMatch(/at file:|(?:\n|\\n)\s+at \w|node_modules|TypeError|ZodError|ServiceError/);
}

/** UTF-16 that has no UTF-8, such as half a pair, cannot be sent; a browser writes this in its place. */
const sendable = (text: string) => Buffer.from(text).toString();

type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

const headersOf = ({cookies, headers}: Visit) => ({
  ...Object.fromEntries(headers.map(([name, value]) => [name, inHeader(value)])),
  Cookie: inHeader(cookies.map(([name, value]) => `${name}=${value}`).join('; ')),
});

test(`${RUNS} hostile URLs, cookies and headers`, {timeout: 30_000 + RUNS * 300}, async () => {
  await fc.assert(
    fc.asyncProperty(visit, async (asked) => {
      const query = asked.parameters.map((pair) => pair.map((part) => encodeURIComponent(sendable(part))).join('='));
      const address = `${asked.page}?${query.join('&')}`;
      await expectAnswer(address, (visitor) => visitor.get(address, headersOf(asked)));
    }),
    CASES,
  );
});

test(`${RUNS} forms that nobody means well with`, {timeout: 30_000 + RUNS * 300}, async () => {
  await fc.assert(
    fc.asyncProperty(sending, async ({form, fields, type, visit: asked}) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [sendable(name), sendable(value)]));
      const headers = {...headersOf(asked), 'Content-Type': type};
      await expectAnswer(`${form} ${type} ${body.toString()}`, (visitor) => visitor.post(form, {body, headers}));
    }),
    CASES,
  );
});

test.runIf(isFullRun).each([
  ['/', 'de'],
  ['/en', 'en'],
  ['/de/e/versand', 'de'],
  ['/en/nowhere', 'en'],
  ['/nowhere', 'de'],
] as const)('a form for %s, which takes none, is refused in words', async (path, language) => {
  const {status, body} = await createVisitor(inject('shopOrigin')).post(path, {body: {intent: 'add'}});
  const t = messages(language);
  expect([status, body]).toEqual([405, expect.stringContaining(t('errors:refused.title'))]);
  expect(body).not.toMatch(/at file:|did not provide/);
});
