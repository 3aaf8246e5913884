import {Link} from '@remix-run/react';

import {isElsewhere, isRouted, mayPrefetch} from '../../framework/page-address';
import {useTranslate} from '../../i18n/use-translate';
import type {LinkProps} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

/**
 * Links of the design system as the router's: pages of the shop open without a new document, and their data is fetched
 * when a visitor is about to follow. All other addresses (hosts of their own, fragments) stay plain links, and so do all links
 * on the worker: their HTML is the same, and the router's link takes five times as long to render.
 *
 * A link to another host opens a new tab and says so; a file to take along does not, for the page stays
 * (docs/decisions/172-two-levels-on-a-phone.md).
 */
export function RouterLink({href, keepScroll = false, ...attributes}: LinkProps) {
  if (isElsewhere(href) && attributes.download === undefined) return <NewTabLink {...attributes} href={href} />;
  if (import.meta.env.SSR || !isRouted(href)) return <a {...attributes} href={href} />;
  const prefetch = mayPrefetch(href) ? 'intent' : 'none';
  return <Link to={href} prefetch={prefetch} discover="none" preventScrollReset={keepScroll} {...attributes} />;
}

/** A new tab knows nothing of this one: browsers see to that for `_blank` by themselves. */
function NewTabLink({'aria-label': label, children, ...attributes}: Omit<LinkProps, 'keepScroll'>) {
  const hint = ` ${useTranslate()('common:newTab')}`;
  return (
    <a {...attributes} target="_blank" aria-label={label && label + hint}>
      {children}
      <VisuallyHidden>{hint}</VisuallyHidden>
    </a>
  );
}
