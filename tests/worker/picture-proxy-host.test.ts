import {expect, test} from 'vitest';
import {bodyOf, painter, setUp, type Upstream} from './picture-proxy-visits';

test.each<[string, Upstream, number, number]>([
  ['does not know it', async () => new Response('', {status: 404}), 404, 1],
  ['knows it no more', async () => new Response('', {status: 410}), 404, 1],
  ['says nothing of what it sends', async () => new Response(new Uint8Array([1])), 502, 1],
  ['fails', async () => new Response('', {status: 500}), 502, 2],
  ['is down', () => Promise.reject(new Error('refused')), 502, 2],
  [
    'sends it elsewhere',
    async () => new Response(null, {status: 302, headers: {Location: 'https://evil.example'}}),
    502,
    1,
  ],
  ['sends no picture', async () => new Response('<script>', {headers: {'Content-Type': 'text/html'}}), 502, 1],
  [
    'sends a drawing with scripts',
    async () => new Response('<svg>', {headers: {'Content-Type': 'image/svg+xml'}}),
    502,
    1,
  ],
])('a host that %s', async (_, upstream, status, attempts) => {
  const {asked, get} = setUp(upstream);
  const response = await get('/media/a.jpg?width=640');
  expect(response?.status).toBe(status);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  await get('/media/a.jpg?width=640');
  expect(asked).toHaveLength(2 * attempts);
});

test('a failed request is retried once', async () => {
  const answers = [new Response('', {status: 503}), new Response('picture', {headers: {'Content-Type': 'image/avif'}})];
  const {asked, get} = setUp(async () => answers.shift() ?? new Response('', {status: 500}));
  expect((await get('/media/a.jpg?width=640'))?.status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a truncated picture is truncated in the browser, too, and not stored', async () => {
  const half: Upstream = async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half a pic')),
      pull: (controller) => controller.error(new Error('the connection was lost')),
    });
    return new Response(body, {headers: {'Content-Type': 'image/avif'}});
  };
  let calls = 0;
  const upstream: Upstream = (address, init) => (calls++ === 0 ? half(address, init) : painter(address, init));
  const {get} = setUp(upstream);
  await expect(bodyOf(await get('/media/a.jpg?width=640'))).rejects.toThrow('the connection was lost');
  expect(await bodyOf(await get('/media/a.jpg?width=640'))).toBe('a picture as image/avif');
  expect(calls).toBe(2);
});

test('a host that is late gets 502', async () => {
  const late: Upstream = (_, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  expect((await setUp(late, 20).get('/media/a.jpg?width=640'))?.status).toBe(502);
});
