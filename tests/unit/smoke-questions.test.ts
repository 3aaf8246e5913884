import {afterEach, expect, it, vi} from 'vitest';

import {smokeQuestions} from '../../scripts/lib/smoke-questions.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SHOP = {origin: 'https://shop.example', headers: {Authorization: 'Basic secret'}};
const redirected = (status: number, location: string) => new Response(null, {status, headers: {Location: location}});

function httpsQuestion(origin: string) {
  return smokeQuestions({...SHOP, origin}).find(({what}) => what === 'leads from http to https');
}

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
