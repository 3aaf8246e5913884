import {mediaAddress, type MediaAddress} from '../domain/media-path';
import {readBounded} from './bounded-body.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders} from './security-headers.server';

export type PictureProxyOptions = {
  /** Origin of the platform's picture host. */
  readonly pictureOrigin: string;
  /** The address of the dataset's pictures at the CMS's picture host. */
  readonly contentBase: string;
  readonly cacheName: string;
  readonly fetchPicture?: (address: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs?: number;
};

/** Answers a request for a picture, `null` for every other path. */
export type PictureProxy = (request: Request, waitUntil: (work: Promise<unknown>) => void) => Promise<Response | null>;

/** The widths in pixels that the proxy serves; views build `srcset` from the same numbers. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

const MEDIA = /^\/media\/./;
const PICTURE = /\.(?:webp|jpe?g|png)$/i;
/** Pictures of the CMS are named by their content and size. */
const CONTENT_PICTURE = /^\/cdn\/shop\/files\/([a-f0-9]{40}-\d{1,5}x\d{1,5}\.[a-z]+)$/;
const PICTURE_TYPE = /^image\/(avif|webp|jpeg|png)$/;
const TIMEOUT_MS = 4_000;
/** More than a picture of 1600 pixels has in any of the formats. */
const MAX_BYTES = 8 * 1024 * 1024;
const YEAR_S = 31_536_000;
const FOREVER = `public, max-age=${YEAR_S}, immutable`;

/**
 * Serves `/media/…?width=` (`domain/media-path.ts`) from the platform's picture host, or the CMS's, through the edge's cache,
 * so that a page's pictures come over the connection that is already open. The format follows `Accept`; a picture never
 * changes under its path, which names its version, so browsers keep it. An unknown picture is 404, a width that is not
 * offered 400, a host that fails, is late or sends more than 8 MB twice 502.
 */
export function createPictureProxy({
  pictureOrigin,
  contentBase,
  cacheName,
  fetchPicture = (address, init) => fetch(address, init),
  timeoutMs = TIMEOUT_MS,
}: PictureProxyOptions): PictureProxy {
  return async (request, waitUntil) => {
    const url = new URL(request.url);
    if (!MEDIA.test(url.pathname)) return null;
    const found = PICTURE.test(url.pathname) ? mediaAddress(url.pathname) : null;
    if (found === null) return refuse(404);
    const width = PICTURE_WIDTHS.find((offered) => String(offered) === url.searchParams.get('width'));
    if (width === undefined) return refuse(400);

    const format = pictureFormat(request.headers.get('Accept'), /\.png$/i.test(url.pathname) ? 'png' : 'jpg');
    const key = `${url.origin}${url.pathname}?width=${width}&format=${format}`;
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    if (kept !== undefined) return present(kept, request.method);

    const content = CONTENT_PICTURE.exec(found.path)?.[1];
    const address =
      content === undefined
        ? pictureOrigin + platformAddress(found, width, format)
        : `${contentBase}/${content}?w=${width}&auto=format`;
    const attempt = () =>
      loadPicture(() =>
        fetchPicture(address, {
          headers: {Accept: `image/${format === 'jpg' ? 'jpeg' : format}`},
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
    const first = await attempt();
    const loaded = first === null || first.status >= 500 ? await attempt() : first;
    if (loaded?.status === 404 || loaded?.status === 410) return refuse(404);
    if (loaded?.status !== 200 || !PICTURE_TYPE.test(loaded.headers.get('Content-Type') ?? '')) return refuse(502);
    const {body: picture} = loaded;
    const headers = {
      'Content-Type': loaded.headers.get('Content-Type') ?? '',
      'Cache-Control': pictureLifetime(loaded.headers.get('Cache-Control')),
    };
    waitUntil(cache.put(key, new Response(picture, {headers})).catch(() => undefined));
    return present(new Response(picture, {headers}), request.method);
  };
}

/** Returns the path and query of a picture on the platform's host, with the requested version if there is one. */
function platformAddress({path, version}: MediaAddress, width: number, format: string): string {
  return `${path}?${version === null ? '' : `v=${version}&`}width=${width}&format=${format}`;
}

/** A picture whole, `null` where its host fails, breaks off in the middle of it or sends too much. */
async function loadPicture(
  fetchIt: () => Promise<Response>,
): Promise<{readonly status: number; readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer>} | null> {
  const answer = await fetchIt().catch(() => null);
  const body = answer && (await readBounded(answer, MAX_BYTES));
  return answer !== null && body instanceof Uint8Array ? {status: answer.status, headers: answer.headers, body} : null;
}

/** The best format that a browser accepts, else the file's own where every browser reads it. */
export function pictureFormat(accept: string | null, extension: string): 'avif' | 'webp' | 'png' | 'jpg' {
  const accepted = accept ?? '';
  if (/image\/avif(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'avif';
  if (/image\/webp(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'webp';
  return extension === 'png' ? 'png' : 'jpg';
}

/** How long a picture is kept: for ever, as it never changes under its name, unless its host says less. */
export function pictureLifetime(cacheControl: string | null): string {
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl ?? '')?.[1] ?? YEAR_S);
  return seconds < YEAR_S ? `public, max-age=${seconds}` : FOREVER;
}

function present(picture: Response, method: string): Response {
  const headers = new Headers({
    'Content-Type': picture.headers.get('Content-Type') ?? '',
    'Cache-Control': picture.headers.get('Cache-Control') ?? FOREVER,
    Vary: 'Accept',
  });
  setSecurityHeaders(headers, {kind: 'picture'});
  return new Response(method === 'HEAD' ? null : picture.body, {headers});
}
