import type {ReactNode} from 'react';

import * as styles from './FactTable.css';

type FactRow = {readonly label: string; readonly value: ReactNode};

type Props = {
  /** Left out where a heading or a summary already says it. */
  readonly title?: string;
  readonly heading?: 'h2' | 'h3';
  readonly rows: readonly FactRow[];
};

/** Names and values below each other; nothing where there are none. */
export function FactTable({title, heading: Heading = 'h2', rows}: Props) {
  if (rows.length === 0) return null;
  return (
    <div>
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      <dl className={styles.table}>
        {rows.map(({label, value}) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Row = {readonly label: string; readonly value: FactRow['value'] | null};

/** Returns the rows that say something; what nobody has said is left out. */
export function factRows(rows: readonly Row[]): readonly FactRow[] {
  return rows.flatMap(({label, value}) => (value === null || value === '' ? [] : [{label, value}]));
}
