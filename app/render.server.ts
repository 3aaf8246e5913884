import type {ServerBuild} from '@remix-run/server-runtime';
import {createRequestHandler} from '@shopify/remix-oxygen';

import {answerClosed} from './answer-closed.server';
import {answerForms} from './answer-forms.server';
import {answerMissing} from './answer-missing.server';
import {answerOutages} from './answer-outages.server';
import {createContext, type ContextOptions, type RequestContext} from './context.server';

/** Renders a page: its answer carries the cookies that loaders and actions have asked for. */
export type RenderPage = (options: ContextOptions) => Promise<Response>;

/** Remix over the context of one request. Hydrogen's own headers, tracking and its proxy of the platform stay off. */
export function createRenderPage(build: ServerBuild, mode: string): RenderPage {
  const contexts = new WeakMap<Request, RequestContext>();
  const handle = createRequestHandler({
    build: answerClosed(answerOutages(answerMissing(answerForms(build)))),
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
    if (made.context.preview.isOn) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    for (const cookie of made.cookies()) response.headers.append('Set-Cookie', cookie);
    return response;
  };
}
