import type {ReactNode} from 'react';

import * as styles from './Layout.css';

type Props = {readonly children: ReactNode};

/** Puts one thing below the other, with even space between. Space is the stack's, not its children's. */
export function Stack({children}: Props) {
  return <div className={styles.stack}>{children}</div>;
}

/** Puts large cards, its `<li>`, beside each other: one on phones, two on tablets, three on wide screens. */
export function Grid({children}: Props) {
  return <ul className={styles.grid}>{children}</ul>;
}
