import {redirect, type ServerBuild, type LoaderFunction} from '@remix-run/server-runtime';
import {createRequestHandler} from '@shopify/remix-oxygen';

import {LONGEST_WAIT_SECONDS} from '../config/resilience';
import {CACHE_POLICY_HEADER, partialPolicy} from '../domain/http/cache-policy';
import {withQuery} from '../domain/http/follow-redirects';
import {createPageBuilds} from '../framework/page-build.server';
import {SCRIPTS_HEADER} from '../config/scripts-header';
import {withEachHandler, withHandlers, type Handler} from '../framework/route-handlers.server';
import {createLruCache} from '../runtime/lru-cache.server';
import {memoByIdentity} from '../runtime/memo-by-identity';
import {ServiceError} from '../services/service-error.server';
import {ALLOWED_METHODS, isFrame, methodNotAllowed} from './method-not-allowed.server';
import {createContext, type ContextOptions, type RequestContext} from './context.server';
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
    if (made.context.isDataRequest || isJson(response)) response.headers.set(SCRIPTS_HEADER, build.assets.version);
    if (made.isPartial()) shortenLife(response);
    if (made.context.preview.isOn) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    for (const cookie of made.cookies()) response.headers.append('Set-Cookie', cookie);
    return response;
  };
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

/** Seconds after which crawlers and monitors may ask again. */
const CLOSED_FOR = '600';

function closed(handler: Handler): Handler {
  return (input) => {
    if (input.context.isClosed) throw new Response(null, {status: 503, headers: {'Retry-After': CLOSED_FOR}});
    return handler(input);
  };
}

/**
 * Middleware: answers 503 in place of every loader and action but the frame's while the shop is closed for maintenance. The page that
 * says so is the frame.
 */
function maintenance(build: ServerBuild): ServerBuild {
  return withEachHandler(build, (handler, id) => (isFrame(id) ? handler : closed(handler)));
}

/** Seconds after which a visitor may try again while a hosted service is down. */
const RETRY_AFTER = 30;

function unavailable({waitSeconds}: ServiceError): Response {
  // A service that wants to be asked again at once, or in a week, says little of when this page is worth another try.
  const seconds = Math.min(Math.max(waitSeconds ?? RETRY_AFTER, 1), LONGEST_WAIT_SECONDS);
  return new Response(null, {status: 503, headers: {'Retry-After': String(seconds)}});
}

function answering(handler: Handler): Handler {
  return async (input) => {
    try {
      return await handler(input);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      input.context.report(error);
      throw unavailable(error);
    }
  };
}

/**
 * Middleware: answers an outage of a hosted service with 503. The one place where a `ServiceError` becomes a page. All other
 * errors stay what they are.
 */
function errorTo503(build: ServerBuild): ServerBuild {
  return withEachHandler(build, answering);
}

function leadingOn(loader: LoaderFunction): LoaderFunction {
  return async (input) => {
    const wayOn = async () => {
      const target = await input.context.movedTo();
      return target === null ? null : redirect(withQuery(target, new URL(input.request.url).search), 301);
    };
    try {
      const answer = await loader(input);
      return (isMissing(answer) ? await wayOn() : null) ?? answer;
    } catch (error) {
      throw (isMissing(error) ? await wayOn() : null) ?? error;
    }
  };
}

/** Whether a loader says 404: by a response, or by data that has that status. */
function isMissing(answer: unknown): boolean {
  if (answer instanceof Response) return answer.status === 404;
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return false;
  const {init} = answer;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

/**
 * Middleware: looks in the lists of redirects when a loader finds nothing at its address. The one place where a 404 becomes a
 * redirect. An address that has a page is never redirected, and one that is gone for good (410) stays gone.
 */
function redirectFallback(build: ServerBuild): ServerBuild {
  return withHandlers(build, ({loader, ...rest}) => ({...rest, ...(loader && {loader: leadingOn(loader)})}));
}
