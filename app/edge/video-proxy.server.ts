import {mediaAddress} from '../domain/media-path';
import {withTimeout} from '../runtime/with-timeout.server';
import type {PictureProxy} from './picture-proxy.server';
import {readBounded} from './bounded-body.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders} from './security-headers.server';

type VideoProxyOptions = {
  /** Origin of the platform's host of videos. */
  readonly videoOrigin: string;
  readonly cacheName: string;
  readonly fetchVideo?: (address: string, init: RequestInit) => Promise<Response>;
};

const VIDEO_PATH = /^\/media\/.+\.(?:webm|mp4)$/i;
const VIDEO_TYPE = /^video\/(webm|mp4)$/;
/** How long the host may take to begin. */
const TIMEOUT_MS = 8_000;
/** Longer videos are passed on as they come; these are kept. */
const MAX_BYTES = 8 * 1024 * 1024;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the videos of galleries, `/media/….webm`, from the platform's host: pages may load from the shop's own origin only.
 * Players ask for parts of a video (`Range`), and some play nothing without them. A short video comes through the edge's
 * cache; of a long one the host is asked for the same part. `null` for everything that is no video; an unknown video is 404,
 * a part beyond its end 416, a host that fails 502.
 */
export function createVideoProxy({
  videoOrigin,
  cacheName,
  fetchVideo = (address, init) => fetch(address, init),
}: VideoProxyOptions): PictureProxy {
  /** Asks the host; the time counts until it begins to answer. `null` where it does not. */
  async function ask(address: string, headers: Readonly<Record<string, string>>): Promise<Response | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      return await fetchVideo(address, {headers, redirect: 'manual', signal: controller.signal});
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request, waitUntil) => {
    const url = new URL(request.url);
    if (!VIDEO_PATH.test(url.pathname)) return null;
    const video = mediaAddress(url.pathname);
    if (video === null) return refuse(404);
    const key = url.origin + url.pathname;
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    if (kept !== undefined) return present(kept, request);

    const address = `${videoOrigin}${video.path}${video.version === null ? '' : `?v=${video.version}`}`;
    const range = request.method === 'HEAD' ? null : request.headers.get('Range');
    const first = await ask(address, range === null ? {} : {Range: range});
    if (first === null || isLong(first)) return passOn(first, request);
    // A part of a short video: the whole is fetched and kept.
    if (first.status === 206) void first.body?.cancel().catch(() => undefined);
    const whole = first.status === 206 ? await ask(address, {}) : first;
    if (whole?.status === 404 || whole?.status === 410) return refuse(404);
    const type = whole?.headers.get('Content-Type') ?? '';
    const bytes = whole?.status === 200 && VIDEO_TYPE.test(type) ? await bytesOf(whole) : null;
    if (bytes === null) return refuse(502);
    const headers = {'Content-Type': type, 'Cache-Control': FOREVER};
    waitUntil(cache.put(key, new Response(bytes, {headers})).catch(() => undefined));
    return present(new Response(bytes, {headers}), request);
  };
}

/** A short video whole; `null` where it breaks off, takes too long, or is a long one that did not say so. */
async function bytesOf(video: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await withTimeout({milliseconds: TIMEOUT_MS, onTimeout: () => null}, readBounded(video, MAX_BYTES));
  return bytes instanceof Uint8Array ? bytes : null;
}

/** Whether an answer is a video, or a part of one, that is too long to be kept. */
function isLong({status, headers}: Response): boolean {
  if (status === 416) return true;
  const size = status === 206 ? headers.get('Content-Range')?.split('/').at(-1) : headers.get('Content-Length');
  return (status === 200 || status === 206) && Number(size) > MAX_BYTES;
}

/** Streams the host's response to the browser. */
function passOn(answer: Response | null, request: Request): Response {
  const type = answer?.headers.get('Content-Type') ?? '';
  if (answer === null || (answer.status !== 416 && !VIDEO_TYPE.test(type))) return refuse(502);
  const headers = new Headers({'Cache-Control': FOREVER, 'Accept-Ranges': 'bytes'});
  for (const name of ['Content-Type', 'Content-Range', 'Content-Length']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  setSecurityHeaders(headers, {kind: 'picture'});
  const hasBody = request.method !== 'HEAD' && answer.status !== 416;
  if (!hasBody) void answer.body?.cancel().catch(() => undefined);
  return new Response(hasBody ? answer.body : null, {status: answer.status, headers});
}

async function present(video: Response, request: Request): Promise<Response> {
  const bytes = await video.arrayBuffer();
  const size = bytes.byteLength;
  const headers = new Headers({
    'Content-Type': video.headers.get('Content-Type') ?? '',
    'Cache-Control': FOREVER,
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
