import type {ReactNode} from 'react';

import {lead as leadStyle} from '../../styles/type.css';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './TextPage.css';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** Shows a page as wide as a text: its title, what it is for, then its form or its outcome. */
export function TextPage({title, lead, children}: Props) {
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      {children}
    </PageWidth>
  );
}
