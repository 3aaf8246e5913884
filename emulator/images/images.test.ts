import {describe, expect, it} from 'vitest';
import {films, images} from './images';
import {renderedWidth, wantedFormats, widthsFor} from './rendered-picture';

describe('width of a picture', () => {
  it.each([
    ['1', 160],
    ['160', 160],
    ['161', 320],
    ['1600', 1600],
    ['4000', 1600],
    [undefined, 1600],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['12.5', null],
    ['999999', null],
    ['', null],
  ])('%s is rendered as %s', (asked, rendered) => {
    expect(renderedWidth(asked)).toBe(rendered);
  });
});

describe('format of a picture', () => {
  it.each([
    [undefined, 'image/avif,image/webp,*/*', ['avif', 'webp']],
    [undefined, 'image/webp', ['webp']],
    [undefined, undefined, ['webp']],
    ['webp', 'image/avif', ['webp']],
    ['avif', undefined, ['avif', 'webp']],
    ['gif', 'image/avif', ['avif', 'webp']],
  ])('asked for %s, accepting %s', (asked, accept, formats) => {
    expect(wantedFormats(asked, accept)).toEqual(formats);
  });
});

describe('widths that serve one', () => {
  it.each([
    [480, [480, 640, 960, 1280, 1600, 320, 160]],
    [1600, [1600, 1280, 960, 640, 480, 320, 160]],
  ])('%s: itself, wider ones, then the largest that is narrower', (width, expected) => {
    expect(widthsFor(width)).toEqual(expected);
  });
});

describe('picture host', () => {
  const there = new Set(
    ['scene-farm-320.webp', 'drip-bag-640.avif', 'solo-grinding.webm'].map((f) => `http://pictures/${f}`),
  );
  const env = {
    PICTURES: {
      fetch: (url: string) =>
        Promise.resolve(there.has(url) ? new Response('file') : new Response(null, {status: 404})),
    },
  };
  const get = (path: string) => images.request(path, {headers: {Accept: 'image/avif'}}, env);

  it('falls back to WebP, for a long time and by what the browser accepts', async () => {
    const response = await get('/scene-farm.webp?width=200');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('steps down to the largest width that is drawn, and lets nobody keep it for long', async () => {
    const response = await get('/drip-bag.webp?width=1600');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('serves a gallery’s film', async () => {
    const response = await films.request('/solo-grinding.webm', {}, env);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/webm');
    expect((await films.request('/solo.webm', {}, env)).status).toBe(404);
  });

  it.each([
    ['/none.webp?width=200', 404],
    ['/..%2Fsecret.webp', 404],
    ['/scene-farm.webp%00', 404],
    ['/scene-farm.php', 404],
    ['/scene-farm.webp?width=wide', 400],
    ['/scene-farm.webp?height=0', 400],
    ['/scene-farm.webp?width=90&height=90&crop=corner', 400],
  ])('answers %s with %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBeNull();
  });
});
