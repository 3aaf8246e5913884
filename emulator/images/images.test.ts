import {describe, expect, it} from 'vitest';
import {images, renderedWidth, wantedFormats} from './images';

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

describe('picture host', () => {
  const env = {
    PICTURES: {
      fetch: (url: string) =>
        Promise.resolve(
          url === 'http://pictures/bag-320.webp' ? new Response('webp') : new Response(null, {status: 404}),
        ),
    },
  };
  const get = (path: string) => images.request(path, {headers: {Accept: 'image/avif'}}, env);

  it('falls back to WebP, for a long time and by what the browser accepts', async () => {
    const response = await get('/bag.webp?width=200');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['/none.webp?width=200', 404],
    ['/..%2Fsecret.webp', 404],
    ['/bag.webp%00', 404],
    ['/bag.php', 404],
    ['/bag.webp?width=wide', 400],
  ])('answers %s with %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBeNull();
  });
});
