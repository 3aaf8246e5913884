import {Link} from '@remix-run/react';

import type {LinkProps} from '../../ui/link-component';

/** Every search costs the search service one and the visitor a bit of the limit: none is made ahead. */
const SEARCH = /^\/(de|en)\/search\?/;

/** Login and logout lead to another host: they are documents of their own, and nothing of them is fetched ahead. */
const ACCOUNT_HOST = /^\/log(in|out)\?/;

/**
 * Links of the design system as the router's: pages of the shop open without a new document, and their data is fetched
 * when a visitor is about to follow. All other addresses (hosts of their own, fragments) stay plain links.
 */
export function RouterLink({href, ...attributes}: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//') || ACCOUNT_HOST.test(href)) {
    return <a href={href} {...attributes} />;
  }
  return <Link to={href} prefetch={SEARCH.test(href) ? 'none' : 'intent'} discover="none" {...attributes} />;
}
