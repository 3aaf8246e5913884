import type {PictureProxy} from './picture-proxy.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders} from './security-headers.server';

type FilmProxyOptions = {
  /** Origin of the platform's host of films. */
  readonly filmOrigin: string;
  readonly cacheName: string;
  readonly fetchFilm?: (address: string, init: RequestInit) => Promise<Response>;
};

const FILM_PATH = /^\/media\/([a-z0-9-]{1,120}\.(webm|mp4))$/;
const FILM_TYPE = /^video\/(webm|mp4)$/;
const TIMEOUT_MS = 8_000;
/** Longer films belong to a host of their own. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Serves the films of galleries, `/media/{name}.webm`, from the platform's host through the edge's cache: pages may load
 * from the shop's own origin only. Players ask for parts of a film (`Range`), and some play nothing without them.
 * `null` for everything that is no film; an unknown film is 404, a part beyond its end 416, a host that fails 502.
 */
export function createFilmProxy({
  filmOrigin,
  cacheName,
  fetchFilm = (address, init) => fetch(address, init),
}: FilmProxyOptions): PictureProxy {
  return async (request, waitUntil) => {
    const url = new URL(request.url);
    const name = FILM_PATH.exec(url.pathname)?.[1];
    if (name === undefined) return null;
    if (request.method === 'POST') return refuse(405, {Allow: 'GET, HEAD'});
    const key = `${url.origin}/media/${name}`;
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    if (kept !== undefined) return present(kept, request);

    const address = `${filmOrigin}/cdn/shop/videos/${name}`;
    const fetched = await fetchFilm(address, {redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)}).catch(
      () => null,
    );
    if (fetched?.status === 404 || fetched?.status === 410) return refuse(404);
    const type = fetched?.headers.get('Content-Type') ?? '';
    const film = fetched?.status === 200 && FILM_TYPE.test(type) ? await fetched.arrayBuffer().catch(() => null) : null;
    if (film === null || film.byteLength > MAX_BYTES) return refuse(502);
    const headers = {'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable'};
    waitUntil(cache.put(key, new Response(film, {headers})).catch(() => undefined));
    return present(new Response(film, {headers}), request);
  };
}

async function present(film: Response, request: Request): Promise<Response> {
  const bytes = await film.arrayBuffer();
  const size = bytes.byteLength;
  const headers = new Headers({
    'Content-Type': film.headers.get('Content-Type') ?? '',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
  });
  setSecurityHeaders(headers, {kind: 'picture'});
  const isHead = request.method === 'HEAD';
  const range = readRange(request.headers.get('Range'), size);
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, {status: 416, headers});
  }
  if (range === null) return new Response(isHead ? null : bytes, {headers});
  headers.set('Content-Range', `bytes ${range.from}-${range.to}/${size}`);
  return new Response(isHead ? null : bytes.slice(range.from, range.to + 1), {status: 206, headers});
}

type Range = {readonly from: number; readonly to: number};

/**
 * The one part that a `Range` header asks for (RFC 9110, section 14), both ends included. `null` for the whole: without a
 * header, and for those that are not understood or ask for several parts.
 */
export function readRange(header: string | null, size: number): Range | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const from = Math.max(size - Number(last), 0);
    return Number(last) === 0 ? 'beyond' : {from, to: size - 1};
  }
  const from = Number(first);
  if (from >= size) return 'beyond';
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return to < from ? null : {from, to};
}
