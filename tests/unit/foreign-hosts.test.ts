import {lookup} from 'node:dns/promises';

import {afterEach, expect, it, vi} from 'vitest';

import {createHealth} from '../../app/edge/health.server';
import {indexPage} from '../../emulator/index-page';
import {refuseForeignHosts} from '../../scripts/lib/foreign-hosts.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';

vi.mock(import('node:dns/promises'));

afterEach(() => {
  vi.unstubAllGlobals();
});

type Answer = () => Promise<Response | null>;

const SHOP = 'wrangler.toml';
const found = () => Promise.resolve({address: '192.0.2.1', family: 4});
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), {code}));
const answering =
  (body: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(body, {status}));

function ask(config: Parameters<typeof refuseForeignHosts>[0], look: typeof found, answer: Answer) {
  vi.mocked(lookup).mockImplementation(look);
  const asked = vi.fn(async (_url: string) => (await answer()) ?? Response.error());
  vi.stubGlobal('fetch', asked);
  return {asked, refused: refuseForeignHosts(config, 'demo')};
}

const health = createHealth({
  version: 'b',
  probes: [{service: 'storefront', ask: () => Promise.reject(new Error('down'))}],
  clock: Date.now,
});

/** The host of a worker: a merchant may have chosen another one. */
const hostOf = async (config: string) => (await readEnvironment(config, 'demo')).hosts[0] ?? '';

it.each([
  [SHOP, '/healthz', () => health(new Request('https://demo.lichtung.example/healthz'))],
  ['service/wrangler.toml', '/healthz', answering('{"ok":true}')],
  [
    'emulator/wrangler.toml',
    '/',
    async () => new Response(String(await indexPage('https://demo.lichtung.example', false))),
  ],
] as const)('deploys %s again to where it answers', async (config, path, answer) => {
  const {asked, refused} = ask(config, found, answer);
  await refused;
  expect(asked.mock.calls.map(([url]) => url)).toEqual([`https://${await hostOf(config)}${path}`]);
});

it('deploys to a host that is new', async () => {
  const {asked, refused} = ask(SHOP, failing('ENOTFOUND'), answering(''));
  await refused;
  expect(asked).not.toHaveBeenCalled();
});

it.each<[string, Answer]>([
  ['a page', answering('<html></html>')],
  ['what another of our workers does', answering('{"ok":true}')],
  ['404', answering('', 404)],
  ['a redirect', answering('', 301)],
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
])('refuses a host that answers %s', async (_, answer) => {
  const {refused} = ask(SHOP, found, answer);
  await expect(refused).rejects.toThrow(`${await hostOf(SHOP)} is in use`);
  await expect(refused).rejects.toThrow('--take-over-domain');
});

it('refuses a host that cannot be looked up', async () => {
  await expect(ask(SHOP, failing('EAI_AGAIN'), answering('')).refused).rejects.toThrow('EAI_AGAIN');
});
