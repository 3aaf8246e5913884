import {classNames} from './class-names';
import {Link, type LinkProps} from './Link';
import {textLink} from './TextLink.css';
import {VisuallyHidden} from './VisuallyHidden';

type Props = Omit<LinkProps, 'target' | 'rel'> & {
  /** `inline` in a sentence (default), `standalone` on its own, `framed` not to be missed, `quiet` in a list of links. */
  readonly variant?: keyof typeof textLink;
  /** Opens a new tab; the text is added for screen readers, such as '(opens in a new tab)'. */
  readonly newTab?: string | undefined;
};

/** Shows a link with the look of a link. */
export function TextLink({variant = 'inline', newTab, className, children, ...rest}: Props) {
  // A new tab knows nothing of this one: browsers see to that for `_blank` by themselves.
  const tab = newTab === undefined ? {} : {target: '_blank'};
  return (
    <Link {...rest} {...tab} className={classNames(textLink[variant], className)}>
      {children}
      {newTab !== undefined && <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>}
    </Link>
  );
}
