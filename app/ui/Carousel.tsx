import type {ReactNode} from 'react';

import * as styles from './Carousel.css';

type Props = {
  /** What is in it, for screen readers; with it the keyboard can scroll the row. */
  readonly label: string;
  /** Each an `<li>`. */
  readonly children: ReactNode;
};

/**
 * Shows things in a row that scrolls sideways and comes to rest at each of them: the platform's own scrolling, without
 * a script.
 */
export function Carousel({label, children}: Props) {
  return (
    <div className={styles.window} role="region" aria-label={label} tabIndex={0}>
      <ul className={styles.row}>{children}</ul>
    </div>
  );
}
