import type {ServerBuild} from '@remix-run/server-runtime';
import {createRequestHandler} from '@shopify/remix-oxygen';

import {maintenance} from './maintenance.server';
import {ALLOWED_METHODS, methodNotAllowed} from './method-not-allowed.server';
import {redirectFallback} from './redirect-fallback.server';
import {errorTo503} from './error-to-503.server';
import {createContext, type ContextOptions, type RequestContext} from './context.server';

/** Renders a page: its answer carries the cookies that loaders and actions have asked for. */
export type RenderPage = (options: ContextOptions) => Promise<Response>;

/** Remix over the context of one request. Hydrogen's own headers, tracking and its proxy of the platform stay off. */
export function createRenderPage(build: ServerBuild, mode: string): RenderPage {
  const contexts = new WeakMap<Request, RequestContext>();
  const handle = createRequestHandler({
    build: maintenance(errorTo503(redirectFallback(methodNotAllowed(build)))),
    mode,
    poweredByHeader: false,
    collectTrackingInformation: false,
    proxyStandardRoutes: false,
    getLoadContext: (request) =>
      contexts.get(request)?.context ?? Promise.reject(new Error('A request without context.')),
  });
  return async (options) => {
    const made = await createContext(options);
    contexts.set(options.request, made);
    const response = await handle(options.request);
    if (response.status === 405) response.headers.set('Allow', ALLOWED_METHODS);
    if (made.context.preview.isOn) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    for (const cookie of made.cookies()) response.headers.append('Set-Cookie', cookie);
    return response;
  };
}
