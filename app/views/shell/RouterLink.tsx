import {Link} from '@remix-run/react';

import type {LinkProps} from '../../ui/Link';
import {isRouted, mayPrefetch} from '../../framework/page-address';

/**
 * Links of the design system as the router's: pages of the shop open without a new document, and their data is fetched
 * when a visitor is about to follow. All other addresses (hosts of their own, fragments) stay plain links.
 */
export function RouterLink({href, ...attributes}: LinkProps) {
  if (!isRouted(href)) return <a href={href} {...attributes} />;
  return <Link to={href} prefetch={mayPrefetch(href) ? 'intent' : 'none'} discover="none" {...attributes} />;
}
