import {DOCUMENTS, ON_CLICK} from '../pages/browser-values';

/**
 * Tells whether the router opens an address, without a new document; hosts of their own and fragments it leaves to the
 * browser.
 */
export function isRouted(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !DOCUMENTS.test(href);
}

/** Tells whether what an address needs may be fetched when a visitor is about to follow it. */
export function mayPrefetch(href: string): boolean {
  return isRouted(href) && !ON_CLICK.test(href);
}
