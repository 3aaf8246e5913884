import {DOCUMENTS, ON_CLICK} from '../pages/browser-values';

/**
 * Tells whether the router opens an address, without a new document; hosts of their own and fragments it leaves to the
 * browser.
 */
export function isRouted(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !DOCUMENTS.test(href);
}

/** Tells whether an address is on another host: those of the shop have none. */
export function isElsewhere(href: string): boolean {
  return /^https?:/.test(href);
}

/** Tells whether what an address needs may be fetched when a visitor is about to follow it. */
export function mayPrefetch(href: string): boolean {
  return isRouted(href) && !ON_CLICK.test(href) && prefetchesLinks();
}

/**
 * Tells whether the browser follows `<link rel="prefetch">`. Those without speculation rules do not: WebKit ignores the link,
 * and Firefox judges it by the policy's `default-src`, which is `'none'`, and reports a violation for each.
 */
function prefetchesLinks(): boolean {
  return 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
}
