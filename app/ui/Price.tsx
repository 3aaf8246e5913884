import type {ReactNode} from 'react';

import {classNames} from './class-names';
import * as styles from './Price.css';
import {VisuallyHidden} from './VisuallyHidden';

type Props = {
  /** As the shopper reads it, formatted: '12,90 €'. */
  readonly amount: ReactNode;
  /** The price before a reduction, struck through, with its name for screen readers ('Instead of'). */
  readonly before?: {readonly amount: ReactNode; readonly label: string} | undefined;
  /** The name of the amount for screen readers, needed where `before` is there ('Now'). */
  readonly label?: string | undefined;
  /** The price of one unit, such as '35,60 €/kg', in a line of its own. */
  readonly unit?: ReactNode;
  readonly size?: keyof typeof styles.price;
};

/** Shows a price, with the former one struck through when it is reduced. */
export function Price({amount, before, label, unit, size = 'medium'}: Props) {
  return (
    <span className={styles.price[size]}>
      <span className={classNames(styles.current, before && styles.reduced)}>
        {label !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
        {amount}
      </span>
      {before && (
        <s className={styles.before}>
          <VisuallyHidden>{`${before.label} `}</VisuallyHidden>
          {before.amount}
        </s>
      )}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
