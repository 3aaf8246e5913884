import {Link} from '@remix-run/react';

import type {LinkProps} from '../../ui/link-component';

/**
 * Links of the design system as the router's: pages of the shop open without a new document, and their data is fetched
 * when a visitor is about to follow. All other addresses (hosts of their own, fragments) stay plain links.
 */
export function RouterLink({href, ...attributes}: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...attributes} />;
  return <Link to={href} prefetch="intent" {...attributes} />;
}
