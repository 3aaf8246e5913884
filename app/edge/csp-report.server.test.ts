import {describe, expect, test} from 'vitest';
import {receiveViolation, type ViolationReport, violationReports} from './csp-report.server';
import {guardRequest} from './request-guard.server';

const ORIGIN = 'https://shop.example';
const LEGACY = 'application/csp-report';
const MODERN = 'application/reports+json';

const violation = {
  document: 'https://shop.example/en',
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x.js',
  source: 'https://shop.example/en',
  line: 12,
};
const legacy = {
  'csp-report': {
    'document-uri': 'https://shop.example/en?mail=anna@example.org',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'source-file': 'https://shop.example/en#a',
    'line-number': 12,
    'script-sample': 'secret()',
  },
};
const modern = [
  {
    type: 'csp-violation',
    url: 'https://shop.example/en',
    age: 1,
    body: {
      documentURL: 'https://shop.example/en?mail=anna@example.org',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=1',
      sourceFile: 'https://shop.example/en',
      lineNumber: 12,
      sample: 'secret()',
    },
  },
  {type: 'deprecation', url: 'https://shop.example/en', body: {id: 'x'}},
];

async function send(body: unknown, headers: Record<string, string>) {
  const logged: ViolationReport[] = [];
  const init = {method: 'POST', headers, body: JSON.stringify(body)};
  const passed = await guardRequest(new Request(`${ORIGIN}/csp-report`, init), {
    origin: ORIGIN,
    exemptions: [violationReports],
  });
  const response = passed.ok
    ? await receiveViolation(passed.request, (report) => void logged.push(report))
    : passed.response;
  return {status: response?.status, logged};
}

describe('a report', () => {
  test.each([
    ['of the older form', legacy, {'Content-Type': LEGACY, Origin: ORIGIN}],
    ['of the newer form', modern, {'Content-Type': MODERN, Origin: ORIGIN}],
    ['without an Origin', legacy, {'Content-Type': LEGACY}],
  ])('%s is taken, without queries and samples', async (_, body, headers) => {
    expect(await send(body, headers)).toEqual({status: 204, logged: [violation]});
  });

  test.each([
    ['from another site', legacy, {'Content-Type': LEGACY, Origin: 'https://evil.example'}, 403],
    ['from nowhere, as a form', 'a=1', {'Content-Type': 'application/x-www-form-urlencoded'}, 415],
    ['from our site, as JSON', legacy, {'Content-Type': 'application/json', Origin: ORIGIN}, 415],
    ['that is none', {a: 1}, {'Content-Type': LEGACY, Origin: ORIGIN}, 400],
    ['of 64 KB', {a: 'b'.repeat(65_536)}, {'Content-Type': LEGACY, Origin: ORIGIN}, 413],
  ])('%s is refused', async (_, body, headers, status) => {
    expect(await send(body, headers)).toEqual({status, logged: []});
  });

  test('is cut: ten at most, 200 characters a field, no control characters', async () => {
    const reports = Array.from({length: 30}, () => ({
      type: 'csp-violation',
      url: `${ORIGIN}/u`,
      body: {effectiveDirective: `a\r\nb${'c'.repeat(300)}`, lineNumber: 'x'},
    }));
    const {logged} = await send(reports, {'Content-Type': MODERN});
    expect(logged).toHaveLength(10);
    expect(logged[0]).toMatchObject({document: `${ORIGIN}/u`, line: null, directive: `a b${'c'.repeat(197)}`});
  });

  test('names no code or token of a path of ours', async () => {
    const report = {
      ...legacy['csp-report'],
      'document-uri': `${ORIGIN}/de/cart/saved/0123456789abcdef0123456789abcdef`,
      'blocked-uri': `${ORIGIN}/de/discount/GEHEIM-20`,
      'source-file': `${ORIGIN}/assets/entry.client-B7xQ.js`,
    };
    const {logged} = await send({'csp-report': report}, {'Content-Type': LEGACY});
    expect(logged).toEqual([
      {
        ...violation,
        document: `${ORIGIN}/de/cart/saved/:x`,
        blocked: `${ORIGIN}/de/discount/:x`,
        source: `${ORIGIN}/assets/entry.client-B7xQ.js`,
      },
    ]);
  });

  test.each(['https://evil.example/', `${ORIGIN}.evil.example/`, '', 'about:blank'])(
    'about a document that is not ours is not logged: %j',
    async (document) => {
      const report = {'csp-report': {...legacy['csp-report'], 'document-uri': document}};
      expect(await send(report, {'Content-Type': LEGACY})).toEqual({status: 204, logged: []});
    },
  );
});

test('other paths are left to others', async () => {
  expect(await receiveViolation(new Request(`${ORIGIN}/en`), () => undefined)).toBeNull();
});
