import type {ReactNode} from 'react';

import {classNames} from './class-names';
import * as styles from './Stack.css';

type Props = {
  /** Multiples of 8 px, `half` for 4, `section` for the air between sections of a page; 2 (16 px) unless told otherwise. */
  readonly gap?: keyof typeof styles.gap;
  readonly align?: keyof typeof styles.align;
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'header' | 'aside';
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-labelledby'?: string;
};

/** One thing below the other, with even space between. Space is the stack's, not its children's. */
export function Stack({gap = 2, align = 'stretch', as: Element = 'div', className, ...rest}: Props) {
  return <Element {...rest} className={classNames(styles.stack, styles.gap[gap], styles.align[align], className)} />;
}
