import {dataRedirect} from '../framework/data-redirect.server';
import {movedPath} from '../pages/moved-path';
import {REDIRECT_KEPT, redirectTo} from './refusal.server';
import type {NormalisedUrl} from '../framework/representation.server';

/**
 * Returns the redirect for a page whose path has moved, with its query kept: 301 for a document, for a data request what the router
 * follows (202, as Remix). `null` for every other request.
 */
export function redirectMoved(request: Request, url: NormalisedUrl): Response | null {
  if (request.method === 'POST') return null;
  const isDocument = url.representation.kind === 'document';
  const target = movedPath(url.pathname, url.search);
  if (target === null) return null;
  const search = isDocument ? new URL(request.url).search : url.search.toString().replace(/^(?=.)/, '?');
  const location = target.replace(/(?=#|$)/, () => search);
  if (isDocument) return redirectTo(location, 301);
  const headers = {'Content-Type': 'text/x-script; charset=utf-8', 'Cache-Control': REDIRECT_KEPT};
  return new Response(dataRedirect(location), {status: 202, headers});
}
