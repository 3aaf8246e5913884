import {mediaAddress} from '../domain/media-path';
import {copyHeaders} from './copy-headers.server';
import {mediaLifetime, type MediaProxy} from './picture-proxy.server';
import {discard, isDeclaredLonger, streamBounded} from '../runtime/bounded-body.server';
import {hostedFetch} from '../runtime/hosted-fetch.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders} from './security-headers.server';

type VideoProxyOptions = {
  /** Origin of the platform's host of videos. */
  readonly videoOrigin: string;
  readonly fetchVideo?: (address: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs?: number;
};

const VIDEO_TYPE = /^video\/(?:webm|mp4)(?:;|$)/;
/** How long the host may take to begin. */
const TIMEOUT_MS = 8_000;
/** The longest video that the platform takes: https://help.shopify.com/manual/products/product-media/product-media-types */
const MAX_BYTES = 1024 ** 3;
const IN_BYTES = /^bytes=/i;
const ONE_PART = /^bytes=(?:(\d+)-(\d*)|-\d+)$/i;
const VALIDATORS = ['If-None-Match', 'If-Modified-Since'] as const;
const PASSED_ON = ['Content-Type', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified'] as const;

/**
 * Serves the videos of galleries, `/media/….mp4` (`domain/media-path.ts`), from the platform's host: pages may load from the
 * shop's own origin only. A request for a part (`Range`, `If-Range`) or a comparison (`If-None-Match`) is passed on to the host,
 * and its answer is streamed, up to 1 GB. Nothing is read or stored here, and the connection to the host ends when the player
 * leaves (docs/decisions/135-video-proxy.md). `null` for every other path; 404 for an unknown video, 416 for a part beyond its
 * end, 502 for a host that fails, is late, redirects, or sends no video or too much.
 */
export function createVideoProxy({
  videoOrigin,
  fetchVideo = hostedFetch,
  timeoutMs = TIMEOUT_MS,
}: VideoProxyOptions): MediaProxy {
  /** Asks the host; the time counts until it begins to answer. `null` where it does not. */
  async function ask(address: string, method: string, headers: Headers): Promise<Response | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      return await fetchVideo(address, {method, headers, redirect: 'manual', signal: controller.signal});
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request, {admitMiss}) => {
    const video = mediaAddress(new URL(request.url).pathname);
    if (video?.kind !== 'video') return null;
    const asked = askedHeaders(request);
    if (asked === null) return refuse(416);
    const refusal = await admitMiss(request);
    if (refusal !== null) return refusal;
    const address = `${videoOrigin}${video.path}${video.version === null ? '' : `?v=${video.version}`}`;
    const answer = await ask(address, request.method, asked);
    if (answer !== null && isUsable(answer, asked)) return passOn(answer, request.method);
    discard(answer);
    if (answer?.status === 404 || answer?.status === 410) return refuse(404);
    if (answer?.status !== 416 || !asked.has('Range')) return refuse(502);
    const size = answer.headers.get('Content-Range');
    return refuse(416, size === null ? {} : {'Content-Range': size});
  };
}

/**
 * Returns the headers for the host; `null` for a range in bytes that is not valid. Only GET has ranges and their condition (RFC
 * 9110, section 14.2). Another unit must be ignored and several parts may be: the whole video is requested. A part counts
 * uncompressed bytes, so no coding is accepted.
 */
function askedHeaders({method, headers}: Request): Headers | null {
  const asked = new Headers({'Accept-Encoding': 'identity'});
  const range = headers.get('Range') ?? '';
  if (method === 'GET' && IN_BYTES.test(range) && !range.includes(',')) {
    const part = ONE_PART.exec(range);
    const [, first = '', last = ''] = part ?? [];
    if (part === null || (last !== '' && Number(last) < Number(first))) return null;
    asked.set('Range', range);
    copyHeaders(['If-Range'], headers, asked);
  }
  copyHeaders(VALIDATORS, headers, asked);
  return asked;
}

/** Whether an answer is a video, the part that was asked, or says that the browser's copy is still good. */
function isUsable({status, headers}: Response, asked: Headers): boolean {
  if (status === 304) return VALIDATORS.some((name) => asked.has(name));
  const isVideo =
    VIDEO_TYPE.test(headers.get('Content-Type') ?? '') &&
    !headers.has('Content-Encoding') &&
    !isDeclaredLonger(headers, MAX_BYTES);
  return isVideo && (status === 200 || (status === 206 && asked.has('Range') && headers.has('Content-Range')));
}

/** Streams the host's answer to the browser. */
function passOn(answer: Response, method: string): Response {
  const headers = new Headers({
    'Cache-Control': mediaLifetime(answer.headers.get('Cache-Control')),
    'Accept-Ranges': 'bytes',
  });
  copyHeaders(PASSED_ON, answer.headers, headers);
  setSecurityHeaders(headers, {kind: 'media'});
  return new Response(method === 'HEAD' ? null : streamBounded(answer, MAX_BYTES), {status: answer.status, headers});
}
