import {Hono} from 'hono';
import {findPicture, FOREVER, renderedWidth, wantedFormat} from '../images/rendered-picture';
import {fileId} from '../seed/cms/asset-id';
import {files} from '../seed/cms/files';
import {pictureOf} from './assets';
import type {CmsEnv} from './env';
import {cmsObject} from './read-documents';

const IMAGE = /^([a-f0-9]{40})-(\d+)x(\d+)\.(webp|png|jpg)$/;
const FILE = /^([a-f0-9]{40})\.([a-z0-9]+)$/;

/** The asset host: pictures and files of the CMS. Mounted at the root. */
export const assetRoutes = new Hono<{readonly Bindings: CmsEnv}>();

assetRoutes.get('/images/:project/:dataset/:file', async (c) => {
  const [, id = '', width, height] = IMAGE.exec(c.req.param('file')) ?? [];
  const picture = isOurs(c.req.param(), c.env) ? pictureOf(id) : null;
  if (picture === null && isOurs(c.req.param(), c.env)) return uploaded(c.env, id);
  if (picture === null || picture.width !== Number(width) || picture.height !== Number(height)) {
    return c.text('Image not found', 404);
  }
  const wanted = wantedWidth(c.req.query('w'), c.req.query('h'), c.req.query('dpr'), picture);
  if (wanted === null) return c.text('Bad request: invalid width or height', 400);
  const auto = c.req.query('auto') === 'format' ? c.req.header('Accept') : undefined;
  const found = await findPicture(c.env.PICTURES, picture.name, wanted, wantedFormat(c.req.query('fm'), auto));
  if (found === null) return c.text('Image not found', 404);
  const headers = {'Content-Type': `image/${found.format}`, 'Cache-Control': FOREVER, Vary: 'Accept'};
  return new Response(found.file.body, {headers: {...headers, 'Access-Control-Allow-Origin': '*'}});
});

assetRoutes.get('/files/:project/:dataset/:file', async (c) => {
  const [, id, extension] = FILE.exec(c.req.param('file')) ?? [];
  const file = files.find((candidate) => fileId(candidate.name) === id && candidate.extension === extension);
  if (file === undefined && id !== undefined && isOurs(c.req.param(), c.env)) return uploaded(c.env, id);
  if (file === undefined || !isOurs(c.req.param(), c.env)) return c.text('File not found', 404);
  const disposition = c.req.query('dl') === undefined ? 'inline' : 'attachment';
  return c.body(file.content, 200, {
    'Content-Type': `${file.mimeType}; charset=utf-8`,
    'Content-Disposition': `${disposition}; filename="${file.name}.${file.extension}"`,
    'Cache-Control': FOREVER,
    'Access-Control-Allow-Origin': '*',
  });
});

/** What an editor uploaded, as it is: pictures are not cut to size. */
async function uploaded(env: CmsEnv, id: string): Promise<Response> {
  const found = await cmsObject(env).uploaded(id);
  if (found === null) return new Response('Asset not found', {status: 404});
  const headers = {'Content-Type': found.mime, 'Cache-Control': FOREVER, 'Access-Control-Allow-Origin': '*'};
  return new Response(found.body, {headers});
}

function isOurs({project, dataset}: {readonly project: string; readonly dataset: string}, env: CmsEnv): boolean {
  return project === env.CMS_PROJECT_ID && dataset === env.CMS_DATASET;
}

/** The rendered width for what was asked; a height alone is turned into the width that belongs to it. */
function wantedWidth(
  w: string | undefined,
  h: string | undefined,
  dpr: string | undefined,
  {width, height}: {readonly width: number; readonly height: number},
): number | null {
  const asked = w ?? (h === undefined ? undefined : scaled(h, width / height));
  return renderedWidth(asked === undefined || dpr === undefined ? asked : scaled(asked, Number(dpr)));
}

function scaled(text: string, factor: number): string {
  return /^\d{1,5}$/.test(text) ? String(Math.round(Number(text) * factor)) : text;
}
