import {Hono} from 'hono';
import {videoFile} from '../pictures/formats';
import {answerPart} from './byte-range';
import {cutPicture} from './cut-picture';
import type {CuttingEnv} from './cut-picture';
import {videoFileName, videoHash, pictureNamed} from './media-address';
import {pictureList} from './picture-list';
import {findPicture, FOREVER, renderedFile, wantedFormat} from './rendered-picture';
import type {PicturesEnv} from './rendered-picture';
import {videoList} from './video-list';
import {wantedSize} from './wanted-size';

const FILE = /^([A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)\.(?:webp|avif)$/;
const SHARED = {'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*'} as const;

type App = {readonly Bindings: PicturesEnv & CuttingEnv};

/** The picture host. Mounted at each folder of `MEDIA_FOLDERS.files`. */
export const images = new Hono<App>();

/** The host of the galleries' videos. Mounted at each folder of `MEDIA_FOLDERS.videos`. */
export const videos = new Hono<App>();

images.get('/:file', async (c) => {
  const file = FILE.exec(c.req.param('file'))?.[1];
  const name = file === undefined ? undefined : pictureNamed(file);
  const original = name === undefined ? undefined : pictureList[name];
  if (name === undefined || original === undefined) return c.json({error: {code: 'not_found'}}, 404);
  const size = wantedSize(c.req.query(), original);
  if (typeof size === 'string') return c.json({error: {code: size}}, 400);
  const format = wantedFormat(c.req.query('format'), c.req.header('Accept'));
  const whole = await findPicture(c.env.PICTURES, name, size.width, size.cut === null ? format : 'webp');
  if (whole === null) return c.json({error: {code: 'not_found'}}, 404);
  const picture = size.cut === null ? whole : await cutPicture(c.env.IMAGES, whole, size.cut, format);
  return asFound(picture.file, {'Content-Type': `image/${picture.format}`, Vary: 'Accept'});
});

videos.get('/c/vp/:hash/:file', async (c) => {
  const {hash, file} = c.req.param();
  const name = Object.keys(videoList).find((known) => hash === videoHash(known) && file === videoFileName(known));
  const video = name === undefined ? null : await renderedFile(c.env.PICTURES, videoFile(name));
  if (video === null) return c.json({error: {code: 'not_found'}}, 404);
  const headers = {...SHARED, 'Content-Type': 'video/webm', 'Cache-Control': FOREVER};
  return answerPart(c.req.raw, await video.arrayBuffer(), headers);
});

function asFound(file: Response, own: Readonly<Record<string, string>>): Response {
  const headers = new Headers({...own, ...SHARED, 'Cache-Control': FOREVER});
  for (const name of ['ETag', 'Content-Length']) {
    const value = file.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(file.body, {status: 200, headers});
}
