import {describe, expect, test, vi} from 'vitest';
import type {MediaVisit} from '../../app/edge/picture-proxy.server';
import {createVideoProxy} from '../../app/edge/video-proxy.server';

const VIDEO = 'a silent video';
const PATH = '/media/videos/solo.webm';
const HASH = '9c7a1e0f5b2d4c6e8a0b1c2d3e4f5a6b';

/** What the host is told of every request. */
const ALWAYS = {'accept-encoding': 'identity'};

type Asked = {readonly address: string; readonly method: string; readonly headers: Readonly<Record<string, string>>};
type Upstream = (asked: Asked, init: RequestInit) => Response | Promise<Response>;

const whole: Upstream = () =>
  new Response(VIDEO, {headers: {'Content-Type': 'video/webm', ETag: '"1"', 'Content-Length': String(VIDEO.length)}});

function setUp(upstream: Upstream = whole, timeoutMs = 4000) {
  const asked: Asked[] = [];
  const proxy = createVideoProxy({
    videoOrigin: 'https://videos.example',
    timeoutMs,
    fetchVideo: async (address, init) => {
      expect(init.redirect).toBe('manual');
      const one = {address, method: init.method ?? '', headers: Object.fromEntries(new Headers(init.headers))};
      asked.push(one);
      return upstream(one, init);
    },
  });
  const get = (path: string, init: RequestInit = {}, admitMiss: MediaVisit['admitMiss'] = async () => null) =>
    proxy(new Request(`https://shop.example${path}`, init), {
      waitUntil: () => expect.unreachable('nothing is kept'),
      admitMiss,
    });
  return {asked, get};
}

/** A body that tells how much of it was read, and whether it was left. */
function endless() {
  const seen = {chunks: 0, isLeft: false};
  const body = new ReadableStream(
    {
      pull: (controller) => {
        seen.chunks += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        seen.isLeft = true;
      },
    },
    {highWaterMark: 0},
  );
  return {body, seen};
}

test('too many from one network are refused before the host is asked', async () => {
  const {asked, get} = setUp();
  expect((await get(PATH, {}, async () => new Response(null, {status: 429})))?.status).toBe(429);
  expect(asked).toEqual([]);
});

test.each([
  [PATH, '/videos/solo.webm'],
  [
    `/media/v3/videos/c/vp/${HASH}/${HASH}.HD-1080p-7.2Mbps.mp4`,
    `/videos/c/vp/${HASH}/${HASH}.HD-1080p-7.2Mbps.mp4?v=3`,
  ],
  [`/media/videos/c/o/v/${HASH}.mp4?v=1&width=640`, `/videos/c/o/v/${HASH}.mp4`],
  ['/media/v21172/Waste.MP4', '/files/Waste.MP4?v=21172'],
])('%s comes from the platform’s host', async (path, address) => {
  const {asked, get} = setUp();
  const response = await get(path);
  expect(asked).toEqual([{address: `https://videos.example/cdn/shop${address}`, method: 'GET', headers: ALWAYS}]);
  expect([response?.status, await response?.text()]).toEqual([200, VIDEO]);
});

test('a video is immutable, embeddable, accepts ranges and has a validator', async () => {
  const response = await setUp().get(PATH);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(VIDEO.length),
    'content-type': 'video/webm',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"1"',
    'x-content-type-options': 'nosniff',
  });
});

