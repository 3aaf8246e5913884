import type {ReactNode} from 'react';

import {lead as leadStyle} from '../../styles/type.css';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './LinkPage.css';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A page that says what a link will do, and does it only when a button is pressed. */
export function LinkPage({title, lead, children}: Props) {
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      {children}
    </PageWidth>
  );
}
