import {isElsewhere} from '../../framework/page-address';
import {useTranslate} from '../../i18n/use-translate';
import type {LinkProps} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

/**
 * Shows a link of the design system as `<a>`; `RoutedLinks` has the router open it where it can. A link to another host opens a new tab
 * and says so; a file to take along does not, for the page stays (docs/decisions/172-two-levels-on-a-phone.md).
 */
export function ShopLink({href, keepScroll = false, replaces = false, ...attributes}: LinkProps) {
  if (isElsewhere(href) && attributes.download === undefined) return <NewTabLink {...attributes} href={href} />;
  const data = {'data-keep-scroll': keepScroll ? '' : undefined, 'data-replace': replaces ? '' : undefined};
  // Addresses come last: classes behind tags compress better.
  return <a {...attributes} {...data} href={href} />;
}

/** A new tab knows nothing of this one: browsers see to that for `_blank` by themselves. */
function NewTabLink({'aria-label': label, children, ...attributes}: Omit<LinkProps, 'keepScroll' | 'replaces'>) {
  const hint = ` ${useTranslate()('common:newTab')}`;
  return (
    <a {...attributes} target="_blank" aria-label={label && label + hint}>
      {children}
      <VisuallyHidden>{hint}</VisuallyHidden>
    </a>
  );
}