test('a video is kept for no longer than its host says', async () => {
  const headers = {
    'Content-Type': 'video/mp4',
    'Cache-Control': 'public, max-age=60',
    'Set-Cookie': 'a=1',
    Link: '<x>',
  };
  const response = await setUp(() => new Response(VIDEO, {headers})).get(PATH);
  expect(response?.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(['Set-Cookie', 'Link'].map((name) => response?.headers.get(name))).toEqual([null, null]);
});

describe('a part', () => {
  const part: Upstream = () =>
    new Response('part', {status: 206, headers: {'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-3/20971520'}});

  test('is what the host is asked for, on the player’s condition', async () => {
    const {asked, get} = setUp(part);
    const headers = {Range: 'bytes=0-3', 'If-Range': '"1"', Cookie: 'cart=1', Authorization: 'x', Accept: 'video/*'};
    const response = await get(PATH, {headers});
    expect(asked.map((one) => one.headers)).toEqual([{...ALWAYS, range: 'bytes=0-3', 'if-range': '"1"'}]);
    expect([response?.status, response?.headers.get('Content-Range')]).toEqual([206, 'bytes 0-3/20971520']);
    expect(await response?.text()).toBe('part');
  });

  test.each(['bytes=5-', 'bytes=-500', 'bytes=5-5', 'Bytes=0-1', 'bytes=0-10000000000000000'])(
    'may be %s',
    async (Range) => {
      const {asked, get} = setUp(part);
      expect((await get(PATH, {headers: {Range}}))?.status).toBe(206);
      expect(asked[0]?.headers).toEqual({...ALWAYS, range: Range});
    },
  );

  test.each(['bytes=0-1,5-6', 'lines=0-1', 'x-bytes=0-1', ''])(
    'as %j is none that is served: the whole is sent',
    async (Range) => {
      const {asked, get} = setUp();
      expect((await get(PATH, {headers: {Range, 'If-Range': '"1"'}}))?.status).toBe(200);
      expect(asked[0]?.headers).toEqual(ALWAYS);
    },
  );

  test.each(['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5', 'bytes=5-2', 'bytes=10-9', 'bytes=1-2-3', 'bytes=0x1-2'])(
    'as %s is refused before the host is asked',
    async (Range) => {
      const {asked, get} = setUp(part);
      const response = await get(PATH, {headers: {Range}});
      expect([response?.status, response?.headers.get('Cache-Control'), asked]).toEqual([416, 'no-store', []]);
    },
  );

  test('is the whole where the host does not serve parts', async () => {
    const response = await setUp().get(PATH, {headers: {Range: 'bytes=0-3'}});
    expect([response?.status, await response?.text()]).toEqual([200, VIDEO]);
  });

  test('beyond the end is 416, which nobody keeps', async () => {
    const upstream: Upstream = () =>
      new Response('x', {status: 416, headers: {'Content-Type': 'video/mp4', 'Content-Range': 'bytes */14'}});
    const response = await setUp(upstream).get(PATH, {headers: {Range: 'bytes=99-'}});
    expect([response?.status, response?.headers.get('Content-Range')]).toEqual([416, 'bytes */14']);
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
  });
});

test('a browser that has the video already is told that it is still good', async () => {
  const {asked, get} = setUp(() => new Response(null, {status: 304, headers: {ETag: '"1"'}}));
  const response = await get(PATH, {headers: {'If-None-Match': '"1"'}});
  expect(asked[0]?.headers).toEqual({...ALWAYS, 'if-none-match': '"1"'});
  expect([response?.status, response?.headers.get('ETag'), response?.body]).toEqual([304, '"1"', null]);
});

test('HEAD asks the host for the head alone, never for a part', async () => {
  const {asked, get} = setUp(
    () => new Response(null, {headers: {'Content-Type': 'video/mp4', 'Content-Length': '99'}}),
  );
  const response = await get(PATH, {method: 'HEAD', headers: {Range: 'bytes=2-7', 'If-Range': '"1"'}});
  expect(asked).toMatchObject([{method: 'HEAD', headers: ALWAYS}]);
  expect([response?.status, response?.headers.get('Content-Length'), response?.body]).toEqual([200, '99', null]);
});

test('a video of any length is read only as far as the player reads, and left with it', async () => {
  const {body, seen} = endless();
  const response = await setUp(() => new Response(body, {headers: {'Content-Type': 'video/mp4'}})).get(PATH);
  expect(seen.chunks).toBeLessThanOrEqual(1);
  const reader = response?.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(seen.chunks).toBeLessThanOrEqual(2);
  await vi.waitFor(() => expect(seen.isLeft).toBe(true), {timeout: 20_000});
});

test('a video that does not say its length breaks off beyond 1 GB', async () => {
  const piece = new Uint8Array(64 * 1024 * 1024);
  const body = new ReadableStream({pull: (controller) => controller.enqueue(piece)}, {highWaterMark: 0});
  const response = await setUp(() => new Response(body, {headers: {'Content-Type': 'video/mp4'}})).get(PATH);
  let read = 0;
  const all = response?.body?.pipeTo(
    new WritableStream<Uint8Array>({
      write: (part) => {
        read += part.byteLength;
      },
    }),
  );
  await expect(all).rejects.toThrow('more than 1073741824 bytes');
  expect(read).toBeGreaterThan(8 * 1024 * 1024);
  expect(read).toBeLessThanOrEqual(1024 ** 3);
});

test.each(['/en', '/media/solo.webp', '/media/videos/stream.m3u8', '/media/solo.mov', '/media/_/admin/a.mp4'])(
  '%s is left to others',
  async (path) => {
    const {asked, get} = setUp();
    expect(await get(path)).toBeNull();
    expect(asked).toEqual([]);
  },
);

const typed = (status: number, headers: Readonly<Record<string, string>> = {'Content-Type': 'video/mp4'}) =>
  status === 304 ? new Response(null, {status, headers}) : new Response(VIDEO, {status, headers});

test.each<[string, Upstream, number]>([
  ['does not know it', () => typed(404), 404],
  ['knows it no more', () => typed(410), 404],
  ['fails with a video', () => typed(500), 502],
  ['is down', () => Promise.reject(new Error('refused')), 502],
  ['says nothing of what it sends', () => typed(200, {}), 502],
  ['sends a page', () => typed(200, {'Content-Type': 'text/html'}), 502],
  ['sends what only sounds like a video', () => typed(200, {'Content-Type': 'video/mp4x'}), 502],
  ['sends a packed video', () => typed(200, {'Content-Type': 'video/mp4', 'Content-Encoding': 'gzip'}), 502],
  [
    'sends more than the platform takes',
    () => typed(200, {'Content-Type': 'video/mp4', 'Content-Length': String(1024 ** 3 + 1)}),
    502,
  ],
  ['sends a stream’s list', () => typed(200, {'Content-Type': 'application/x-mpegURL'}), 502],
  ['sends it elsewhere', () => typed(302, {Location: 'https://evil.example/a.mp4'}), 502],
  [
    'sends a part that nobody asked for',
    () => typed(206, {'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-1/9'}),
    502,
  ],
  ['refuses a part that nobody asked for', () => typed(416), 502],
  ['calls a copy good that nobody has', () => typed(304), 502],
])('a host that %s', async (_, upstream, status) => {
  const response = await setUp(upstream).get(PATH);
  expect([response?.status, response?.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
});

test('a host that sends a part and does not say which', async () => {
  const response = await setUp(() => typed(206)).get(PATH, {headers: {Range: 'bytes=0-3'}});
  expect(response?.status).toBe(502);
});

test('a host that is late gets 502', async () => {
  const late: Upstream = (_, {signal}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  expect((await setUp(late, 20).get(PATH))?.status).toBe(502);
});

test('the host is left where its answer is no video', async () => {
  const {body, seen} = endless();
  await setUp(() => new Response(body, {headers: {'Content-Type': 'text/html'}})).get(PATH);
  expect(seen).toEqual({chunks: 0, isLeft: true});
});
