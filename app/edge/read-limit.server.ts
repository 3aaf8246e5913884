import type {NormalisedUrl} from '../framework/representation.server';
import {admitBurst, type BurstLimiter} from './admission.server';
import {isBusinessVisitor} from './business-visitor.server';
import {canonicalQuery} from './document-key.server';
import {publicPage} from './public-pages.server';

/**
 * Returns a 429 for more reads per minute from one network than people cause, of pages that the document cache cannot
 * serve: pages of one visitor's own, all pages of a business, addresses without a page, and pages with parameters that
 * they read. `null` for everything else. The cache ignores other parameters, such as those of a campaign.
 */
export async function admitRead(
  request: Request,
  {pathname, search}: Pick<NormalisedUrl, 'pathname' | 'search'>,
  reads: BurstLimiter,
): Promise<Response | null> {
  const page = publicPage(pathname);
  const isPlain = page !== null && canonicalQuery(search, page).query === '';
  const isCached = isPlain && !isBusinessVisitor(request, pathname);
  return request.method === 'POST' || isCached ? null : admitBurst(request, reads);
}
