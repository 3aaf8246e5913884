import {describe, expect, test} from 'vitest';
import {createVideoProxy} from '../../app/edge/video-proxy.server';

const VIDEO = 'a silent video';

/** The longest video that the proxy keeps. */
const MAX_BYTES = 8 * 1024 * 1024;

const videoOf = (bytes: number) => new Response(new Uint8Array(bytes), {headers: {'Content-Type': 'video/webm'}});

const brokenVideo = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half a video'));
      controller.error(new Error('the connection was lost'));
    },
  });
  return new Response(body, {headers: {'Content-Type': 'video/webm'}});
};

function setUp(upstream: () => Response = () => new Response(VIDEO, {headers: {'Content-Type': 'video/webm'}})) {
  const asked: string[] = [];
  const proxy = createVideoProxy({
    videoOrigin: 'https://videos.example',
    cacheName: crypto.randomUUID(),
    fetchVideo: async (address, init) => {
      asked.push(address);
      expect(init.redirect).toBe('manual');
      return upstream();
    },
  });
  async function get(path: string, init: RequestInit = {}) {
    const pending: Promise<unknown>[] = [];
    const response = await proxy(new Request(`https://shop.example${path}`, init), (work) => void pending.push(work));
    await Promise.all(pending);
    return response;
  }
  return {asked, get};
}

const HASH = '9c7a1e0f5b2d4c6e8a0b1c2d3e4f5a6b';
const REAL = `/videos/c/vp/${HASH}/${HASH}.HD-1080p-7.2Mbps.mp4`;

/** A host with a video of so many bytes, which answers parts as the platform's does. */
function hostOf(size: number) {
  const asked: (string | null)[] = [];
  const proxy = createVideoProxy({
    videoOrigin: 'https://videos.example',
    cacheName: crypto.randomUUID(),
    fetchVideo: async (address, init) => {
      expect(address).toBe(`https://videos.example/cdn/shop${REAL}?v=3`);
      const range = new Headers(init.headers).get('Range');
      asked.push(range);
      const headers = {'Content-Type': 'video/mp4', 'Content-Length': String(size)};
      if (range === null) return new Response(new Uint8Array(size), {headers});
      if (range === 'bytes=99999999-')
        return new Response(null, {status: 416, headers: {'Content-Range': `bytes */${size}`}});
      return new Response('part', {
        status: 206,
        headers: {...headers, 'Content-Length': '4', 'Content-Range': `bytes 0-3/${size}`},
      });
    },
  });
  const get = (init: RequestInit = {}) =>
    proxy(new Request(`https://shop.example/media/v3${REAL}`, init), () => undefined);
  return {asked, get};
}

test('a video that is long and does not say so is read no further than 8 MB', async () => {
  let sent = 0;
  const {get} = setUp(() => {
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    return new Response(body, {headers: {'Content-Type': 'video/webm'}});
  });
  expect((await get('/media/videos/solo.webm'))?.status).toBe(502);
  expect(sent).toBeLessThan(MAX_BYTES + 1024 * 1024);
});

describe('a long video', () => {
  const LONG = 20 * 1024 * 1024;

  test('is streamed and not cached', async () => {
    const {asked, get} = hostOf(LONG);
    for (const _ of ['first', 'second']) {
      const response = await get();
      expect([response?.status, response?.headers.get('Content-Length')]).toEqual([200, String(LONG)]);
      expect(response?.headers.get('Accept-Ranges')).toBe('bytes');
      await response?.body?.cancel();
    }
    expect(asked).toEqual([null, null]);
  });

  test('returns the requested range of the host', async () => {
    const {asked, get} = hostOf(LONG);
    const part = await get({headers: {Range: 'bytes=0-3'}});
    expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, `bytes 0-3/${LONG}`]);
    expect(await part?.text()).toBe('part');
    expect(asked).toEqual(['bytes=0-3']);
    const beyond = await get({headers: {Range: 'bytes=99999999-'}});
    expect([beyond?.status, beyond?.headers.get('Content-Range')]).toEqual([416, `bytes */${LONG}`]);
  });

  test('answers HEAD without a body', async () => {
    const response = await hostOf(LONG).get({method: 'HEAD'});
    expect([response?.status, await response?.text()]).toEqual([200, '']);
  });
});

