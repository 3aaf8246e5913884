import type {ReactNode} from 'react';

import {Icon} from './Icon';
import * as styles from './Notice.css';

const ICONS = {success: 'check', info: 'leaf', warning: 'alert', error: 'alert'} as const;

type Props = {
  readonly tone: keyof typeof styles.notice;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Whether it can take the focus, as an error can. */
  readonly focusable?: boolean;
};

/** Shows what happened and what to do next. Errors interrupt screen readers, everything else waits its turn. */
export function Notice({tone, title, children, focusable = tone === 'error'}: Props) {
  return (
    <div
      className={styles.notice[tone]}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={focusable ? -1 : undefined}
    >
      <span className={styles.mark[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
