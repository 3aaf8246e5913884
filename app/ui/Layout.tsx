import type {ReactNode} from 'react';

import {classNames} from './class-names';
import * as styles from './Layout.css';

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

/** Puts one thing below the other, with even space between. Space is the stack's, not its children's. */
export function Stack({gap = 2, align = 'stretch', as: Element = 'div', className, ...rest}: Props) {
  return <Element {...rest} className={classNames(styles.stack, styles.gap[gap], styles.align[align], className)} />;
}

type ColumnsProps = {
  readonly split?: keyof typeof styles.split;
  readonly align?: keyof typeof styles.columnsAlign;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Puts things side by side above 768 px, one below the other up to it. */
export function Columns({split = 'halves', align = 'start', children, className}: ColumnsProps) {
  return (
    <div className={classNames(styles.columns, styles.split[split], styles.columnsAlign[align], className)}>
      {children}
    </div>
  );
}

type GridProps = {
  readonly columns?: keyof typeof styles.gridColumns;
  /** `ul` (default) for things of a kind; its children are then `<li>`. */
  readonly as?: 'ul' | 'ol' | 'div';
  readonly children: ReactNode;
  readonly className?: string;
};

/** Puts things of a kind beside each other, as many as the screen has room for. */
export function Grid({columns = 'cards', as: Element = 'ul', children, className}: GridProps) {
  return <Element className={classNames(styles.grid, styles.gridColumns[columns], className)}>{children}</Element>;
}
