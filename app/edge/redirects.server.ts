import {movedPath} from '../pages/moved-path';
import {redirectTo} from './refusal.server';
import type {NormalisedUrl} from '../framework/representation.server';

/**
 * Returns the redirect (301) for a document whose path has moved, with its query kept; `null` for every other request.
 * A data request cannot follow a plain redirect: there the route that meets the path answers it.
 */
export function redirectMoved(request: Request, url: NormalisedUrl): Response | null {
  if (request.method === 'POST' || url.representation.kind !== 'document') return null;
  const {search, searchParams} = new URL(request.url);
  const target = movedPath(url.pathname, searchParams);
  return target === null
    ? null
    : redirectTo(
        target.replace(/(?=#|$)/, () => search),
        301,
      );
}
