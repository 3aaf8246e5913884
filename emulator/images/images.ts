import {Hono} from 'hono';

/** What the picture host needs of the worker's configuration. */
export type PicturesEnv = {
  /** Pictures rendered beforehand, as `/{name}-{width}.{webp|avif}`. */
  readonly PICTURES: {readonly fetch: (url: string) => Promise<Response>};
};

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
const LARGEST = 1600;
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:webp|avif)$/;
const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** The picture host. Mounted at `/cdn/shop/files`. */
export const images = new Hono<{readonly Bindings: PicturesEnv}>();

images.get('/:file', async (c) => {
  const name = FILE.exec(c.req.param('file'))?.[1];
  const width = renderedWidth(c.req.query('width'));
  if (name === undefined) return c.json({error: {code: 'not_found'}}, 404);
  if (width === null) return c.json({error: {code: 'invalid_width'}}, 400);
  for (const format of wantedFormats(c.req.query('format'), c.req.header('Accept'))) {
    const picture = await c.env.PICTURES.fetch(`http://pictures/${name}-${width}.${format}`);
    if (picture.ok) return pictureResponse(picture, format);
    await picture.body?.cancel();
  }
  return c.json({error: {code: 'not_found'}}, 404);
});

/** The smallest rendered width that is wide enough, the largest where none is or none was asked; `null` for no number. */
export function renderedWidth(asked: string | undefined): number | null {
  if (asked === undefined) return LARGEST;
  if (!/^\d{1,5}$/.test(asked) || Number(asked) === 0) return null;
  return WIDTHS.find((width) => width >= Number(asked)) ?? LARGEST;
}

/** The formats to try, best first: the one asked by name, else AVIF where the browser takes it; WebP is always there. */
export function wantedFormats(asked: string | undefined, accept: string | undefined): readonly Format[] {
  const named = FORMATS.find((format) => format === asked);
  if (named === 'webp') return ['webp'];
  return named === 'avif' || accept?.includes('image/avif') ? ['avif', 'webp'] : ['webp'];
}

function pictureResponse(picture: Response, format: Format): Response {
  const headers = new Headers({
    'Content-Type': `image/${format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  });
  for (const name of ['ETag', 'Content-Length']) {
    const value = picture.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(picture.body, {status: 200, headers});
}
