import type {ButtonHTMLAttributes, ReactNode} from 'react';

import * as styles from './Button.css';
import {classNames} from './class-names';
import {Link, type LinkProps} from './Link';

type Look = {
  /** From most to least weight: `primary` (default), `secondary`, `tertiary` (outlined), `ghost` (words alone). */
  readonly variant?: keyof typeof styles.variant;
  /** The one bright thing of a page: add to cart, to the checkout. At most one in sight. */
  readonly bright?: boolean;
  /** Stands on dark green. */
  readonly inverted?: boolean;
  /** Is the chosen one of several; say so with `aria-pressed` or `aria-current` too. */
  readonly active?: boolean;
  /** Lower, and as wide as its words also on phones, where other buttons take the whole width. */
  readonly inline?: boolean;
  /** Something is under way: shows a sign of it. The button stays in reach, so that focus is not lost. */
  readonly pending?: boolean;
  readonly children: ReactNode;
};

type AsButton = Look & ButtonHTMLAttributes<HTMLButtonElement> & {readonly href?: undefined};
type AsLink = Look & LinkProps;

/**
 * Shows a button, or with `href` a link that looks like one. `type` is `submit` unless told otherwise, for most buttons
 * here send a form. Specification, section 9, Layout: variants primary, secondary, tertiary, ghost; options inverted,
 * active, inline; full width up to 768 px.
 */
export function Button(props: AsButton | AsLink) {
  if (props.href !== undefined) {
    const {variant, bright, inverted, active, inline, pending, children, className, ...link} = props;
    return (
      <Link {...link} className={classNames(look(props), className)}>
        {pending && <span className={styles.spinner} aria-hidden="true" />}
        {children}
      </Link>
    );
  }
  const {variant, bright, inverted, active, inline, pending, children, className, type = 'submit', ...rest} = props;
  return (
    <button {...rest} type={type} aria-busy={pending ? true : undefined} className={classNames(look(props), className)}>
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

function look({variant = 'primary', bright, inverted, active, inline}: Omit<Look, 'children'>): string | undefined {
  return classNames(
    styles.button,
    inverted ? styles.inverted[variant] : styles.variant[variant],
    inverted && styles.invertedFocus,
    bright && styles.bright,
    active && styles.active,
    inline && styles.inline,
  );
}
