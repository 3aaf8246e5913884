import type {ReactNode} from 'react';

import {classNames} from '../../ui/class-names';
import * as styles from './AmountList.css';

export type AmountRow = {
  readonly key: string;
  readonly label: ReactNode;
  /** Formatted, or a word in its place such as 'free'. */
  readonly amount: string;
  /** Of the label, smaller and after it: 'incl. VAT'. */
  readonly note?: string;
  /** `total` stands below a line of its own, `strong` is only bolder. */
  readonly weight?: 'total' | 'strong';
};

/** Shows amounts below each other, their decimals in line: subtotal, shipping, total. */
export function AmountList({rows}: {readonly rows: readonly AmountRow[]}) {
  return (
    <dl className={styles.list}>
      {rows.map(({key, label, amount, note, weight}) => (
        <div key={key} className={classNames(styles.row, weight && styles.weight[weight])}>
          <dt>
            {label}
            {note !== undefined && <span className={styles.note}> {note}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
