import type {NormalisedUrl} from '../framework/representation.server';
import {admitBurst, type BurstLimiter} from './admission.server';
import {isBusinessVisitor} from './business-visitor.server';
import {publicPage} from './public-pages.server';

/**
 * Returns a 429 for more reads per minute from one network than people cause, of pages that the document cache cannot
 * serve: pages of one visitor's own, all pages of a business, addresses without a page, and pages with parameters.
 * `null` for everything else.
 */
export async function admitRead(
  request: Request,
  {pathname, search}: Pick<NormalisedUrl, 'pathname' | 'search'>,
  reads: BurstLimiter,
): Promise<Response | null> {
  const isCached = publicPage(pathname) !== null && search.size === 0 && !isBusinessVisitor(request, pathname);
  return request.method === 'POST' || isCached ? null : admitBurst(request, reads);
}
