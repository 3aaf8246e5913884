import type {ServerBuild} from '@remix-run/server-runtime';
import {createRequestHandler} from '@shopify/remix-oxygen';

import {CACHE_POLICY_HEADER, partialPolicy} from '../domain/http/cache-policy';
import {createPageBuilds} from '../framework/page-build.server';
import {SCRIPTS_HEADER} from '../config/scripts-header';
import {createLruCache} from '../runtime/lru-cache.server';
import {memoByIdentity} from '../runtime/memo-by-identity';
import {createContext, type ContextOptions, type RequestContext} from './context.server';
import {errorTo503} from './error-to-503.server';
import {maintenance} from './maintenance.server';
import {ALLOWED_METHODS, methodNotAllowed} from './method-not-allowed.server';
import {redirectFallback} from './redirect-fallback.server';
import type {ShopContext} from './shop-context';
import {unknownLanguage} from './unknown-language.server';

/** Renders a page: its answer carries the cookies that loaders and actions have asked for. */
export type RenderPage = (options: ContextOptions) => Promise<Response>;

/**
 * Makes the renderer of pages: Remix over the context of one request. Hydrogen's own headers, tracking and its proxy of
 * the platform stay off.
 */
export function createRenderPage(build: ServerBuild, mode: string): RenderPage {
  const contexts = new WeakMap<Request, RequestContext>();
  const buildFor = buildsByPath(maintenance(errorTo503(redirectFallback(methodNotAllowed(unknownLanguage(build))))));
  const handlerOf = memoByIdentity((part: ServerBuild) =>
    createRequestHandler({
      build: part,
      mode,
      poweredByHeader: false,
      collectTrackingInformation: false,
      proxyStandardRoutes: false,
      getLoadContext: (request) =>
        contexts.get(request)?.context ?? Promise.reject(new Error('A request without context.')),
    }),
  );
  return async (options) => {
    const made = await createContext(options, build.assets.version);
    contexts.set(options.request, made);
    const response = await handlerOf(buildFor(made.context.pathname))(options.request);
    if (response.status === 405) response.headers.set('Allow', ALLOWED_METHODS);
    const scripts = scriptsOf(response, made.context, build.assets.version);
    if (scripts !== null) response.headers.set(SCRIPTS_HEADER, scripts);
    if (made.isPartial()) shortenLife(response);
    if (made.context.preview.isOn) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    for (const cookie of made.cookies()) response.headers.append('Set-Cookie', cookie);
    return response;
  };
}

/**
 * Returns the build that data name; `null` for documents. A page's data with drafts name one that no page is of: a page that was open
 * before the preview began has no bar that says so, and a document has one.
 */
function scriptsOf(
  response: Response,
  {isDataRequest, preview}: Pick<ShopContext, 'isDataRequest' | 'preview'>,
  build: string,
): string | null {
  if (isDataRequest) return preview.isOn ? 'preview' : build;
  return isJson(response) ? build : null;
}

/** Whether it is data that a script asks for beside the router. */
function isJson({headers}: Response): boolean {
  return headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/** Shortens the life of an answer that lacks a part, because a service was down. Nothing else does. */
function shortenLife({status, headers}: Response): void {
  const policy = headers.get(CACHE_POLICY_HEADER);
  // A list of redirects that did not answer, for example: the next visitor's page may be another one.
  if (status !== 200) headers.set('Cache-Control', 'no-store');
  else if (policy !== null) headers.set(CACHE_POLICY_HEADER, partialPolicy(policy));
}

/** How many characters the remembered paths have together. */
const KEPT_PATHS = 200_000;

/** Does the same as `createPageBuilds`, which ranks all routes for each call, but remembers recent paths. */
function buildsByPath(build: ServerBuild): (pathname: string) => ServerBuild {
  const buildFor = createPageBuilds(build);
  const sizeOf = (pathname: string) => pathname.length;
  const kept = createLruCache<ServerBuild>({ttlMs: Infinity, maxSize: KEPT_PATHS, sizeOf, clock: Date.now});
  return (pathname) => {
    const known = kept.get(pathname);
    if (known) return known;
    const part = buildFor(pathname);
    kept.set(pathname, part);
    return part;
  };
}
