import {classNames} from './class-names';
import {Link, type LinkProps} from './Link';
import {textLink} from './TextLink.css';

type Props = Omit<LinkProps, 'target' | 'rel'> & {
  /** `inline` in a sentence (default), `standalone` on its own, `framed` not to be missed, `quiet` in a list of links. */
  readonly variant?: keyof typeof textLink;
};

/** Shows a link with the look of a link. */
export function TextLink({variant = 'inline', className, ...rest}: Props) {
  return <Link {...rest} className={classNames(textLink[variant], className)} />;
}