test('a range request fetches a short video whole', async () => {
  const {asked, get} = hostOf(10);
  const part = await get({headers: {Range: 'bytes=0-3'}});
  expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, 'bytes 0-3/10']);
  expect(asked).toEqual(['bytes=0-3', null]);
});

describe('a video', () => {
  test('comes from its host once, then from the cache', async () => {
    const {asked, get} = setUp();
    const first = await get('/media/videos/solo.webm');
    expect([first?.status, first?.headers.get('Content-Type')]).toEqual([200, 'video/webm']);
    expect(await first?.text()).toBe(VIDEO);
    expect(await (await get('/media/videos/solo.webm'))?.text()).toBe(VIDEO);
    expect(asked).toEqual(['https://videos.example/cdn/shop/videos/solo.webm']);
  });

  test('is immutable, embeddable and accepts ranges', async () => {
    const {get} = setUp();
    for (const _ of ['first', 'from the cache']) {
      const response = await get('/media/videos/solo.webm');
      expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response?.headers.get('Content-Type')).toBe('video/webm');
      expect(response?.headers.get('Accept-Ranges')).toBe('bytes');
      expect(response?.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });

  test('is cached by its name', async () => {
    const {asked, get} = setUp();
    await get('/media/videos/solo.webm');
    await get('/media/videos/other.webm');
    expect(asked).toHaveLength(2);
  });

  test('answers HEAD without a body', async () => {
    const {get} = setUp();
    expect(await (await get('/media/videos/solo.webm', {method: 'HEAD'}))?.text()).toBe('');
    const part = await get('/media/videos/solo.webm', {method: 'HEAD', headers: {Range: 'bytes=2-7'}});
    expect([part?.status, await part?.text()]).toEqual([206, '']);
  });

  test('comes in parts where a player asks for them', async () => {
    const {get} = setUp();
    const part = await get('/media/videos/solo.webm', {headers: {Range: 'bytes=2-7'}});
    expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, `bytes 2-7/${VIDEO.length}`]);
    expect(await part?.text()).toBe('silent');
    const beyond = await get('/media/videos/solo.webm', {headers: {Range: 'bytes=99-'}});
    expect([beyond?.status, beyond?.headers.get('Content-Range')]).toEqual([416, `bytes */${VIDEO.length}`]);
  });

  test.each([
    ['is left to others when it is a picture', '/media/videos/solo.webp', undefined, null],
    [
      'is not found when its host does not know it',
      '/media/videos/none.webm',
      () => new Response(null, {status: 404}),
      404,
    ],
    [
      'is not found when its host knows it no more',
      '/media/videos/none.webm',
      () => new Response(null, {status: 410}),
      404,
    ],
    ['is refused when its host is down', '/media/videos/solo.webm', () => Response.error(), 502],
    [
      'is refused when its host fails with a video',
      '/media/videos/solo.webm',
      () => new Response(VIDEO, {status: 500, headers: {'Content-Type': 'video/webm'}}),
      502,
    ],
    ['is refused when it breaks off', '/media/videos/solo.webm', brokenVideo, 502],
    ['is refused when it is too long to be kept', '/media/videos/solo.webm', () => videoOf(MAX_BYTES + 1), 502],
    ['comes when it is just not too long', '/media/videos/solo.webm', () => videoOf(MAX_BYTES), 200],
    ['is refused when its host fails', '/media/videos/solo.webm', () => new Response(null, {status: 500}), 502],
    [
      'is refused when it is none',
      '/media/videos/solo.webm',
      () => new Response('<html>', {headers: {'Content-Type': 'text/html'}}),
      502,
    ],
  ] as const)('%s', async (_case, path, upstream, status) => {
    expect((await setUp(upstream).get(path))?.status ?? null).toBe(status);
  });
});
