import type {ReactNode} from 'react';

import {classNames} from './class-names';
import * as styles from './Grid.css';

type Props = {
  readonly columns?: keyof typeof styles.columns;
  /** `ul` (default) for things of a kind; its children are then `<li>`. */
  readonly as?: 'ul' | 'ol' | 'div';
  readonly children: ReactNode;
  readonly className?: string;
};

/** Things of a kind beside each other, as many as the screen has room for. */
export function Grid({columns = 'cards', as: Element = 'ul', children, className}: Props) {
  return <Element className={classNames(styles.grid, styles.columns[columns], className)}>{children}</Element>;
}
