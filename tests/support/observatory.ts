import {tags} from './html';
import type {Answer} from './visitor';

/** The result of one test of the HTTP Observatory, and its points. */
export type Verdict = {readonly test: string; readonly points: number};

const BASE = 100;
const HALF_A_YEAR = 15_768_000;
const UNSAFE = /'unsafe-|data:|(?:^|\s)(?:https?:|ftp:|\*)(?:\s|$)/;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

function scorePolicy(policy: string): number {
  const directives = directivesOf(policy);
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? '*';
  if (policy === '') return -25;
  if (UNSAFE.test(of('script-src')) || UNSAFE.test(of('object-src'))) return -20;
  if (/\b(?:http|ftp):/.test(policy)) return -20;
  if (UNSAFE.test(of('style-src'))) return 0;
  return directives.get('default-src') === "'none'" ? 10 : 5;
}

function scoreCookies(lines: readonly string[]): number {
  if (lines.length === 0) return 0;
  if (lines.some((line) => !/;\s*secure/i.test(line))) return -20;
  if (lines.some((line) => /session|cart_id/.test(line) && !/;\s*httponly/i.test(line))) return -30;
  return lines.every((line) => /;\s*samesite=(?:lax|strict)/i.test(line)) ? 5 : 0;
}

function scoreScripts(html: string, origin: string): number {
  const foreign = tags(html, 'script').filter(({src}) => src !== undefined && new URL(src, origin).origin !== origin);
  return foreign.length === 0 ? 0 : -5;
}

const among = (value: string | null, good: RegExp, points: number, otherwise: number) =>
  good.test(value ?? '') ? points : otherwise;

/**
 * Scores a response as Mozilla's HTTP Observatory does, by its published points, without the tests that need the
 * public web: the redirect to HTTPS and the HSTS preload list.
 */
export function observe({headers, body}: Answer, origin: string): {score: number; verdicts: readonly Verdict[]} {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const age = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0);
  const frames = directivesOf(policy).get('frame-ancestors');
  const verdicts: readonly Verdict[] = [
    {test: 'content security policy', points: scorePolicy(policy)},
    {test: 'cookies', points: scoreCookies(headers.getSetCookie())},
    {test: 'cross-origin sharing', points: headers.has('Access-Control-Allow-Origin') ? -50 : 0},
    {
      test: 'cross-origin resource policy',
      points: among(headers.get('Cross-Origin-Resource-Policy'), /^same-(origin|site)$/, 10, 0),
    },
    {
      test: 'referrer policy',
      points: among(
        headers.get('Referrer-Policy'),
        /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
        5,
        0,
      ),
    },
    {test: 'strict transport security', points: age >= HALF_A_YEAR ? 0 : -20},
    {test: 'integrity of foreign scripts', points: scoreScripts(body, origin)},
    {test: 'content types', points: among(headers.get('X-Content-Type-Options'), /^nosniff$/, 0, -5)},
    {test: 'frames', points: frames === "'none'" || frames === "'self'" ? 5 : -20},
  ];
  const losses = verdicts.filter(({points}) => points < 0).reduce((sum, {points}) => sum + points, BASE);
  const gains = verdicts.filter(({points}) => points > 0).reduce((sum, {points}) => sum + points, 0);
  // Bonus points count only from a base score of 90.
  return {score: losses >= 90 ? losses + gains : losses, verdicts};
}
