import {PICTURE_WIDTHS} from '../config/picture-widths';
import {mediaAddress, type MediaAddress} from '../domain/media-path';
import {discard, isDeclaredLonger, readBounded, streamBounded} from '../runtime/bounded-body.server';
import {hostedFetch} from '../runtime/hosted-fetch.server';
import type {Admit} from './admission.server';
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

/** The part of a visit that a proxy of media needs. */
export type MediaVisit = {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Refuses a network with too many requests that the cache cannot answer; `null` admits the request. */
  readonly admitMiss: Admit;
};

/** Answers a request for a picture or video, `null` for every other path. */
export type MediaProxy = (request: Request, visit: MediaVisit) => Promise<Response | null>;

const MEDIA = /^\/media\/./;
/** Pictures of the CMS are named by their content and size. */
const CONTENT_PICTURE = /^\/cdn\/shop\/files\/([a-f0-9]{40}-\d{1,5}x\d{1,5}\.[a-z]+)$/;
const PICTURE_TYPE = /^image\/(avif|gif|webp|jpeg|png)$/;
const TIMEOUT_MS = 4_000;
/** More than a picture of 1600 pixels has in any of the formats. */
const MAX_BYTES = 8 * 1024 * 1024;
const YEAR_S = 31_536_000;
const FOREVER = `public, max-age=${YEAR_S}, immutable`;
/**
 * `Cache-Control` of another format than the AVIF that was requested: the CMS's host answers the first requests for an AVIF with
 * another one. Source: https://www.sanity.io/docs/help/avif
 */
const SECOND_BEST = 'public, max-age=60';
/** What a browser accepts that takes a format, as the hosts' choice of the format needs it. */
const ACCEPT = {
  avif: 'image/avif,image/webp,image/*',
  webp: 'image/webp,image/*',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
} as const;

/**
 * Serves `/media/…?width=` (`domain/media-path.ts`) from the platform's picture host, or the CMS's, through the edge's
 * cache, so that a page's pictures come over the connection that is already open. The host chooses the format by `Accept`.
 * A picture never changes under its path, which names its version, so browsers keep it; the CMS's second best for a minute
 * only. It is streamed to the browser, up to 8 MB, and stored once it is whole; one that breaks off is broken in the
 * browser, too. An unknown picture is 404, a width that is not offered 400, a host that fails twice, is late, sends
 * elsewhere, sends no picture or too much 502. Too many pictures of one network that the cache lacks are 429 (`admitMiss`).
 */
export function createPictureProxy({
  pictureOrigin,
  contentBase,
  cacheName,
  fetchPicture = hostedFetch,
  timeoutMs = TIMEOUT_MS,
}: PictureProxyOptions): MediaProxy {
  return async (request, {waitUntil, admitMiss}) => {
    const url = new URL(request.url);
    if (!MEDIA.test(url.pathname)) return null;
    const found = mediaAddress(url.pathname);
    if (found?.kind !== 'picture') return refuse(404);
    const width = PICTURE_WIDTHS.find((offered) => String(offered) === url.searchParams.get('width'));
    if (width === undefined) return refuse(400);

    const format = pictureFormat(request.headers.get('Accept'), url.pathname);
    const key = `${url.origin}${url.pathname}?width=${width}&format=${format}`;
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    if (kept !== undefined) return present(kept, request.method);
    const refusal = await admitMiss(request);
    if (refusal !== null) return refusal;

    const contentName = CONTENT_PICTURE.exec(found.path)?.[1];
    const address =
      contentName === undefined
        ? pictureOrigin + platformAddress(found, width, format)
        : contentAddress(contentBase, contentName, width);
    const answer = await askTwice(() =>
      fetchPicture(address, {
        headers: {Accept: ACCEPT[format]},
        // The edge's own cache of this call would not tell formats apart: its key is the address.
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    if (answer === null || !isUsable(answer)) {
      discard(answer);
      return refuse(answer?.status === 404 || answer?.status === 410 ? 404 : 502);
    }
    const type = answer.headers.get('Content-Type') ?? '';
    const isSecondBest = contentName !== undefined && format === 'avif' && type !== 'image/avif';
    const lifetime = isSecondBest ? SECOND_BEST : mediaLifetime(answer.headers.get('Cache-Control'));
    const headers = {'Content-Type': type, 'Cache-Control': lifetime};
    const picture = new Response(streamBounded(answer, MAX_BYTES), {headers});
    waitUntil(storeWhole(cache, key, picture.clone()).catch(() => undefined));
    return present(picture, request.method);
  };
}

/**
 * Returns the path and query of a picture on the platform's host, with the requested version if there is one. JPEG alone
 * is asked for by name. Source: https://shopify.dev/docs/api/liquid/filters/image_url
 */
function platformAddress({path, version}: MediaAddress, width: number, format: string): string {
  return `${path}?${version === null ? '' : `v=${version}&`}width=${width}${format === 'jpg' ? '&format=jpg' : ''}`;
}

/**
 * Returns the address of a picture of the CMS. Without `fit=max` a smaller one is scaled up. Source:
 * https://www.sanity.io/docs/image-urls
 */
function contentAddress(contentBase: string, name: string, width: number): string {
  return `${contentBase}/${name}?w=${width}&fit=max&auto=format`;
}

/** What the host answers, asked once more where it fails; `null` where it does not answer. */
async function askTwice(ask: () => Promise<Response>): Promise<Response | null> {
  const first = await ask().catch(() => null);
  if (first !== null && first.status < 500) return first;
  discard(first);
  return ask().catch(() => null);
}

function isUsable({status, headers}: Response): boolean {
  return (
    status === 200 && PICTURE_TYPE.test(headers.get('Content-Type') ?? '') && !isDeclaredLonger(headers, MAX_BYTES)
  );
}

/** Stores a picture when it is complete: the cache would keep half of one that breaks off. */
async function storeWhole(cache: Cache, key: string, picture: Response): Promise<void> {
  const bytes = await readBounded(picture, MAX_BYTES);
  if (bytes instanceof Uint8Array) await cache.put(key, new Response(bytes, {headers: picture.headers}));
}

/**
 * Returns the best format that a browser accepts, else the file's own if every browser reads it. A GIF stays a GIF, because it
 * may be animated.
 */
export function pictureFormat(accept: string | null, path: string): 'avif' | 'webp' | 'png' | 'jpg' | 'gif' {
  if (/\.gif$/i.test(path)) return 'gif';
  const accepted = accept ?? '';
  if (/image\/avif(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'avif';
  if (/image\/webp(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'webp';
  return /\.png$/i.test(path) ? 'png' : 'jpg';
}

/**
 * Returns the `Cache-Control` of a picture or video: kept for ever, because it never changes under its path, unless its host says less.
 */
export function mediaLifetime(cacheControl: string | null): string {
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl ?? '')?.[1] ?? YEAR_S);
  return seconds < YEAR_S ? `public, max-age=${seconds}` : FOREVER;
}

function present(picture: Response, method: string): Response {
  const headers = new Headers({
    'Content-Type': picture.headers.get('Content-Type') ?? '',
    'Cache-Control': picture.headers.get('Cache-Control') ?? FOREVER,
    Vary: 'Accept',
  });
  setSecurityHeaders(headers, {kind: 'media'});
  return new Response(method === 'HEAD' ? null : picture.body, {headers});
}
