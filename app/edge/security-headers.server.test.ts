import {CspEvaluator} from 'csp_evaluator/dist/evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {describe, expect, test} from 'vitest';

import {contentSecurityPolicy, type ResponseKind, setSecurityHeaders} from './security-headers.server';

const KINDS: ResponseKind[] = [{kind: 'page', nonce: 'abc', development: false}, {kind: 'media'}, {kind: 'other'}];

function headersOf(kind: ResponseKind): Headers {
  const headers = new Headers();
  setSecurityHeaders(headers, kind);
  return headers;
}

describe('the policy of a page', () => {
  const directives = new Map(
    contentSecurityPolicy('abc', false)
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

  test('has these directives only', () => {
    expect([...directives.keys()]).toEqual([
      'default-src',
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'media-src',
      'connect-src',
      'manifest-src',
      'worker-src',
      'form-action',
      'base-uri',
      'object-src',
      'frame-src',
      'frame-ancestors',
      'report-to',
      'report-uri',
    ]);
  });

  test.each([
    ['media-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
    ['default-src', "'none'"],
    ['script-src', "'nonce-abc' 'strict-dynamic' 'self'"],
    ['style-src', "'self' 'nonce-abc'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['report-to', 'csp'],
    ['report-uri', '/csp-report'],
  ])('%s %s', (name, value) => {
    expect(directives.get(name)).toBe(value);
  });

  test.each([true, false])('allows nothing unsafe and no foreign host (development: %s)', (development) => {
    const policy = contentSecurityPolicy('abc', development);
    expect(policy).not.toMatch(/unsafe-|https?:|\*|data:|blob:/);
    expect(policy.includes('ws:')).toBe(development);
  });
});

test('a page may measure where that is configured, and nowhere else', () => {
  const policy = contentSecurityPolicy('abc', false, ['https://metrics.example', 'https://errors.example']);
  expect(policy).toContain("connect-src 'self' https://metrics.example https://errors.example;");
  expect(policy).toContain("img-src 'self' https://metrics.example https://errors.example;");
  expect(policy.match(/metrics\.example/g)).toHaveLength(2);
});

test.each(KINDS.map((kind) => [kind.kind, kind] as const))('%s carries every header', (_, kind) => {
  const headers = headersOf(kind);
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(kind.kind === 'media' ? 'cross-origin' : 'same-origin');
});

test('a page says where its reports go', () => {
  expect(KINDS.map((kind) => headersOf(kind).get('Reporting-Endpoints'))).toEqual(['csp="/csp-report"', null, null]);
});

test('only a page may run scripts', () => {
  expect(KINDS.map((kind) => headersOf(kind).get('Content-Security-Policy')?.includes('script-src'))).toEqual([
    true,
    false,
    false,
  ]);
});

/** As a page has it: 32 hexadecimal digits. */
const NONCE = 'f0'.repeat(16);
const measuring = ['https://metrics.example', 'https://errors.example'];

test.each<readonly [string, ResponseKind]>([
  ['a page', {kind: 'page', nonce: NONCE, development: false}],
  ['a page that measures', {kind: 'page', nonce: NONCE, development: false, measuring}],
  ['a picture', {kind: 'media'}],
  ['everything else', {kind: 'other'}],
])('%s: Google’s evaluator finds nothing that is, or may be, a high or medium risk', (_, kind) => {
  const {csp} = new CspParser(headersOf(kind).get('Content-Security-Policy') ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  const risks = findings.filter(({severity}) => severity <= Severity.MEDIUM_MAYBE);
  expect(risks.map(({directive, description}) => `${directive}: ${description}`)).toEqual([]);
});

test('the evaluator would find an unsafe policy', () => {
  const {csp} = new CspParser("script-src 'unsafe-inline' *");
  expect(new CspEvaluator(csp).evaluate().some(({severity}) => severity === Severity.HIGH)).toBe(true);
});
