import {describe, expect, it} from 'vitest';

import {createAgentProxy} from './agent-proxy.server';
import type {Admit} from './admission.server';
import {refuse} from './refusal.server';

const SHOP = 'https://shop.example';
const PLATFORM = 'https://platform.example';
const JSON_TYPE = {'Content-Type': 'application/json'};
const call = (name: string, id: unknown = 1) => ({jsonrpc: '2.0', id, method: 'tools/call', params: {name}});

type Upstream = (init: RequestInit) => Response | Promise<Response>;

function setUp(
  upstream: Upstream = () => Response.json({ok: true}),
  timeoutMs = 4000,
  admitRead: Admit = async () => null,
) {
  const asked: {readonly address: string; readonly headers: Record<string, string>; readonly body: unknown}[] = [];
  const proxy = createAgentProxy({
    platformOrigin: PLATFORM,
    timeoutMs,
    fetchPlatform: async (address, init) => {
      expect(init.redirect).toBe('manual');
      asked.push({address, headers: Object.fromEntries(new Headers(init.headers)), body: init.body});
      return upstream(init);
    },
  });
  const get = (path = '/.well-known/ucp', headers: Record<string, string> = {}) =>
    proxy(new Request(SHOP + path, {headers}), admitRead);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    proxy(
      new Request(`${SHOP}/api/ucp/mcp`, {
        method: 'POST',
        headers: {...JSON_TYPE, ...headers},
        body: JSON.stringify(body),
      }),
      admitRead,
    );
  return {asked, get, post};
}

describe('what is asked', () => {
  it('forwards profile and tool requests to the platform with the assistant’s own headers only', async () => {
    const {asked, get, post} = setUp();
    await get('/.well-known/ucp', {Cookie: 'cart=1', 'UCP-Agent': 'profile="https://agent.example/p.json"'});
    await post(call('search_catalog'), {Cookie: 'cart=1', Authorization: 'Basic eA==', Accept: 'application/json'});
    expect(asked.map(({address}) => address)).toEqual([`${PLATFORM}/.well-known/ucp`, `${PLATFORM}/api/ucp/mcp`]);
    expect(asked.map(({headers}) => headers)).toEqual([
      {'ucp-agent': 'profile="https://agent.example/p.json"'},
      {'content-type': 'application/json', accept: 'application/json'},
    ]);
    expect(asked[1]?.body).toBe(JSON.stringify(call('search_catalog')));
  });

  it('tells the platform which address asks, as Cloudflare knows it and not as the assistant claims', async () => {
    const {asked, get, post} = setUp();
    await post(call('search_catalog'), {'CF-Connecting-IP': '192.0.2.7', 'X-Forwarded-For': '198.51.100.1'});
    await get('/.well-known/ucp', {'X-Forwarded-For': '198.51.100.1'});
    expect(asked.map(({headers}) => headers['x-forwarded-for'])).toEqual(['192.0.2.7', undefined]);
  });

  it('asks the platform nothing for a network that is refused', async () => {
    const {asked, get} = setUp(undefined, undefined, async () => refuse(429));
    expect((await get())?.status).toBe(429);
    expect(asked).toEqual([]);
  });

  it('forwards an assistant’s token and idempotency key, and no signature, which is of another host', async () => {
    const {asked, post} = setUp();
    await post(call('create_cart'), {
      Authorization: 'Bearer abc',
      'Idempotency-Key': 'key-1',
      Signature: 'sig1=:eA==:',
      'Signature-Input': 'sig1=("@authority")',
      'Signature-Agent': '"https://a.example"',
    });
    expect(asked[0]?.headers).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer abc',
      'idempotency-key': 'key-1',
    });
  });

  it('returns null for every other path', async () => {
    const {asked, get} = setUp();
    expect([await get('/de'), await get('/api/ucp'), asked]).toEqual([null, null, []]);
  });
});

describe('a purchase is a person’s', () => {
  it.each([
    ['alone', call('complete_checkout', 7), 7],
    ['among others', [call('get_cart', 1), call('complete_checkout', 'a')], 'a'],
  ])('the tool that places an order is not passed on, %s', async (_, body, id) => {
    const {asked, post} = setUp();
    const answer = await post(body);
    expect([answer?.status, asked]).toEqual([200, []]);
    expect(await answer?.json()).toMatchObject({jsonrpc: '2.0', id, error: {code: -32602}});
  });
});

describe('what comes back', () => {
  it('the platform’s answer, with the headers that concern it', async () => {
    const {get} = setUp(() =>
      Response.json({ucp: {}}, {headers: {'Cache-Control': 'public, max-age=3600', 'Set-Cookie': 'a=b'}}),
    );
    const answer = await get();
    expect([answer?.status, await answer?.json()]).toEqual([200, {ucp: {}}]);
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('its refusal, with the time to wait', async () => {
    const {post} = setUp(() => Response.json({error: {}}, {status: 429, headers: {'Retry-After': '9'}}));
    const answer = await post(call('get_cart'));
    expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([429, '9']);
  });

  it('a notification has no answer', async () => {
    const {post} = setUp(() => new Response(null, {status: 202}));
    expect((await post({jsonrpc: '2.0', method: 'notifications/initialized'}))?.status).toBe(202);
  });

  const never: Upstream = ({signal}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
  const tooMuch: Upstream = () => new Response('x', {headers: {...JSON_TYPE, 'Content-Length': String(5 * 1024 ** 2)}});
  it.each<[string, Upstream]>([
    ['fails', () => Promise.reject(new Error('no network'))],
    ['is late', never],
    [
      'sends elsewhere',
      () => new Response(null, {status: 302, headers: {...JSON_TYPE, Location: 'https://x.example'}}),
    ],
    ['sends a page', () => new Response('<html>', {headers: {'Content-Type': 'text/html'}})],
    ['sends too much', tooMuch],
  ])('502 where it %s', async (_, upstream) => {
    expect((await setUp(upstream, 20).get())?.status).toBe(502);
  });
});
