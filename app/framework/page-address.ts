import {DEFAULT_LANGUAGE, LANGUAGES} from '../config/languages';
import {DOCUMENTS, ON_CLICK} from '../pages/browser-values';

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|');

/** Home, and what stands below a language: the router knows no other page. */
const PAGE = new RegExp(`^/((${others})|(${LANGUAGES.join('|')})/[^?#]+)?([?#]|$)`);

/** The end of a file's path, such as a picture's. */
const FILE = /^[^?#]*\.\w+([?#]|$)/;

/**
 * Tells whether the router opens an address, without a new document; hosts of their own, files and fragments it leaves to the
 * browser.
 */
export function isRouted(href: string): boolean {
  return PAGE.test(href) && !FILE.test(href) && !DOCUMENTS.test(href);
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
