import {describe, expect, test} from 'vitest';
import {createFilmProxy} from '../../app/edge/film-proxy.server';

const FILM = 'a silent film';

/** The longest film that the proxy keeps. */
const MAX_BYTES = 8 * 1024 * 1024;

const filmOf = (bytes: number) => new Response(new Uint8Array(bytes), {headers: {'Content-Type': 'video/webm'}});

const brokenFilm = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half a film'));
      controller.error(new Error('the connection was lost'));
    },
  });
  return new Response(body, {headers: {'Content-Type': 'video/webm'}});
};

function setUp(upstream: () => Response = () => new Response(FILM, {headers: {'Content-Type': 'video/webm'}})) {
  const asked: string[] = [];
  const proxy = createFilmProxy({
    filmOrigin: 'https://films.example',
    cacheName: crypto.randomUUID(),
    fetchFilm: async (address, init) => {
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

describe('a film', () => {
  test('comes from its host once, then from the cache', async () => {
    const {asked, get} = setUp();
    const first = await get('/media/solo.webm');
    expect([first?.status, first?.headers.get('Content-Type')]).toEqual([200, 'video/webm']);
    expect(await first?.text()).toBe(FILM);
    expect(await (await get('/media/solo.webm'))?.text()).toBe(FILM);
    expect(asked).toEqual(['https://films.example/cdn/shop/videos/solo.webm']);
  });

  test('is kept for good, may be embedded, and says that it comes in parts', async () => {
    const {get} = setUp();
    for (const _ of ['first', 'from the cache']) {
      const response = await get('/media/solo.webm');
      expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response?.headers.get('Content-Type')).toBe('video/webm');
      expect(response?.headers.get('Accept-Ranges')).toBe('bytes');
      expect(response?.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });

  test('is kept by its name', async () => {
    const {asked, get} = setUp();
    await get('/media/solo.webm');
    await get('/media/other.webm');
    expect(asked).toHaveLength(2);
  });

  test('answers HEAD without a body', async () => {
    const {get} = setUp();
    expect(await (await get('/media/solo.webm', {method: 'HEAD'}))?.text()).toBe('');
    const part = await get('/media/solo.webm', {method: 'HEAD', headers: {Range: 'bytes=2-7'}});
    expect([part?.status, await part?.text()]).toEqual([206, '']);
  });

  test('is not taken from a form', async () => {
    const {asked, get} = setUp();
    const response = await get('/media/solo.webm', {method: 'POST', body: 'a=1'});
    expect([response?.status, response?.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(asked).toEqual([]);
  });

  test('comes in parts where a player asks for them', async () => {
    const {get} = setUp();
    const part = await get('/media/solo.webm', {headers: {Range: 'bytes=2-7'}});
    expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, `bytes 2-7/${FILM.length}`]);
    expect(await part?.text()).toBe('silent');
    const beyond = await get('/media/solo.webm', {headers: {Range: 'bytes=99-'}});
    expect([beyond?.status, beyond?.headers.get('Content-Range')]).toEqual([416, `bytes */${FILM.length}`]);
  });

  test.each([
    ['is left to others when it is a picture', '/media/solo.webp', undefined, null],
    ['is not found when its host does not know it', '/media/none.webm', () => new Response(null, {status: 404}), 404],
    ['is not found when its host knows it no more', '/media/none.webm', () => new Response(null, {status: 410}), 404],
    ['is refused when its host is down', '/media/solo.webm', () => Response.error(), 502],
    [
      'is refused when its host fails with a film',
      '/media/solo.webm',
      () => new Response(FILM, {status: 500, headers: {'Content-Type': 'video/webm'}}),
      502,
    ],
    ['is refused when it breaks off', '/media/solo.webm', brokenFilm, 502],
    ['is refused when it is too long to be kept', '/media/solo.webm', () => filmOf(MAX_BYTES + 1), 502],
    ['comes when it is just not too long', '/media/solo.webm', () => filmOf(MAX_BYTES), 200],
    ['is refused when its host fails', '/media/solo.webm', () => new Response(null, {status: 500}), 502],
    [
      'is refused when it is none',
      '/media/solo.webm',
      () => new Response('<html>', {headers: {'Content-Type': 'text/html'}}),
      502,
    ],
  ] as const)('%s', async (_case, path, upstream, status) => {
    expect((await setUp(upstream).get(path))?.status ?? null).toBe(status);
  });
});
