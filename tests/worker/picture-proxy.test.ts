import {describe, expect, test} from 'vitest';
import {AVIF, bodyOf, endless, painter, setUp} from './picture-proxy-visits';

const MB = 1024 * 1024;

describe('a picture', () => {
  test.each([
    [AVIF, 'hausbohne.jpg', '', 'image/avif'],
    ['image/webp,*/*', 'hausbohne.jpg', '', 'image/webp'],
    ['image/avif;q=0,image/webp', 'hausbohne.jpg', '', 'image/webp'],
    ['*/*', 'hausbohne.jpg', '&format=jpg', 'image/jpeg'],
    ['*/*', 'hausbohne.png', '', 'image/png'],
    ['*/*', 'hausbohne.webp', '&format=jpg', 'image/jpeg'],
  ])('for Accept %s of %s is asked for with "%s" and is %s', async (accept, name, format, type) => {
    const {asked, get} = setUp();
    const response = await get(`/media/${name}?width=640`, {headers: {Accept: accept}});
    expect(asked).toEqual([`https://pictures.example/cdn/shop/files/${name}?width=640${format}`]);
    expect([response?.status, response?.headers.get('Content-Type')]).toEqual([200, type]);
    expect(await bodyOf(response)).toBe(`a picture as ${type}`);
  });

  test('that declares more than 8 MB is refused before it is read', async () => {
    const {body, seen} = endless();
    const {get} = setUp(
      async () => new Response(body, {headers: {'Content-Type': 'image/avif', 'Content-Length': String(8 * MB + 1)}}),
    );
    expect((await get('/media/a.jpg?width=640'))?.status).toBe(502);
    expect(seen).toEqual({bytes: 0, isLeft: true});
  });

  test.each([{}, {'Content-Length': '9', 'Content-Encoding': 'gzip'}])(
    'that turns out to have more than 8 MB breaks off and is not stored, with %j',
    async (more) => {
      const bodies = [endless(), endless()];
      const {asked, get} = setUp(async () => {
        const {body} = bodies[asked.length - 1] ?? endless();
        return new Response(body, {headers: {'Content-Type': 'image/avif', ...more}});
      });
      for (const {seen} of bodies) {
        await expect(bodyOf(await get('/media/a.jpg?width=640'))).rejects.toThrow('more than 8388608 bytes');
        expect(seen.isLeft).toBe(true);
        expect(seen.bytes).toBeLessThan(9 * MB);
      }
      expect(asked).toHaveLength(2);
    },
  );

  test('is on its way to the browser before its host has sent the rest', async () => {
    const {readable, writable} = new TransformStream<Uint8Array, Uint8Array>();
    const host = writable.getWriter();
    const {proxy} = setUp(async () => new Response(readable, {headers: {'Content-Type': 'image/avif'}}));
    const pending: Promise<unknown>[] = [];
    const request = new Request('https://shop.example/media/a.jpg?width=640');
    const response = await proxy(request, {waitUntil: (work) => void pending.push(work), admitMiss: async () => null});
    const reader = response?.body?.getReader();
    void host.write(new Uint8Array([1]));
    expect(await reader?.read()).toMatchObject({done: false, value: new Uint8Array([1])});
    void host.close();
    expect(await reader?.read()).toMatchObject({done: true});
    await Promise.all(pending);
  });

  test('of the CMS comes from its own host, in the format that the browser takes', async () => {
    const {asked, get} = setUp(async () => new Response('a picture', {headers: {'Content-Type': 'image/avif'}}));
    const name = `${'0a'.repeat(20)}-1600x900.webp`;
    expect((await get(`/media/${name}?width=640`))?.status).toBe(200);
    expect(asked).toEqual([`https://assets.example/images/project/dataset/${name}?w=640&fit=max&auto=format`]);
  });

  test('is fetched once and immutable for browsers', async () => {
    const {asked, get} = setUp();
    for (const path of ['/media/a.jpg?width=640', '/media/a.jpg?width=640&v=2&utm_source=x']) {
      const response = await get(path);
      expect(await bodyOf(response)).toBe('a picture as image/avif');
      expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response?.headers.get('Vary')).toBe('Accept');
      expect(response?.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['/media/Kaffee_Tasse.v2_1200x.JPG', '/cdn/shop/files/Kaffee_Tasse.v2_1200x.JPG?'],
    ['/media/v17/products/IMG_0042.jpeg', '/cdn/shop/products/IMG_0042.jpeg?v=17&'],
    ['/media/v1/files/preview_images/Main.PNG', '/cdn/shop/files/preview_images/Main.PNG?v=1&'],
  ])('of the platform keeps its name, its folder and its version: %s', async (path, address) => {
    const {asked, get} = setUp();
    expect((await get(`${path}?width=640`))?.status).toBe(200);
    expect(asked).toEqual([`https://pictures.example${address}width=640`]);
  });

  test('that moves is asked for and sent as it is', async () => {
    const {asked, get} = setUp(async () => new Response('a GIF', {headers: {'Content-Type': 'image/gif'}}));
    const response = await get('/media/v2/Pouring.gif?width=640');
    expect([response?.status, response?.headers.get('Content-Type')]).toEqual([200, 'image/gif']);
    expect(asked).toEqual(['https://pictures.example/cdn/shop/files/Pouring.gif?v=2&width=640']);
  });

  test('is another one in another version', async () => {
    const {asked, get} = setUp();
    await get('/media/v1/a.jpg?width=640');
    await get('/media/v2/a.jpg?width=640');
    expect(asked).toHaveLength(2);
  });

  test('too many from one network is refused where the host has to be asked, and nowhere else', async () => {
    const {asked, get} = setUp();
    const admitMiss = async () => new Response(null, {status: 429});
    const visit = async (path: string) => (await get(path, undefined, admitMiss))?.status;
    await get('/media/a.jpg?width=640');
    expect([await visit('/media/a.jpg?width=640'), await visit('/media/b.jpg?width=640')]).toEqual([200, 429]);
    expect([await visit('/media/b.jpg?width=641'), await visit('/de')]).toEqual([400, undefined]);
    expect(asked).toHaveLength(1);
  });

  test('is kept for each width and format', async () => {
    const {asked, get} = setUp();
    await get('/media/a.jpg?width=640');
    await get('/media/a.jpg?width=960');
    await get('/media/a.jpg?width=640', {headers: {Accept: 'image/webp'}});
    expect(asked).toHaveLength(3);
  });

  test('never comes from the edge’s own cache, which does not tell formats apart', async () => {
    const asked: RequestInit[] = [];
    const {get} = setUp((address, init) => {
      asked.push(init);
      return painter(address, init);
    });
    await get('/media/a.jpg?width=640');
    expect(asked.map(({cache}) => cache)).toEqual(['no-store']);
  });

  test.each([
    [`${'0a'.repeat(20)}-1600x900.webp`, 'public, max-age=60'],
    ['a.jpg', 'public, max-age=31536000, immutable'],
  ])('in another format than the best one, %s, is kept for %s', async (name, lifetime) => {
    const {get} = setUp(async () => new Response('a picture', {headers: {'Content-Type': 'image/webp'}}));
    expect((await get(`/media/${name}?width=640`))?.headers.get('Cache-Control')).toBe(lifetime);
  });

  test('is fetched in the browser’s formats without following redirects', async () => {
    const asked: RequestInit[] = [];
    const {get} = setUp((address, init) => {
      asked.push(init);
      return painter(address, init);
    });
    await get('/media/a.jpg?width=640');
    await get('/media/a.jpg?width=640', {headers: {Accept: '*/*'}});
    expect(asked.map(({headers}) => new Headers(headers).get('Accept'))).toEqual([
      'image/avif,image/webp,image/*',
      'image/jpeg',
    ]);
    expect(asked.map(({redirect}) => redirect)).toEqual(['manual', 'manual']);
  });

  test('uses the host’s max-age while incomplete', async () => {
    const headers = {'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=60'};
    const {get} = setUp(async () => new Response('half', {headers}));
    for (const _ of ['first', 'from the cache']) {
      const response = await get('/media/a.jpg?width=640');
      expect(response?.headers.get('Cache-Control')).toBe('public, max-age=60');
      expect(response?.headers.get('Content-Type')).toBe('image/avif');
    }
  });

  test('answers HEAD without a body', async () => {
    const {get} = setUp();
    const response = await get('/media/a.jpg?width=640', {method: 'HEAD'});
    expect([response?.status, await bodyOf(response)]).toEqual([200, '']);
  });
});

test.each([
  ['/media/a.jpg', 400],
  ['/media/a.jpg?width=641', 400],
  ['/media/a.jpg?width=0640', 400],
  ['/media/a.jpg?width=1e3', 400],
  ['/media/a.svg?width=640', 404],
  ['/media/a.mp4?width=640', 404],
  ['/media/_/admin/a.jpg?width=640', 404],
  ['/media/..%2fsecret.jpg?width=640', 404],
  ['/media/a.jpg%3Fx=.jpg?width=640', 404],
  ['/media/?width=640', null],
  ['/media/a/b.jpg?width=640', 404],
  ['/media/products/..%2f..%2fa.jpg?width=640', 404],
  ['/en', null],
])('%s returns %j without a request', async (path, status) => {
  const {asked, get} = setUp();
  expect((await get(path))?.status ?? null).toBe(status);
  expect(asked).toEqual([]);
});
