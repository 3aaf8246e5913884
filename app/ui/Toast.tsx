import type {ReactNode} from 'react';

import {Icon} from './Icon';
import * as styles from './Toast.css';
import {VisuallyHidden} from './VisuallyHidden';

type Props = {
  readonly children: ReactNode;
  /** Of the button that closes it, for screen readers. */
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/**
 * Shows a few words at the foot of the window that the page can do without. It stays until it is closed: nobody has to
 * read fast.
 */
export function Toast({children, closeLabel, onClose}: Props) {
  return (
    <div className={styles.toast} role="status">
      <div className={styles.words}>{children}</div>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{closeLabel}</VisuallyHidden>
      </button>
    </div>
  );
}
