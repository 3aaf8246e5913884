import {refuse} from './refusal.server';
import {setSecurityHeaders, withSecurityHeaders} from './security-headers.server';

/** Where the build's files are; a binding of the platform. */
export type Files = {fetch: (request: Request) => Promise<Response>};

/** Scripts and style sheets of the build, which writes a file beside each in Brotli's best compression. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.(js|css)$/;

const TYPES = {js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8'} as const;

/** What a conditional request and a whole one are answered with. */
const FOUND = [200, 304];

/**
 * Returns a script or a style sheet of the build, as the build compressed it: an edge that compresses each answer has no time for
 * the best compression (docs/decisions/095-precompressed-assets.md). A page of an earlier build may ask for one that this build does
 * not have: a plain 404, which no cache keeps.
 * @returns `null` for everything else
 */
export async function builtFile(request: Request, files: Files): Promise<Response | null> {
  const url = new URL(request.url);
  const [, ending] = BUILT_FILE.exec(url.pathname) ?? [];
  if (!isTyped(ending) || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const small = takesBrotli(request)
    ? await files.fetch(new Request(`${url.origin}${url.pathname}.br`, request))
    : null;
  const isSmall = small !== null && FOUND.includes(small.status);
  const answer = isSmall ? small : await files.fetch(request);
  if (answer.status === 404) return withSecurityHeaders(refuse(404));
  if (!FOUND.includes(answer.status)) return null;
  const headers = new Headers(answer.headers);
  // The platform sets the security headers by the rules of the files, but not on a 304.
  if (!headers.has('Content-Security-Policy')) setSecurityHeaders(headers, {kind: 'other'});
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Content-Type', TYPES[ending]);
  if (isSmall) headers.set('Content-Encoding', 'br');
  return new Response(answer.body, {status: answer.status, headers, ...(isSmall && {encodeBody: 'manual'})});
}

function isTyped(ending: string | undefined): ending is keyof typeof TYPES {
  return ending !== undefined && ending in TYPES;
}

/** The platform writes over the browser's own header, and keeps what it said beside it. */
function takesBrotli({headers, cf}: Request): boolean {
  const said =
    typeof cf?.['clientAcceptEncoding'] === 'string' ? cf['clientAcceptEncoding'] : headers.get('Accept-Encoding');
  return (said ?? '').split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(coding));
}
