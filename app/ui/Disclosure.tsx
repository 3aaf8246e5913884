import type {ReactNode} from 'react';

import * as styles from './Disclosure.css';
import {Icon} from './Icon';

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  /** For links that lead to it. Not every browser opens what such a link leads into: let it begin open. */
  readonly id?: string;
};

/**
 * Shows words that open on demand: the platform's own `<details>`, so that it needs no script and the page's search
 * finds them.
 */
export function Disclosure({summary, children, defaultOpen, group, id}: Props) {
  return (
    <details id={id} className={styles.disclosure} open={defaultOpen} {...(group === undefined ? {} : {name: group})}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
