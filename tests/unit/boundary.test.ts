import {matchRoutes} from '@remix-run/react';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {ENDPOINTS} from '../../app/edge/accepted-requests.server';
import {guardRequest} from '../../app/edge/request-guard.server';
import {MAX_FIELDS} from '../../app/edge/accepted-requests.server';
import {MAX_BODY_BYTES} from '../../app/edge/request-body.server';
import {validatePath} from '../../app/edge/request-path.server';
import {cases, trials} from '../support/full-run';

const CASES = cases({quick: 500, full: 10_000});
/** In milliseconds: ten thousand requests with their bodies take a busy machine a minute. */
const TIMEOUT = trials({quick: 30_000, full: 600_000});
const ORIGIN = 'https://shop.example';

/** What breaks addresses, fields and headers apart, and what people write. */
const PIECES = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%5c',
  '\\',
  '%',
  '%zz',
  '%ff',
  '%00',
  '%0a',
  '%E2%80%A8',
  '%e2%80%a9',
  '%E2%80%AE',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u001b',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  'de',
  'p',
  'waldgold',
  '.data',
  'käse',
  '100%25',
  '%252f',
  'a=b',
  '&',
  '+',
  '=',
  ' ',
  '\r\n',
  '__proto__',
  '?',
  '#',
  '{',
  '[',
  '"',
];
const words = (maxLength: number) =>
  fc
    .array(
      fc.oneof({weight: 4, arbitrary: fc.constantFrom(...PIECES)}, {weight: 1, arbitrary: fc.string({maxLength: 4})}),
      {
        maxLength,
      },
    )
    .map((pieces) => pieces.join(''));

const parameter = fc.constantFrom(
  '',
  '',
  '',
  '; charset=utf-8',
  ';charset="UTF-8"',
  '; charset=iso-8859-1',
  ';charset=utf-16',
  '; charset',
  '; boundary=x',
  '; boundary=',
  '; boundary="x"',
  ', text/plain',
  ';;',
);
const mediaType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  '',
  'x',
  'Multipart/Form-Data',
);
const part = words(4).map((value) => `--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n${value}\r\n`);
const body = fc.oneof(
  words(20),
  fc.array(part, {maxLength: 60}).map((parts) => `${parts.join('')}--x--\r\n`),
  fc.json(),
  fc.integer({min: 0, max: MAX_FIELDS + 10}).map((count) => 'a=1&'.repeat(count)),
  fc.constantFrom('', '['.repeat(200), 'a'.repeat(MAX_BODY_BYTES), 'a'.repeat(MAX_BODY_BYTES + 1)),
);

const received = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path: fc.oneof(
    fc.constantFrom(
      ...Object.values(ENDPOINTS).map(({pathname}) => pathname),
      '/de/checkout/cart',
      '/de/cart.json.data',
    ),
    words(6).map((path) => `/${path}`),
  ),
  origin: fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, null, 'null', '', 'https://evil.example', `${ORIGIN}.evil.example`),
  site: fc.constantFrom(null, 'same-origin', 'same-site', 'cross-site', 'none', 'x'),
  coding: fc.constantFrom(null, null, null, null, 'identity', 'gzip'),
  type: fc.tuple(mediaType, parameter).map((both) => both.join('')),
  body,
  breaksOff: fc.boolean(),
});

/** A body that arrives in two pieces, or whose second piece never comes. */
function streamOf(text: string, breaksOff: boolean): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let pieces = 0;
  return new ReadableStream({
    pull(controller) {
      pieces += 1;
      if (pieces === 1) controller.enqueue(bytes.slice(0, bytes.length >> 1));
      else if (breaksOff) controller.error(new Error('The client disconnected'));
      else {
        controller.enqueue(bytes.slice(bytes.length >> 1));
        controller.close();
      }
    },
  });
}

test(
  `of ${CASES.numRuns} requests, those that pass are whole forms of our own pages, and the others get a plain 4xx`,
  async () => {
    await fc.assert(
      fc.asyncProperty(received, async ({method, path, origin, site, coding, type, body: text, breaksOff}) => {
        const headers = new Headers();
        if (type !== '') headers.set('Content-Type', type);
        if (origin !== null) headers.set('Origin', origin);
        if (site !== null) headers.set('Sec-Fetch-Site', site);
        if (coding !== null) headers.set('Content-Encoding', coding);
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const init = {method, headers, ...(hasBody && {body: streamOf(text, breaksOff), duplex: 'half' as const})};
        const result = await guardRequest(new Request(ORIGIN + path, init), {origin: ORIGIN});
        if (!result.ok) {
          expect([308, 400, 403, 404, 405, 413, 414, 415]).toContain(result.response.status);
          expect((await result.response.text()).length).toBeLessThan(50);
          return;
        }
        expect(['GET', 'HEAD', 'POST']).toContain(result.request.method);
        if (result.request.method !== 'POST') return;
        expect(origin === ORIGIN || (origin === null && site === 'same-origin')).toBe(true);
        expect(breaksOff).toBe(false);
        const passed = result.request.headers.get('Content-Type');
        if (passed === 'application/x-www-form-urlencoded;charset=UTF-8') {
          expect([...(await result.request.formData())].length).toBeLessThanOrEqual(MAX_FIELDS);
        } else {
          expect(Object.values(ENDPOINTS).map(({pathname}) => pathname)).toContain(path);
          await result.request.json();
        }
      }),
      CASES,
    );
  },
  TIMEOUT,
);

test(`of ${CASES.numRuns} paths, those that pass are matched by the route of all paths`, () => {
  fc.assert(
    fc.property(words(8), (written) => {
      const path = `/${written}`.replace(/[?#].*$/s, '');
      const verdict = validatePath(path);
      if (verdict.kind === 'moved') expect(validatePath(verdict.pathname)).toEqual({kind: 'pass'});
      if (verdict.kind !== 'pass') return;
      const {pathname} = new URL(ORIGIN + path);
      expect(matchRoutes([{path: '/*'}], pathname)).not.toBeNull();
      expect(decodeURIComponent(pathname)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u);
    }),
    CASES,
  );
});
