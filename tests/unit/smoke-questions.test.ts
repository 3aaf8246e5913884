import {afterEach, expect, it, vi} from 'vitest';

import {smokeQuestions} from '../../scripts/lib/smoke-questions.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SHOP = {origin: 'https://shop.example', headers: {Authorization: 'Basic secret'}};
const redirected = (status: number, location: string) => new Response(null, {status, headers: {Location: location}});

const question = (origin: string, named: string) => smokeQuestions({...SHOP, origin}).find(({what}) => what === named);
const httpsQuestion = (origin: string) => question(origin, 'leads from http to https');

it.each([
  ['a lasting redirect', redirected(301, 'https://shop.example/'), true],
  ['another one', redirected(308, 'https://shop.example/'), true],
  ['a redirect for now', redirected(302, 'https://shop.example/'), false],
  ['a redirect to another host', redirected(301, 'https://www.shop.example/'), false],
  ['the page itself', new Response('<html></html>'), false],
])('asks a shop by http, without its password, for %s', async (_, answer, isRight) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', asked);
  const said = Promise.resolve(httpsQuestion(SHOP.origin)?.ask());
  if (isRight) expect(await said).toBeUndefined();
  else await expect(said).rejects.toThrow('Always Use HTTPS');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['http://shop.example/']);
  expect(JSON.stringify(asked.mock.calls)).not.toContain('secret');
});

it('does not ask for https where the shop runs by http', () => {
  expect(httpsQuestion('http://localhost:3000')).toBeUndefined();
  expect(httpsQuestion(SHOP.origin)).toBeDefined();
});

it.each([
  ['<a href="mailto:hallo@lichtung.example">hallo@lichtung.example</a>', null],
  ['<a href="/cdn-cgi/l/email-protection#6e04">[email&#160;protected]</a>', '/cdn-cgi/l/email-protection'],
  ['<script src="/cdn-cgi/scripts/7d0/cloudflare-static/rocket-loader.min.js"></script>', 'rocket-loader.min.js'],
  ['<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>', 'beacon.min.js'],
])('asks whether the domain leaves the imprint alone: %s', async (part, found) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<html>${part}</html>`)));
  const said = Promise.resolve(question(SHOP.origin, 'leaves pages as the shop writes them')?.ask());
  if (found === null) expect(await said).toBeUndefined();
  else await expect(said).rejects.toThrow(found);
});
