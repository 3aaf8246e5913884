import {describe, expect, test} from 'vitest';
import {createFilmProxy} from '../../app/edge/film-proxy.server';

const FILM = 'a silent film';

function setUp(upstream: () => Response = () => new Response(FILM, {headers: {'Content-Type': 'video/webm'}})) {
  const asked: string[] = [];
  const proxy = createFilmProxy({
    filmOrigin: 'https://films.example',
    cacheName: crypto.randomUUID(),
    fetchFilm: async (address) => {
      asked.push(address);
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

  test('comes in parts where a player asks for them', async () => {
    const {get} = setUp();
    const part = await get('/media/solo.webm', {headers: {Range: 'bytes=2-7'}});
    expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, `bytes 2-7/${FILM.length}`]);
    expect(await part?.text()).toBe('silent');
    expect((await get('/media/solo.webm', {headers: {Range: 'bytes=99-'}}))?.status).toBe(416);
  });

  test.each([
    ['is left to others when it is a picture', '/media/solo.webp', undefined, null],
    ['is not found when its host does not know it', '/media/none.webm', () => new Response(null, {status: 404}), 404],
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
