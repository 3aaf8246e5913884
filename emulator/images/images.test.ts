import {afterEach, describe, expect, it, vi} from 'vitest';
import {videos, images} from './images';
import {videoAddress, pictureAddress} from './media-address';
import {renderedWidth, wantedFormat} from './rendered-picture';

afterEach(() => vi.restoreAllMocks());

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
    [undefined, 'image/avif,image/webp,*/*', 'avif'],
    [undefined, 'image/webp', 'webp'],
    [undefined, undefined, 'webp'],
    ['webp', 'image/avif', 'webp'],
    ['avif', undefined, 'webp'],
    ['gif', 'image/avif', 'avif'],
  ])('asked for %s, accepting %s', (asked, accept, format) => {
    expect(wantedFormat(asked, accept)).toBe(format);
  });
});

const videoPath = (name: string) =>
  videoAddress('https://videos.test', name).replace('https://videos.test/cdn/shop/videos', '');

describe('picture host', () => {
  const store = (status: number) => ({
    PICTURES: {fetch: (url: string) => Promise.resolve(new Response(new URL(url).pathname, {status}))},
  });
  const get = (path: string, accept = 'image/avif', status = 200) =>
    images.request(path, {headers: {Accept: accept}}, store(status));

  it('serves a picture for ever, by the format that the browser accepts', async () => {
    const response = await get('/scene-farm.webp?width=200', 'image/webp');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['the next larger width', '/scene-farm.webp?width=500', 'image/avif', '/scene-farm-640.avif'],
    [
      'the next larger width of WebP, which has fewer',
      '/scene-farm.webp?width=400',
      'image/webp',
      '/scene-farm-640.webp',
    ],
    ['no more than is drawn', '/drip-bag.webp?width=1600', 'image/avif', '/drip-bag-960.avif'],
    ['no more than the largest width', '/scene-farm.webp', 'image/avif', '/scene-farm-1600.avif'],
  ])('asks for %s', async (_what, path, accept, file) => {
    expect(await (await get(path, accept)).text()).toBe(file);
  });

  it.each([404, 500])('answers %i where the store of pictures does', async (status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await get('/scene-farm.webp', 'image/avif', status)).status).toBe(status);
  });

  it('serves a picture under the name that the platform tells', async () => {
    const {pathname} = new URL(pictureAddress('https://pictures.test', 'drip-bag'));
    expect(pathname).toBe('/cdn/shop/files/Drip_bag.webp');
    expect(await (await get('/Drip_bag.webp?width=160')).text()).toBe('/drip-bag-160.avif');
  });

  it('serves files under the host that all shops share, too, as the platform’s interfaces tell it', () => {
    const shared = 'https://cdn.shopify.com';
    expect(pictureAddress(shared, 'drip-bag')).toBe(`${shared}/s/files/1/7000/0001/files/Drip_bag.webp?v=1`);
    expect(videoAddress(shared, 'solo')).toBe(`${shared}/videos/c/vp/736f6c6f/736f6c6f.SD-480p-0.9Mbps.webm`);
  });

  it('serves a gallery’s video', async () => {
    const response = await videos.request(videoPath('solo-grinding'), {}, store(200));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/webm');
    expect((await videos.request(videoPath('solo'), {}, store(200))).status).toBe(404);
  });

  it('serves a part of a video, and its length alone', async () => {
    const part = await videos.request(videoPath('solo-grinding'), {headers: {Range: 'bytes=1-4'}}, store(200));
    expect([part.status, part.headers.get('cache-control'), await part.text()]).toEqual([
      206,
      'public, max-age=31536000, immutable',
      'solo',
    ]);
    const head = await videos.request(videoPath('solo-grinding'), {method: 'HEAD'}, store(200));
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String('/solo-grinding.webm'.length),
      '',
    ]);
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
