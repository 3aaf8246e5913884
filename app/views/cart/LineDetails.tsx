import type {ReactNode} from 'react';

import {Icon} from '../../ui/Icon';
import * as styles from './LineDetails.css';

type Props = {
  readonly summary: string;
  readonly children: ReactNode;
};

/** A quiet link that opens what can be changed about a line: the platform's `<details>`, which needs no script. */
export function LineDetails({summary, children}: Props) {
  return (
    <details className={styles.details}>
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
