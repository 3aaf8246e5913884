import type {ReactNode} from 'react';

import * as styles from './Empty.css';

type Props = {
  /** The heading of the page, or one below it. */
  readonly level: 'page' | 'section';
  readonly title: string;
  readonly children?: ReactNode;
};

/** Shows a list with nothing in it. */
export function Empty({level, title, children}: Props) {
  const Heading = level === 'page' ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
