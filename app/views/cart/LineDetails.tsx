import type {ReactNode} from 'react';

import {Icon} from '../../ui/Icon';
import * as styles from './LineDetails.css';

type Props = {
  readonly summary: string;
  /** Whether it is open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/**
 * Shows a quiet link that opens what can be changed about a line: the platform's `<details>`, which needs no script.
 */
export function LineDetails({summary, open = false, children}: Props) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
