import type {ReactNode} from 'react';

import {classNames} from './class-names';
import * as styles from './Columns.css';

type Props = {
  readonly split?: keyof typeof styles.split;
  readonly align?: keyof typeof styles.align;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Side by side above 768 px, one below the other up to it. */
export function Columns({split = 'halves', align = 'start', children, className}: Props) {
  return (
    <div className={classNames(styles.columns, styles.split[split], styles.align[align], className)}>{children}</div>
  );
}
