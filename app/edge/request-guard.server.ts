import {normaliseUrl, type NormalisedUrl} from '../framework/representation.server';
import {acceptedAt} from './accepted-requests.server';
import {redirectTo, refuse} from './refusal.server';
import {readBody} from './request-body.server';
import {validatePath, rawPath} from './request-path.server';

/** One path that other sites may post to, because the request itself proves who sent it, or what it does needs no proof here. */
export type Exemption = {
  readonly pathname: string;
  /** The name under which its requests are limited (`AdmissionControl`). Unset where they are signed. */
  readonly countedAs?: string;
  /** Whether this request is genuine. `body` is its text, at most 64 KB; a form is URL-encoded. */
  readonly admits: (request: Request, body: string) => boolean | Promise<boolean>;
};

export type GuardResult =
  | {
      readonly ok: true;
      readonly request: Request;
      readonly url: NormalisedUrl;
      /** The exemption that admits the request; `null` without one. */
      readonly exemption: Exemption | null;
    }
  | {readonly ok: false; readonly response: Response};

const MAX_ADDRESS_LENGTH = 8192;
const CLAIMED_HEADERS =
  /^(x-forwarded-.*|forwarded|x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override|x-host)$/;

/**
 * Refuses every request that a browser on the shop's own pages could not have sent, before anything else happens. `origin` is the
 * shop's own origin. The admitted request has that origin, whatever host the client named, no header that only the platform may
 * set, and a body of at most 64 KB of a type that its path accepts.
 */
export async function guardRequest(
  request: Request,
  {origin, exemptions = []}: {readonly origin: string; readonly exemptions?: readonly Exemption[]},
): Promise<GuardResult> {
  const early = validateAddress(request.url, origin);
  if (early !== null) return {ok: false, response: early};

  const received = new URL(request.url);
  const address = new URL(`${received.pathname}${received.search}`, origin);
  const {methods, mediaTypes, maxFields, openTo} = acceptedAt(address.pathname);
  if (!methods.includes(request.method)) return {ok: false, response: refuse(405, {Allow: methods.join(', ')})};
  if (address.pathname === '/__manifest' || address.pathname === '/.data' || address.searchParams.has('_data')) {
    return {ok: false, response: refuse(404)};
  }

  const headers = trustedHeaders(request.headers, address.host);
  const url = normaliseUrl(address);
  if (request.method !== 'POST') {
    const read = new Request(address, {method: request.method, headers, redirect: 'manual'});
    return {ok: true, request: read, url, exemption: null};
  }

  const exempt = exemptions.find(({pathname}) => pathname === address.pathname);
  const ours =
    isSameOrigin(request.headers, origin) || (openTo === 'programs' && !isForeignPage(request.headers, origin));
  if (!ours && exempt === undefined) return {ok: false, response: refuse(403)};
  const reading = await readBody(request, mediaTypes, maxFields);
  if (!reading.ok) return {ok: false, response: refuse(reading.status)};
  const {body, contentType} = reading;
  headers.set('Content-Type', contentType);
  const inner = new Request(address, {method: 'POST', headers, body, redirect: 'manual'});
  const exemption = exempt !== undefined && (await exempt.admits(inner, body)) ? exempt : null;
  if (!ours && exemption === null) return {ok: false, response: refuse(403)};
  return {ok: true, request: inner, url, exemption};
}

/**
 * Tells whether a request comes from our own pages: `Origin`, where the client sends one, is exactly `origin`; without
 * it `Sec-Fetch-Site` says `same-origin`.
 */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const sent = headers.get('Origin');
  return sent === null ? headers.get('Sec-Fetch-Site') === 'same-origin' : sent === origin;
}

/**
 * Tells whether a browser says that a page of another site reads: by `Origin`, or by fetch metadata. A visitor who
 * types the address, and a client that says nothing, are no foreign page.
 */
export function isForeignPage(headers: Headers, origin: string): boolean {
  const sent = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  return (sent !== null && sent !== origin) || (site !== null && site !== 'same-origin' && site !== 'none');
}

/** Tells whether a browser asks ahead, for a page that nobody may come to see. */
export function isPrefetch(headers: Headers): boolean {
  return headers.get('Sec-Purpose')?.startsWith('prefetch') === true;
}

function validateAddress(address: string, origin: string): Response | null {
  if (address.length > MAX_ADDRESS_LENGTH) return refuse(414);
  const verdict = validatePath(rawPath(address));
  if (verdict.kind === 'refused') return refuse(400);
  if (verdict.kind === 'pass') return null;
  const target = new URL(verdict.pathname, origin);
  target.search = new URL(address).search;
  return redirectTo(`${target.pathname}${target.search}`, 308);
}

function trustedHeaders(received: Headers, host: string): Headers {
  const headers = new Headers();
  for (const [name, value] of received) {
    if (!CLAIMED_HEADERS.test(name) && name !== 'content-length' && name !== 'transfer-encoding')
      headers.append(name, value);
  }
  headers.set('Host', host);
  return headers;
}
